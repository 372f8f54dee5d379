import { addDays } from '../../days/calendar.ts'
import { periodOf, periodsIn } from '../../days/period.ts'
import type { Meaning, Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { onlyOwnAmount } from '../../numbers/figure.ts'
import { type Period, type PeriodName, periodNames, type QueryAsk, type Scope } from '../../scope.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasParticle, isParticle, particleEnd } from '../../words/particle.ts'
import { mayApply, rule } from '../../words/rule.ts'
import {
  after,
  allOf,
  has,
  hasAny,
  isAsked,
  isAt,
  type Sentence,
  type Stretch,
  senseAt,
  textOf,
} from '../../words/sentence.ts'
import type { SenseType } from '../../words/vocabulary.ts'
import { namesThing } from '../named.ts'
import { openingWith, startsWith } from '../opening.ts'
import { budgetDifference, takenOff } from '../raised-by.ts'
import { askOf, rankingIn } from './ask.ts'
import { averageIn } from './asked-average.ts'
import { twoPlacesIn } from './asked-between.ts'
import { boundsIn, isAllWithin } from './asked-bound.ts'
import { countOf, countsExpenses, isLastSome, isLastSomeOf } from './asked-count.ts'
import { asksHowOften, asksLastTime, thingsIn } from './asked-last-time.ts'
import { asksForLeft, remainingBudgetQuery } from './asked-left.ts'
import { asksForPart, timeUnitAskedIn } from './asked-part.ts'
import { scopeOf } from './asked-scope.ts'
import { smallestAsked } from './asked-smallest.ts'
import { weekdaysIn } from './asked-weekdays.ts'
import { asksWhatBehind, asksWhatBought } from './asked-what.ts'
import { asksWhatNoted, withoutWords } from './asked-what-noted.ts'
import { asksWhetherDone } from './asked-whether.ts'
import { asksWhoPaid } from './asked-who-paid.ts'
import { kinIn } from './asked-whose.ts'
import { leftOutIn } from './left-out.ts'

/** Reads questions about spending, and questions and requests about budgets. */
export function readQuestion(scan: Scan): Meaning | null {
  return (mayApply(scan.sentence, budget) ? budget.read(scan) : null) ?? readQuery(scan)
}

/** Reads a question or a request about a budget. */
export const budget = rule(readBudget, [], ['left', 'howMuch', 'budget', 'limit', 'change'])

/**
 * Reads some questions in unambiguous words: when something was last paid, as a list of that expense; what was
 * cheapest, as a top from the smallest; on which day most was spent, as a top of days; 'Everything over 50' and 'Jack
 * bought what?', as lists. Otherwise null.
 */
export function readLastTime(scan: Scan): Query | null {
  if ([isAllWithin, asksWhatBehind, asksWhatBought, isLastSomeOf].some((asks) => asks(scan)))
    return queryOf(scan, 'list')
  if (asksWhatNoted(scan)) return withoutWords(queryOf(scan, 'list'))
  const smallest = smallestAsked(scan)
  // In 'A mais barata' the last word is not 'barata' (cockroach).
  if (smallest) return { ...queryOf(scan, 'top', smallest), ranking: 'expenses', smallest: true }
  if (asksForPart(scan)) return ofPart(queryOf(scan, 'top'), scan)
  if (asksHowOften(scan)) return ofAllTime(queryOf(scan, 'list'), scan)
  return asksLastTime(scan) ? queryOf(scan, 'list') : null
}

function readBudget(scan: Scan): Meaning | null {
  const { sentence } = scan
  // 'How are we doing vs last month' compares two periods.
  const isCompared = hasAny(sentence, 'compare') && hasAny(sentence, 'period', 'month')
  if (isCompared && !hasAny(sentence, 'budget', 'limit')) return null
  const coded = scan.claims.includes('number')
  const isPlain = hasAny(sentence, 'left') && scan.figures.length === 0 && !coded
  if (isPlain || asksForLeft(scan)) return remainingBudgetQuery(scan)
  if (!hasAny(sentence, 'budget')) {
    const limits = startsWith(sentence, 'limit') && scan.figures.length === 1 && isLongLimit(scan)
    return limits || (isAt(sentence, 0, 'limit', 'change') && isPerMonth(scan)) ? wish(scan) : null
  }
  const isSpent = hasAny(sentence, 'spend', 'cost', 'consume') && !isBudgetPut(sentence)
  if (isSpent && !hasAny(sentence, 'howMuch')) return null
  if (scan.figures.length === 0) return lowered(scan) ?? remainingBudgetQuery(scan)
  if (hasParticle(sentence, allOf(sentence), 'save')) return null
  if (scan.figures.length > 1 && !startsWith(sentence, 'limit')) return null
  if (isAt(sentence, 0, 'income', 'quote') && !isAt(sentence, 0, 'budget', 'limit')) return null
  if (isAskedByOther(sentence)) return null
  // '¿Alcanza un presupuesto de 400?' asks what is left.
  return isAsked(sentence) ? remainingBudgetQuery(scan) : wish(scan)
}

/** Whether a verb that may tell of spending is about a new budget: 'Pusimos un tope', 'on a mis une limite'. */
function isBudgetPut(sentence: Sentence): boolean {
  return sentence.tokens.some((_, at) => {
    const next = after(sentence, at)
    const budget = isAt(sentence, next, 'one') ? after(sentence, next) : next
    // 'Gastamos el presupuesto' and 'got a budget for the boiler' set none.
    const isPut = senseAt(sentence, at, 'spend')?.value !== 'buy' && isAt(sentence, at, 'spend')
    const isThat = next === budget && isParticle(sentence, next, 'plainArticle')
    return isPut && !isThat && isAt(sentence, budget, 'budget')
  })
}

/** Reads a request to remove a budget: 'Quitame el presupuesto de súper', 'remove my budget'; else null. */
export function readBudgetGivenUp(scan: Scan): Meaning | null {
  const { sentence, figures } = scan
  if (figures.length > 0 || isAsked(sentence)) return null
  const wish = openingWith(sentence, 'removesBudget')
  const start = particleEnd(sentence, wish, 'removesBudget')
  if (start === wish || !has(sentence, { start, end: sentence.tokens.length }, 'budget')) return null
  return { kind: 'budget', ask: 'remove', amount: null, scope: scopeOf(scan), sure: true }
}

/** Reads 'Take 5 off the groceries budget'; without the budget such words reduce a price. */
function lowered(scan: Scan): Meaning | null {
  const off = takenOff(scan.sentence)
  if (off === null) return null
  return { kind: 'budget', ask: 'set', amount: null, by: -off.amount, scope: scopeOf(scan), sure: true }
}

/** Whether somebody else quotes the budget: 'el fontanero pide 160, dice que presupuesto gratis', 'votre plafond'. */
function isAskedByOther(sentence: Sentence): boolean {
  const { marks } = sentence
  const first = (type: SenseType) =>
    marks.findIndex((mark) => mark?.senses.some((sense) => sense.type === type && sense.value !== 'soft'))
  const [quote, budget] = [first('quote'), first('budget')]
  const told = isParticle(sentence, budget - 1, 'your')
  return told || (quote > 0 && quote < budget)
}

/** A request for a budget; its amount is null if it has several readings or another currency than the household's. */
function wish(scan: Scan): Meaning {
  const [figure] = scan.figures
  const amount = (figure && onlyOwnAmount(scan.sentence, figure)) ?? null
  const by = amount === null ? null : budgetDifference(scan)
  if (by !== null) return { kind: 'budget', ask: 'set', amount: null, by, scope: scopeOf(scan), sure: true }
  const [scope = wishedFor(scan), other] = amount === null ? [] : (twoPlacesIn(scan) ?? [])
  return { kind: 'budget', ask: 'set', amount, scope, ...(other && { other }), sure: amount !== null }
}

/** The scope of a budget. Words after 'for' that otherwise name nothing ('for going out') still limit it. */
function wishedFor(scan: Scan): Scope {
  const { sentence, claims } = scan
  const scope = scopeOf(scan)
  const lead = scan.figures[0]?.end ?? 0
  const named = isParticle(sentence, lead, 'for') && scope.categoryKind === null ? lead + 1 : -1
  const rest = { start: named, end: sentence.tokens.length }
  const isNamed = named > 0 && scope.words === '' && claims.slice(named).every((claim) => claim === null)
  const isAll = (
    ['everything', 'namesNothing', 'allOfThem', 'all', 'household', 'wholeHousehold', 'my'] as const
  ).some((type) => hasParticle(sentence, rest, type))
  // 'Pour le mois' is one phrase.
  const isOther = has(sentence, { start: lead, end: rest.end }, 'pronoun', 'period', 'me')
  const isWords = isNamed && !isAll && rest.end > named + 1 && !isOther
  return isWords ? { ...scope, words: textOf(sentence, rest.start, rest.end) } : scope
}

/**
 * Whether a message sets a limit in more than one word, without the word budget: 'no quiero gastar más de 500 en
 * ropa', 'define um máximo de 150'.
 */
function isLongLimit({ sentence, figures }: Scan): boolean {
  if (after(sentence, 0) > 2) return true
  const lead = sentence.marks.slice(0, figures[0]?.start ?? 0)
  return lead.filter((mark) => mark?.senses.some(({ type }) => type === 'limit')).length > 1
}

/** Whether an amount per month is set: 'set clothing to 150 a month'. */
function isPerMonth({ sentence, figures }: Scan): boolean {
  const end = figures[0]?.end ?? 0
  return particleEnd(sentence, end, 'perMonth') > end
}

/**
 * Reads a message that is surely a question, however it is put: at least as a question about the spending. It is not
 * sure if it has unknown words, which may say what it asks or how.
 */
export function openQuestion(scan: Scan): Meaning {
  const { sentence, figures } = scan
  const isWish = figures.length === 1 && hasAny(sentence, 'budget', 'limit') && !isAsked(sentence)
  if (isWish && !hasAny(sentence, 'howMuch', 'spend')) return wish(scan)
  if (hasAny(sentence, 'budget', 'left')) return remainingBudgetQuery(scan)
  const query = queryOf(scan, askOf(scan) ?? (hasAny(sentence, 'list', 'show') ? 'list' : 'total'))
  const { categoryId, words } = query.scope
  const isOfMember = sentence.tokens.some((_, at) => memberAt(sentence, at) !== null)
  const isKnown = categoryId !== null || namesThing(sentence) || periodsIn(scan).length > 0 || isOfMember
  return { ...query, sure: words === '' || isKnown }
}

function readQuery(scan: Scan): Meaning | null {
  const ask = askOf(scan)
  return ask === null ? null : queryOf(scan, ask)
}

function queryOf(scan: Scan, ask: QueryAsk, aside?: Stretch): Query {
  const { sentence } = scan
  const { today } = sentence.context
  const isOfLast = asksLastTime(scan)
  const named = periodsMeant(scan)
  const [period = comparedWith(scan) ?? periodOf(isOfLast ? 'all' : 'this_month', today), other] = named
  const [now, then] =
    ask === 'compare' ? comparison(period, other ?? null, today) : [joined(period, other), null]
  const isOne = isOfLast || sentence.marks.some((_, at) => senseAt(sentence, at, 'list')?.value === 'one')
  const listed = ask === 'total' && (isOne || isLastSome(scan)) ? 'list' : ask
  const left = leftOutIn(scan)
  const each = ask === 'total' ? weekdaysIn(scan) : null
  const asked = scopeOf(scan, aside ?? left ?? each ?? undefined)
  const scope = isOfLast ? { ...asked, words: thingsIn(scan) } : asked
  const query = {
    kind: 'query',
    ask: listed,
    period: now,
    against: then,
    scope,
    ...kinIn(sentence, scope),
    ...(left && { without: left.scope }),
    ...(asksWhetherDone(sentence) && { whether: true as const }),
    sure: true,
  } as const
  // 'Who spends more, me or him?' is about both.
  const ranked = ask === 'top' ? rankingOf(scan) : null
  if (ranked?.ranking === 'members') return { ...query, ...ranked, scope: { ...scope, person: null } }
  if (ranked) return { ...query, ...ranked }
  if (each) return { ...query, ask: 'top', ranking: 'weekdays', weekdays: each.weekdays }
  const average = listed === 'total' ? averageIn(sentence) : null
  if (average !== null) return { ...query, average }
  if (listed !== 'list') return query
  const count = countsExpenses(scan) ? countOf(scan) : isOne ? 1 : undefined
  // 'Who paid the rent, you or me?' is about everybody.
  const payers = asksWhoPaid(scan, isAsked(sentence)) && {
    payers: true as const,
    scope: scope.person === 'me' ? { ...scope, person: null } : scope,
  }
  return { ...query, ...boundsIn(scan), ...(count !== undefined && { count }), ...payers }
}

/** A question about one thing, over all time unless a period is named. */
function ofAllTime(query: Query, scan: Scan): Query {
  const period = periodsMeant(scan).length === 0 ? periodOf('all', '') : query.period
  return { ...query, period, scope: { ...query.scope, words: thingsIn(scan) } }
}

/** The past period that a word of comparing names: 'How much more than last week'; null for none. */
function comparedWith({ sentence }: Scan): Period | null {
  const name = periodNames.find((each) =>
    sentence.marks.some((_, at) => senseAt(sentence, at, 'compare')?.value === each),
  )
  return name ? periodOf(name, sentence.context.today) : null
}

/**
 * Completes a question such as 'Which month': for months and weekdays, the period is everything unless another one is
 * named.
 */
function ofPart(query: Query, scan: Scan): Query {
  const ranking = timeUnitAskedIn(scan.sentence)?.ranking
  const isOfAll = ranking === 'months' || ranking === 'weekdays'
  const period = isOfAll && periodsMeant(scan).length === 0 ? periodOf('all', '') : query.period
  return { ...query, period, ranking }
}

/**
 * The periods of a message; 'all' only if no other is named, as one is in 'how much in total this week'. 'which week'
 * names none.
 */
function periodsMeant(scan: Scan): Period[] {
  const periods = periodsIn(scan, timeUnitAskedIn(scan.sentence) ?? weekdaysIn(scan) ?? undefined)
  const named = periods.filter(({ name }) => name !== 'all')
  return named.length > 0 ? named : periods
}

/** What a message asks to rank, and how many entries: 'who spent the most', 'my 3 biggest expenses', 'top 3'. */
function rankingOf(scan: Scan): Pick<Query, 'ranking' | 'count'> {
  const { tokens } = scan.sentence
  const number = tokens.findIndex(
    ({ kind }, n) => kind === 'number' && !isAt(scan.sentence, n + 1, 'dayUnit'),
  )
  const count = countsExpenses(scan) ? countOf(scan) : Number(tokens[number]?.key)
  const ranking = rankingIn(scan.sentence) ?? (countsExpenses(scan) ? 'expenses' : 'categories')
  return { ranking, ...(Number.isInteger(count) && count > 0 && count < 100 && { count }) }
}

/** Two periods as one, if one starts the day after the other ends: 'ayer y hoy'; else the first. */
function joined(period: Period, other: Period | undefined): Period {
  const follows = (first: Period, last: Period) => first.to !== null && addDays(first.to, 1) === last.from
  if (other === undefined) return period
  const [first, last] = follows(other, period) ? [other, period] : [period, other]
  return follows(first, last) ? { name: 'range', from: first.from, to: last.to } : period
}

/**
 * The two periods of a comparison: a past period alone is compared with the current one, and the current one with the
 * one before.
 */
function comparison(period: Period, other: Period | null, today: string): [Period, Period] {
  if (other !== null) return [period, other]
  const past = Object.entries(lastOf).find(([, last]) => last === period.name)?.[0] as PeriodName | undefined
  if (past !== undefined) return [periodOf(past, today), period]
  if (period.name === 'month') return [periodOf('this_month', today), period]
  return [period, periodOf(lastOf[period.name] ?? 'last_month', today)]
}

const lastOf: Partial<Readonly<Record<PeriodName, PeriodName>>> = {
  today: 'yesterday',
  this_week: 'last_week',
  this_month: 'last_month',
  this_year: 'last_year',
}
