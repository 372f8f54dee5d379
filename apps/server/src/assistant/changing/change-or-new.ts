import {
  type Correction,
  type Item,
  type Meaning,
  mayBeSpent,
  onlyItem,
  read,
  readingsOf,
} from '@casita/reader'
import { mayChange } from '../../actor.ts'
import { addDays } from '../../calendar.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import type { Reply } from '../../message.ts'
import { askReadings } from '../asking/asking.ts'
import { hasSwappedDigits } from '../meant/amount-meant.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { justRecorded, justRecordedByAnyone, latestOwn, ownIn, recentTarget } from '../meant/targets.ts'
import { pressId } from '../press.ts'
import { draftsOf } from '../recording/recording.ts'
import { isWayBack, wayBackIn } from '../recording/way-back.ts'
import { everyLanguage } from '../replies/index.ts'
import {
  afterOpening,
  isDefinite,
  isPlainNo,
  pointsAtLast,
  saysOne,
  saysToAdd,
  withoutPointers,
  withoutPunctuation,
} from '../saying.ts'
import { ageOf, contextOf, newQuestion, type Turn } from '../turn.ts'
import { bold, button, firstName, money, recordedLine, reply } from '../wording.ts'

/**
 * Asks whether a message changes a recorded expense or is another one: 'La farmacia en total fueron 6.500', some time
 * after a different amount was recorded for a farmacia; 'la farmacia 6.500', right after it; 'the taxi from Saturday
 * was 55', if one is recorded for that day; or 'add 5 to the farmacia'. Null for every other message.
 */
export async function askChangeOrNew(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo) return null
  const isAdded = saysToAdd(text)
  const hasArticle = isDefinite(afterOpening(text) ?? text)
  const bareAmount = await askLastOrNew(turn, text, meaning)
  if (bareAmount) return bareAmount
  const isTold =
    saysOne(text, 'was') || (hasArticle && (saysOne(text, 'endedAs') || (await isOfLast(turn, meaning))))
  if (!(isAdded || isTold)) return null
  const item = meaning.kind === 'not_expense' ? null : onlyItem(meaning)
  if (!item || item.currency !== turn.household.currency) return null
  const name = withoutPointers(item.description.replace(withMore, ''))
  if (name === '') return null
  const meant = await toldOf(turn, item, name, isTold && hasArticle)
  if (!meant) return null
  // Without an article, as in 'Costco was really 221', the name must match exactly or the amount nearly.
  const isSame = fold(meant.description) === fold(item.description) || isNear(item.amount, meant.amount)
  if (!isAdded && !hasArticle && !isSame) return null
  if (!mayChange(turn.member, meant))
    return item.amount === meant.amount ? null : askBeside(turn, meant, item)
  const amount = isAdded ? meant.amount + item.amount : item.amount
  return amount === meant.amount ? null : askEither(turn, meant, amount, item)
}

/** What a description says to be included: 'asado con el pan' (barbecue with the bread). */
const withMore = new RegExp(
  `\\s(?:${everyLanguage.map((words) => `${words.with} (?:${words.definite.join('|')})`).join('|')})\\s.*$`,
  'iu',
)

/** In milliseconds: a bare amount this soon after an expense is probably a correction of its amount. */
const rightBehind = 2 * 60 * 1000
/** Between these shares of the recorded amount, another amount is probably for the same thing. */
const leastOfIt = 0.5
const mostOfIt = 2

/**
 * Asks whether an amount is that of the expense just recorded, if both are of a similar size: 'Doscientos cincuenta',
 * 'I gave her 71.80 for that', '26 avec les cacahuètes' (with the peanuts), "d'occasion 28 finalement". Null for every
 * other message.
 */
async function askLastOrNew(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const item = mayBeSpent(meaning) ? onlyItem(meaning) : null
  if (!item || item.dateStated) return null
  const isBare = item.description === '' && meaning.kind === 'ambiguous' && meaning.why === 'intent'
  const isOfLast = isBare ? afterOpening(text) === null : tellsOfLast(text, item)
  const theirs = !isBare && includesMore(text, item) ? await newestOfOther(turn) : null
  const told = theirs ?? (isOfLast ? only(await recentTarget(turn)) : null)
  if (!told || turn.conversation.hasJustHeard || turn.conversation.lastAsked) return null
  const isRightBehind = !isBare || ageOf(turn, told.created_at) < rightBehind
  const part = item.amount / told.amount
  const isOwn =
    item.currency === turn.household.currency && part !== 1 && part >= leastOfIt && part <= mostOfIt
  if (!isRightBehind || !isOwn) return null
  return mayChange(turn.member, told) ? askEither(turn, told, item.amount, item) : askBeside(turn, told, item)
}

/** What another member has just recorded, if that is newer than what the sender said last; null otherwise. */
async function newestOfOther(turn: Turn): Promise<ExpenseRow | null> {
  const [last] = await justRecordedByAnyone(turn)
  const isTheirs = last && last.added_by !== turn.member.userId && last.id > turn.conversation.latestAt
  return isTheirs ? last : null
}

/** An amount and something definite that it includes: '26 avec les cacahuètes'. */
const amountWith = everyLanguage.map(
  (words) => new RegExp(`^\\d+(?: \\d+)?(?: \\S+)? ${words.with} (?:${words.definite.join('|')})(?: |$)`),
)

/**
 * Whether an amount is stated as a total that includes more, as the final one, or as the price of something only
 * pointed at.
 */
function tellsOfLast(text: string, item: Item): boolean {
  const { description, categoryKind } = item
  if (withoutPointers(description) === '') return pointsAtLast(text)
  if (includesMore(text, item)) return true
  const said = withoutPunctuation(text)
  const isEnd = everyLanguage.some(({ endedAs }) => endedAs.some((end) => said.endsWith(` ${end}`)))
  return isEnd && (categoryKind ?? 'other') === 'other'
}

/** Whether an amount is stated as a total that includes more: 'With the tip 74', '26 avec les cacahuètes'. */
function includesMore(text: string, item: Item): boolean {
  return isOfMore(text, item) || amountWith.some((each) => each.test(withoutPunctuation(text)))
}

/** Whether the words before the amount only say what it includes: 'Con gaseosa, 15'. */
function isOfMore(text: string, { description, readFrom: { amount } }: Item): boolean {
  const [lead, rest] = [text.slice(0, amount[0]?.start ?? 0), text.slice(amount.at(-1)?.end ?? 0)].map(
    withoutPunctuation,
  )
  if (rest !== '') return false
  return everyLanguage.some(
    (words) =>
      lead?.startsWith(`${words.with} `) &&
      withoutPointers(lead.slice(words.with.length)) === withoutPointers(description),
  )
}

/** In milliseconds: how long the latest expense of a name is meant, even if there are others of that name. */
const surelyToldFor = 24 * 60 * 60 * 1000
/** How many days it is meant if it is the only one of its name and its amount is near. */
const daysTold = 3
/** How many days back others of that name are searched. */
const daysLookedAt = 60

/**
 * The expense of this name that a message may refer to: one of the stated day, one that the sender has just recorded,
 * or one that any member has. If the message clearly refers to a known expense ('el vino fue 33'), also one of the
 * last days. Null for none, or several.
 */
async function toldOf(
  turn: Turn,
  { date, dateStated, amount, categoryId }: Item,
  name: string,
  isKnown: boolean,
): Promise<ExpenseRow | null> {
  const called = (expenses: readonly ExpenseRow[]) => expenses.filter((expense) => isNamedIn(expense, name))
  if (dateStated) return only(called(await ownIn(turn, { from: date, to: date })))
  const own = called(justRecorded(turn, await latestOwn(turn)))
  if (own.length > 0) return only(own)
  // 'The popcorn was 11', about what another member has just recorded.
  const recorded = await justRecordedByAnyone(turn)
  const anybodys = called(recorded)
  if (anybodys.length > 0) return only(anybodys)
  // "Gazole c'était 56", about another member's 'gasoil 65'.
  const swapped = recorded.filter(
    (one) => one.category_id === categoryId && hasSwappedDigits(amount, one.amount),
  )
  if (swapped.length > 0 && categoryId !== null) return only(swapped)
  if (!isKnown) return null
  // 'A farmácia foi 62,40' (the pharmacy), right after a medicine for 62.
  const akin = (await recentTarget(turn)).filter(
    (last) => last.category_id === categoryId && isNear(amount, last.amount, nearly),
  )
  if (akin.length > 0 && categoryId !== null) return only(akin)
  const [latest, ...before] = called(
    await ownIn(turn, { from: addDays(turn.today, -daysLookedAt), to: turn.today }),
  )
  if (!latest) return null
  const age = ageOf(turn, latest.created_at)
  const isSingle = before.length === 0 && isNear(amount, latest.amount)
  return age < surelyToldFor || (isSingle && age < daysTold * surelyToldFor) ? latest : null
}

/** Two amounts are near each other if neither is more than this many times the other. */
const near = 1.2
/** The factor for amounts that are nearly equal. */
const nearly = 1.05

function isNear(amount: number, other: number, times = near): boolean {
  return amount < other * times && other < amount * times
}

/**
 * Whether exactly one of the expenses just recorded has the name in the message: 'Le popcorn 5,60', after a popcorn
 * for 5.
 */
async function isOfLast(turn: Turn, meaning: Meaning): Promise<boolean> {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  if (!item || item.dateStated) return false
  const name = withoutPointers(item.description)
  // 'La vuelta 5.400', after a way there and a way back.
  const isBack = wayBackIn(name) !== null
  const called = (await recentTarget(turn)).filter(
    (one) => withoutPointers(one.description) === name || (isBack && isWayBack(one)),
  )
  return name !== '' && called.length === 1
}

/**
 * Reads 'Coloca mais 5 no uber' (add 5 to the uber), understood as a correction, as an expense from the words after
 * the verb, so that `askChangeOrNew` can ask. Every other meaning stays as it is.
 */
export function asAdded(turn: Turn, text: string, meaning: Meaning): Meaning {
  if (meaning.kind !== 'correction' || meaning.changes.amount === undefined || !saysToAdd(text))
    return meaning
  const [, ...behind] = text.trim().split(/\s+/)
  const told = read(behind.join(' '), contextOf(turn))
  return told.kind === 'expenses' && onlyItem(told) ? told : meaning
}

/**
 * Reads 'no, 70 mil al del agua', right after an expense of that name, as a correction of its amount. Every other
 * meaning stays as it is.
 */
export async function asDenied(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  const name = withoutPointers(item?.description ?? '')
  const [first = ''] = text.trim().split(/[\s,.]/)
  if (!item || item.dateStated || name === '' || turn.repliedTo || !isPlainNo(first)) return meaning
  const named = only(justRecorded(turn, await latestOwn(turn)).filter((each) => isNamedIn(each, name)))
  if (!named || item.currency !== turn.household.currency) return meaning
  return { kind: 'correction', about: named.description, changes: { amount: item.amount }, sure: true }
}

/** Says that the expense belongs to another member, and asks whether to record a separate one. */
function askBeside(turn: Turn, { author_name }: ExpenseRow, item: Item): Reply {
  const asked = askReadings(turn, { why: 'intent', readings: [[item]] })
  return { ...asked, text: `${turn.words.notYours(firstName(author_name))} ${asked.text}` }
}

/** Asks whether to change the amount of an expense or to record another one. */
function askEither(turn: Turn, meant: ExpenseRow, changed: number, item: Item): Reply | null {
  const { words, conversation } = turn
  const [draft] = draftsOf(turn, [item])
  if (!draft) return null
  const anew = { ...newQuestion(turn), kind: 'declined' as const, draft }
  const which = {
    ...newQuestion(turn),
    kind: 'which' as const,
    edit: { amount: changed },
    expenseIds: [meant.id],
  }
  conversation.ask(anew)
  conversation.ask(which)
  const asked = words.changeOrNew(recordedLine(turn, meant), bold(money(turn, changed)))
  return reply(asked, {
    buttons: [
      button(pressId({ does: 'which', questionId: which.id, expenseId: meant.id }), words.buttons.change),
      button(pressId({ does: 'pick', questionId: anew.id, reading: 0 }), words.buttons.another),
    ],
    subject: { questionId: which.id },
  })
}

/**
 * Says that nothing has this name and, if the correction has an amount, asks whether to record it as a new expense. To
 * get its category, the name is read with an arbitrary price.
 */
export function offerAsNew(
  turn: Turn,
  about: string,
  { amount, by = 0, payerId }: Correction['changes'],
): Reply {
  const none = reply(turn.words.nothingLikeIt(about))
  const price = amount ?? Math.max(by, 0)
  if (price === 0) return none
  const meaning = read(`${about} 100`, contextOf(turn))
  if (meaning.kind !== 'expenses' && meaning.kind !== 'ambiguous') return none
  const [[item] = []] = readingsOf(meaning)
  if (item === undefined) return none
  const isOther = payerId !== undefined && payerId !== 'me'
  const told = { ...item, amount: price, ...(isOther && { payerId }) }
  const asked = askReadings(turn, { why: 'intent', readings: [[told]] })
  return { ...asked, text: `${none.text} ${asked.text}` }
}
