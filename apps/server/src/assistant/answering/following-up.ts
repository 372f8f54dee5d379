import { type Budget, type Meaning, type Query, read } from '@casita/reader'
import { addDays } from '../../calendar.ts'
import { fold } from '../../folding.ts'
import type { Reply } from '../../message.ts'
import { askedQuery, budgetQuery, totalQuery } from '../as-read.ts'
import type { AskedQuery } from '../conversation-state.ts'
import { everyLanguage } from '../replies/index.ts'
import {
  afterOpening,
  isDefinite,
  matches,
  saysHowMuch,
  withoutPointers,
  withoutPunctuation,
  wordsOf,
} from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'
import { firstName, reply } from '../wording.ts'
import { comparedWith } from './compared-with.ts'
import { goneOnWith } from './going-on.ts'
import { isOfAll, ofAll } from './of-all.ts'
import { joined, otherThan, periodMeant, periodNow, thisMonth } from './periods-before.ts'
import { refined } from './refining.ts'
import { sumOfBoth } from './sum-of-both.ts'

/**
 * The full question that a follow-up means: 'y la semana pasada?', 'and Tom?', 'e em farmácia?'. What it names
 * replaces that part of the last question; the rest stays. Null for all other messages.
 */
export function followUp(turn: Turn, text: string, meaning: Meaning): Query | Budget | null {
  const last = goneOnWith(turn, meaning)
  if (!last) return null
  // 'Y 12 mil más el sábado' (and 12 thousand more on Saturday) states an amount.
  if (meaning.kind === 'not_expense' && meaning.wouldBe?.dateStated && !text.includes('?')) return null
  // 'Et un croissant', after something was recorded, is another expense.
  const isThing = meaning.kind === 'missing_amount' && !text.includes('?')
  if (isThing && !turn.conversation.hasJustHeard) return null
  const said = withoutPunctuation(afterOpening(text) ?? text)
  const before: Query = askedQuery(last)
  const days = lastSo(turn, said, before)
  if (days && !last.ofBudget) return days
  const anew = askedAnew(turn, text, last)
  if (anew) return anew
  const isAtOnce = turn.conversation.hasJustHeard && !last.ofBudget
  const parts = isAtOnce ? askedAtOnce(turn, text, meaning, last) : null
  if (parts) return parts
  const narrows = turn.conversation.hasJustHeard && mayNarrow(meaning) ? refined(text) : null
  const end = narrows ?? afterOpening(text)
  if (end === null) return null
  // 'What about just me?' has two openings.
  const rest = refined(end) ?? end
  const goesOn = narrows !== null || couldGoOn(meaning)
  if (!last.ofBudget && matches(rest, 'allOfUs'))
    return { ...before, other: undefined, scope: { ...before.scope, person: null } }
  const wider = withPeriod(turn, rest, before)
  if (wider) return wider
  if (last.ofBudget) return goesOn ? budgetOf(turn, rest) : null
  if (matches(rest, 'inTotal') && !isOfAll(before.scope))
    return { ...before, ask: 'total', against: null, other: undefined, scope: ofAll }
  const period = periodMeant(turn, withoutPunctuation(rest), before.period)
  if (period) return { ...before, ask: plain(before.ask), period, against: null }
  const person = personMeant(turn, rest, meaning, before.scope.person)
  if (person) return { ...before, other: undefined, scope: { ...before.scope, person: person.id } }
  if (!goesOn) return null
  return withAsked(turn, before, rest, meaning)
}

/** The question that a message means right after the last one, with or without an opening; null if it means none. */
function askedAtOnce(turn: Turn, text: string, meaning: Meaning, last: AskedQuery): Query | null {
  return (
    partOfThat(text, meaning, last) ??
    sumOfBoth(withoutPunctuation(afterOpening(text) ?? text), last) ??
    partsOf(turn, withoutPunctuation(text), last) ??
    mostOf(text, meaning, last) ??
    comparedWith(text, meaning, last) ??
    leavingOut(turn, text, meaning, last) ??
    inPeriod(turn, text, meaning, last)
  )
}

/**
 * 'E agora quanto dá?': the last question once more, about the same time if something was changed in between; null for
 * other words.
 */
function askedAnew({ conversation, today }: Turn, text: string, last: AskedQuery): Query | Budget | null {
  if (!matches(text, 'askedAnew')) return null
  if (last.ofBudget) return budgetQuery(last.scope)
  const period = conversation.hasJustHeard ? periodNow(last.period, today) : null
  return { ...askedQuery(last), period: period ?? last.period }
}

/** 'Et avec hier ?': the last question for that period, too, if no day lies between the two; null for other words. */
function withPeriod(turn: Turn, rest: string, last: Query): Query | null {
  const word = everyLanguage.find((words) => fold(rest).startsWith(`${words.with} `))?.with
  if (word === undefined || last.against) return null
  const asked = questionsWith(turn, rest.slice(word.length))
  const other = asked.find(({ period, scope }) => period.name !== 'this_month' && isOfAll(scope))
  const period = other ? joined(last.period, other.period) : null
  return period && { ...last, ask: plain(last.ask), period }
}

/** The person that a follow-up names: a member, the sender, or the other one of two; undefined for none. */
function personMeant(turn: Turn, rest: string, meaning: Meaning, last: Query['scope']['person']) {
  // A pronoun, or a word such as 'my wife', means the only other member. A name may have an article: 'E o Beto?'.
  const [other, ...more] = isSomebody(turn, rest) ? othersThan(turn, last) : []
  if (other && more.length === 0) return other
  return memberCalled(turn, rest) ?? turn.household.members.find(({ id }) => isShortFor(id, rest, meaning))
}

/** The member whose name, or word for the sender, is all that is said; undefined for none. */
function memberCalled({ household, member }: Turn, said: string) {
  const isMe = matches(said, 'mine') || everyLanguage.some(({ me }) => me === fold(said))
  const called = [fold(said), withoutPointers(said)]
  return household.members.find(({ id, name }) =>
    isMe ? id === member.userId : called.some((each) => [fold(name), fold(firstName(name))].includes(each)),
  )
}

/** The last question with the new ranking, average, category or period in place of the old one. */
function withAsked(turn: Turn, last: Query, rest: string, meaning: Meaning): Query | null {
  // 'Y cuánto fue la comida del perro?', after a ranking, asks for the sum.
  const isSum = last.ask === 'top' && meaning.kind === 'query' && saysHowMuch(rest)
  const before: Query = isSum ? { ...last, ask: 'total', ranking: undefined } : last
  const asked = meaning.kind === 'query' ? [meaning] : questionsWith(turn, rest)
  const top = asked.find(({ ranking }) => ranking === 'expenses')
  if (top && isOnlyTop(top))
    return { ...before, ask: 'top', ranking: 'expenses', smallest: top.smallest, against: null }
  const average = [...asked, ...questionsWith(turn, rest)].find((each) => each.average)?.average
  if (average) return { ...before, ask: 'total', against: null, average }
  for (const { scope, period } of asked) {
    // A question without a period of its own means the current month, so that period is not a change.
    const isSame = period.name === 'this_month'
    const since: Query = isSame
      ? before
      : { ...before, ask: plain(before.ask), period: otherThan(before.period, period), against: null }
    if (scope.categoryId)
      return { ...since, other: undefined, scope: { ...before.scope, ...scope, person: before.scope.person } }
    if (scope.words === '' && !isSame) return since
  }
  return null
}

/**
 * 'Y el taxi', right after an expense was recorded, is not a question but another expense without an amount. Null for
 * every other message.
 */
export function asNextThing(turn: Turn, text: string, meaning: Meaning): Meaning | null {
  const { deeds, hasJustHeard } = turn.conversation
  const isBehind = deeds[0]?.did === 'recorded' && !deeds[0].undone && !hasJustHeard && !turn.repliedTo
  const rest = meaning.kind === 'query' && isBehind && !text.includes('?') ? afterOpening(text) : null
  const thing = rest === null ? null : read(rest, contextOf(turn))
  return thing?.kind === 'missing_amount' ? thing : null
}

/** Whether the single word is short for a member's name: 'And Dani?' for Daniela. */
function isShortFor(memberId: string, rest: string, meaning: Meaning): boolean {
  return wordsOf(rest).length === 1 && meaning.kind === 'query' && meaning.scope.person === memberId
}

/**
 * Whether a question names no period, scope or person, such as 'Y el menor?'; it then takes them from the last
 * question.
 */
function isOnlyTop({ period, scope }: Query): boolean {
  return period.name === 'this_month' && scope.words === '' && !scope.categoryId && scope.person === null
}

/**
 * Asks who is meant by 'And she?', after a question, if the household has several other members, or none. Null for all
 * other messages.
 */
export function askWhoElse(turn: Turn, text: string): Reply | null {
  const last = turn.conversation.lastQuery
  const rest = afterOpening(text)
  if (!last || rest === null || !turn.conversation.hasJustHeard || !isSomebody(turn, rest)) return null
  const others = othersThan(turn, last.scope.person)
  return others.length === 1 ? null : reply(turn.words.whoElse(others.map(({ name }) => firstName(name))))
}

/**
 * Resolves 'How much did my wife spend?' to the only other member; asks who is meant if there are several, or none.
 * Questions without such a word stay as they are.
 */
export function ofKin(turn: Turn, query: Query): Query | Reply {
  if (!query.kin) return query
  const [only, ...more] = othersThan(turn, null)
  if (only && more.length === 0) return { ...query, scope: { ...query.scope, person: only.id } }
  turn.conversation.rememberQuery(query, turn.work.now)
  const names = only ? [only, ...more].map(({ name }) => firstName(name)) : []
  return reply(turn.words.whoElse(names))
}

/** Whether the words refer to a member without a name: 'Ella', 'my mum'. */
function isSomebody(turn: Turn, rest: string): boolean {
  const isOther = everyLanguage.some(({ others }) => others.includes(withoutPunctuation(rest)))
  return isOther || questionsWith(turn, rest).some(({ kin }) => kin === true)
}

/** The members other than the sender and the given person; if there are none, all but the sender. */
function othersThan(turn: Turn, person: string | null) {
  const others = turn.household.members.filter(({ id }) => id !== turn.member.userId)
  const rest = others.filter(({ id }) => id !== person)
  return rest.length > 0 ? rest : others
}

/**
 * 'In the last 7?': the last question for that many days; for weeks, months or years if its period had that unit and
 * the number is below `fewest`. After a list, 'los últimos 7' means expenses.
 */
function lastSo(turn: Turn, said: string, before: Query): Query | null {
  const found = everyLanguage.map(({ lastSo }) => lastSo.exec(said)).find((each) => each)
  const count = Number(found?.groups?.count ?? 0)
  const isOfExpenses = found?.[1] === undefined && (before.ask === 'list' || before.ask === 'top')
  if (count === 0 || isOfExpenses) return null
  const unit = Object.entries(daysOf).find(([name]) => before.period.name.endsWith(name))?.[1] ?? 1
  const days = Math.round(count * (count < fewest ? unit : 1))
  const period = { name: 'days' as const, from: addDays(turn.today, 1 - days), to: turn.today }
  return { ...before, ask: plain(before.ask), period, against: null }
}

/**
 * 'Mostly on what?' and 'y yo en qué?' ask for the categories of the last question; 'by how much?', after a comparison,
 * repeats it with the difference.
 */
function partsOf(turn: Turn, said: string, last: AskedQuery): Query | null {
  const before: Query = askedQuery(last)
  const isOfPerson = last.scope.person !== null && matches(said, 'whatTheyBought')
  if (isOfPerson || matches(said, 'inDetail'))
    return { ...before, ask: 'list', ranking: undefined, against: null, other: undefined }
  const asked = everyLanguage.map(({ onWhat }) => onWhat.exec(said)).find(Boolean)
  if (asked) {
    const who = asked.groups?.who?.trim()
    const person = who === undefined ? undefined : memberCalled(turn, who)
    if (who !== undefined && !person) return null
    const scope = person ? { ...before.scope, person: person.id } : before.scope
    return { ...before, ask: 'top', ranking: 'categories', against: null, other: undefined, scope }
  }
  if (!matches(said, 'byHowMuch')) return null
  const [one, other, ...more] = turn.household.members
  const isOfTwo = last.ask === 'top' && last.ranking === 'members' && other && more.length === 0
  if (one && isOfTwo)
    return {
      ...before,
      ask: 'compare',
      against: null,
      scope: { ...before.scope, person: one.id },
      other: { ...before.scope, person: other.id },
    }
  return last.ask === 'compare' ? before : null
}

/**
 * 'La plus chère ?', 'quelle est la plus grosse ?', 'biggest one?', 'por persona', right after a question: a ranking
 * of what it was about. Null if the message says more.
 */
function mostOf(text: string, meaning: Meaning, last: AskedQuery): Query | null {
  const said = withoutPunctuation(text)
  const which = everyLanguage.find(({ whichIs }) => whichIs.test(said))?.whichIs
  const isArranged = everyLanguage.some(({ by }) => by.some((each) => said.startsWith(`${each} `)))
  if (meaning.kind !== 'query' || !meaning.ranking || !isOnlyTop(meaning)) return null
  if (!(isDefinite(text) || text.includes('?') || isArranged || which)) return null
  const most = which ? said.replace(which, '') : said
  if (wordsOf(most).length > 3 || matches(most, 'ofOurs')) return null
  const { period } = last
  // 'Quién gastó más?' is about all members, whoever was asked about before.
  const scope = meaning.ranking === 'members' ? { ...last.scope, person: null } : last.scope
  return { ...meaning, period, scope }
}

/** 'Depuis lundi', 'ce week-end', right after a question: the same for that period. Null if the message says more. */
function inPeriod(turn: Turn, text: string, meaning: Meaning, last: AskedQuery): Query | null {
  if (meaning.kind !== 'not_expense' || meaning.reason !== 'unrelated' || wordsOf(text).length > 4)
    return null
  const found = questionsWith(turn, text).find(({ period }) => period.name !== 'this_month')
  if (!found || !isOfAll(found.scope)) return null
  return { ...askedQuery(last), ask: plain(last.ask), period: found.period, against: null }
}

/**
 * 'Sin contar el gas', right after a question: the same without it. Null if the message says more, or itself asks for a
 * list or a ranking.
 */
function leavingOut(turn: Turn, text: string, meaning: Meaning, last: AskedQuery): Query | null {
  if (meaning.kind === 'expenses' || meaning.kind === 'ambiguous') return null
  if (meaning.kind === 'query' && meaning.ask !== 'total') return null
  const said = afterOpening(text) ?? text
  const except = everyLanguage
    .flatMap(({ exceptFor, without }) => exceptFor.map((each) => ({ each, without })))
    .find(({ each }) => withoutPunctuation(said).startsWith(`${each} `))
  // 'Menos el gas' (except the gas) is reworded to be read as an exclusion.
  const rest = except ? `${except.without} ${said.slice(except.each.length)}` : said
  const found = questionsWith(turn, rest).find(({ without }) => without)
  if (!found || !isOfAll(found.scope)) return null
  const before = askedQuery(last)
  return { ...before, ask: plain(last.ask), against: null, other: undefined, without: found.without }
}

/**
 * 'Y cuánto de eso fue Kevin?' (how much of that was Kevin): what a member spent of the last question's scope. Null if
 * the message says more.
 */
function partOfThat(text: string, meaning: Meaning, last: AskedQuery): Query | null {
  if (meaning.kind !== 'query' || meaning.scope.person === null || !matches(text, 'partOfThat')) return null
  const { person, words, categoryKind } = meaning.scope
  if (categoryKind !== null || (words !== '' && !matches(words, 'partOfThat'))) return null
  return { ...askedQuery(last), ask: 'total', against: null, scope: { ...last.scope, person } }
}

/** From this number on the unit is days, whatever the last question's period. */
const fewest = 7
const daysOf = { week: 7, month: 30, year: 365 } as const

/** Remembers that the member asked what is left of a budget. */
export function heardOfBudget(turn: Turn, scope: Budget['scope']): void {
  turn.conversation.rememberQuery(totalQuery(thisMonth(turn.today), scope), turn.work.now, true)
}

/** 'Y para el súper?', after a question about a budget: the budget of the named category. */
function budgetOf(turn: Turn, rest: string): Budget | null {
  const named = questionsWith(turn, rest).find(({ scope }) => scope.categoryId)
  return named ? budgetQuery(named.scope) : null
}

/**
 * Whether a message may continue the last question; one that names no person may still mean the person named before.
 */
function couldGoOn(meaning: Meaning): boolean {
  if (meaning.kind === 'query') return meaning.scope.person === null && meaning.against === null
  if (meaning.kind === 'not_expense') return meaning.reason === 'unrelated' || meaning.reason === 'question'
  return meaning.kind === 'missing_amount'
}

/** Whether a message may narrow the last question, because it is not itself an expense, a request or a correction. */
function mayNarrow(meaning: Meaning): boolean {
  const isAtMostOfDay =
    meaning.kind === 'correction' && Object.keys(meaning.changes).every((field) => field === 'date')
  return isAtMostOfDay || ['query', 'not_expense', 'missing_amount', 'small_talk'].includes(meaning.kind)
}

/** The questions that the words may end, in every language. */
function questionsWith(turn: Turn, rest: string): Query[] {
  const context = contextOf(turn)
  const meanings = everyLanguage.flatMap(({ howMuchWas }) =>
    howMuchWas.map((beginning) => read(`${beginning} ${rest}?`, context)),
  )
  return meanings.filter((meaning) => meaning.kind === 'query')
}

/** A comparison is between this month and another; for any other period it becomes a total. */
function plain(ask: Query['ask']): Query['ask'] {
  return ask === 'compare' ? 'total' : ask
}
