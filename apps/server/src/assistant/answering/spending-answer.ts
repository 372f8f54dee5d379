import { isKindOfSpending, type Period, type Query } from '@casita/reader'
import { daysIn } from '../../calendar.ts'
import { totalOf } from '../../expenses/ledger.service.ts'
import { type Reply, textOf } from '../../message.ts'
import { standingOf } from '../budgets/budgeting.ts'
import { namesCategory } from '../household.ts'
import { leftPhrase } from '../month-line.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { bold, money, reply, roundly } from '../wording.ts'
import { answerAllFood } from './all-food.ts'
import { type About, aboutOf, filterOf, type Sum, sumOf, sumOfWords, toldOf } from './asked-about.ts'
import { between, comparison, sameDaysBefore } from './comparison.ts'
import { distance } from './distance.ts'
import { leftOutOf } from './leaving-out.ts'
import { latestOfAll, listing } from './listing.ts'
import { isMonthly, monthlyAverage } from './monthly-average.ts'
import { outOfPocket } from './out-of-pocket.ts'
import { thisMonth } from './periods-before.ts'
import { top } from './ranking.ts'
import { asOfEach } from './who-paid.ts'

/** A question about spending, rather than about the ledger's entries. */
export type SpendingQuery = Query & { readonly ask: 'total' | 'compare' | 'top' | 'list' }

/** Whether a question is about spending. */
export function isOfSpending({ ask }: Pick<Query, 'ask'>): boolean {
  return ask === 'total' || ask === 'compare' || ask === 'top' || ask === 'list'
}

/**
 * Answers a question with figures from the ledger, naming their period and scope. Null if the question is not
 * understood.
 */
export async function answerQuery(turn: Turn, asked: SpendingQuery): Promise<Reply | null> {
  const { words } = turn
  const text = textOf(turn.message)
  const query = asSummary(asOfEach(asked, text), text)
  const { categoryId, categoryKind, words: searched } = query.scope
  // Without a matching category, a kind of spending must not be taken for all spending.
  if (categoryKind && !categoryId && !searched) return null
  const period = periodOf(turn, query)
  const whole = await narrowed(turn, query, aboutOf(turn, query), period)
  const food = await answerAllFood(turn, query, period)
  if (food) return reply(food.join('\n'))
  if (query.other) return reply((await between(turn, query, period, query.other)).join('\n'))
  const leftOut = query.ask === 'compare' ? undefined : query.without
  const without = leftOut && (await leftOutOf(turn, whole, period, leftOut))
  if (without === null) return null
  const named = without ? { ...whole, without } : whole
  const about = await withCents(turn, named, period)
  if (isMonthly(query)) return reply((await monthlyAverage(turn, about, period)).join('\n'))
  if (query.upTo !== undefined) return reply((await distance(turn, about, period, query.upTo)).join('\n'))
  const total = await sumOf(turn, about, period)
  if (total.count === 0 && !query.sure) return null
  const told = toldOf(turn, named, period, total)
  if (query.ask === 'compare' || query.against)
    return reply((await comparison(turn, about, told, total, { ...query, period })).join('\n'))
  if (total.count === 0 && query.ask === 'list')
    return reply((await latestOfAll(turn, query, about, period, told)).join('\n'))
  if (total.count === 0) {
    const paid = await outOfPocket(turn, about, period, total)
    return reply(paid.length > 0 ? [words.notedNothing(told), ...paid].join('\n') : words.nothing(told))
  }
  switch (query.ask) {
    case 'total':
      return reply(
        [
          words.total(told),
          ...averageOf(turn, query, period, total),
          ...(await outOfPocket(turn, about, period, total)),
          ...(await besides(turn, query, about, period, total)),
        ].join('\n'),
      )
    case 'top':
      return reply((await top(turn, query, about, period, told, total)).join('\n'))
    case 'list':
      return reply(
        [
          ...(await listing(turn, query, about, period, told)),
          ...(query.whether || query.payers ? await calledSo(turn, query, about, period, total) : []),
        ].join('\n'),
      )
    default:
      return query.ask satisfies never
  }
}

/** 'What was the 137?': accepts any cents if no expense is exactly 137 but some are 137 and cents. */
async function withCents(turn: Turn, about: About, period: Period): Promise<About> {
  const { atLeast, atMost } = about
  if (atLeast === undefined || atLeast !== atMost || atLeast % 100 > 0) return about
  const rounded = { ...about, atMost: atLeast + 99 }
  const [just, nearly] = await Promise.all([sumOf(turn, about, period), sumOf(turn, rounded, period)])
  return just.count === 0 && nearly.count > 0 ? rounded : about
}

/** 'Resumen del mes' (summary of the month) turns the overall total into a ranking of categories. */
function asSummary(query: SpendingQuery, text: string): SpendingQuery {
  const { ask, scope, average, without } = query
  const isOfAll = scope.words === '' && scope.categoryKind === null && !average && !without
  return ask === 'total' && isOfAll && matches(text, 'summary')
    ? { ...query, ask: 'top', ranking: 'categories' }
    : query
}

const daysOfUnit = { day: 1, week: 7 } as const

/** The average per day or week, over the elapsed part of the period. */
function averageOf(turn: Turn, { average }: Query, { from, to }: Period, { sum }: Sum): string[] {
  if (!average || average === 'month' || from === null) return []
  const last = to === null || to > turn.today ? turn.today : to
  const days = daysIn({ first: from, last })
  if (days <= daysOfUnit[average]) return []
  return [turn.words.average(bold(roundly(turn, (sum * daysOfUnit[average]) / days)), average, days)]
}

/**
 * Narrows a question from a category to a name. A list or ranking for a thing ('los gastos de café') takes the
 * expenses of that name, if there are any, instead of its whole category; so does a total if most of them are in other
 * categories ('Mel', a dog's name). A thing that only fits the category 'other' ('bebé') is always taken as a name.
 */
async function narrowed(turn: Turn, { ask, scope }: Query, about: About, period: Period): Promise<About> {
  const { category, words } = about
  if (!category || !words || namesCategory(category, words) || isKindOfSpending(words)) return about
  const named = { ...about, category: null }
  if (scope.categoryKind === 'other') return named
  const { count } = await sumOf(turn, named, period)
  if (count === 0) return about
  const isOfSingle = ask === 'list' || ask === 'top'
  return isOfSingle || (await calledSoIn(turn, named, category.id, period)) * 2 < count ? named : about
}

/** How many expenses of a category match the words of the question. */
async function calledSoIn(turn: Turn, named: About, categoryId: string, period: Period): Promise<number> {
  const filter = { ...filterOf(named, period), category_id: categoryId }
  return (await totalOf(turn.work.db, turn.member.householdId, filter)).count
}

/** 'Compare with last month' names only one period; the other one is the current month. */
function periodOf(turn: Turn, { period, against }: Query): Period {
  return period.from === against?.from && period.to === against?.to ? thisMonth(turn.today) : period
}

/**
 * Lines that put a total in context: what share of its category the words make up, the same days of the previous
 * month, and the budget.
 */
async function besides(
  turn: Turn,
  query: Query,
  about: About,
  period: Period,
  total: Sum,
): Promise<string[]> {
  const lines = await calledSo(turn, query, about, period, total)
  if (period.name === 'this_month') {
    const { sum, month } = await sameDaysBefore(turn, about)
    if (sum > 0) lines.push(turn.words.before(month, bold(money(turn, sum))))
    const standing = await budgetOf(turn, about)
    if (standing) lines.push(leftPhrase(turn, standing))
  }
  return lines
}

/** A line how much of a category's total is called as the question says, if not all of it. */
async function calledSo(
  turn: Turn,
  { whether, payers }: Query,
  { category, words, ...about }: About,
  period: Period,
  total: Sum,
): Promise<string[]> {
  if (!category || !words || namesCategory(category, words)) return []
  const inWords = await sumOfWords(turn, { category, words, ...about }, period)
  if (inWords.count >= total.count) return []
  if (inWords.count > 0)
    return [turn.words.ofThese(bold(money(turn, inWords.sum)), turn.words.withWords(words))]
  const isVague = words.includes(' ') && !whether && !payers
  return isKindOfSpending(words) || isVague ? [] : [turn.words.noneOfThese(words)]
}

/**
 * The budget that covers exactly what a total is about: a category's, or the household's if nothing is named; null for
 * none.
 */
async function budgetOf(turn: Turn, { category, words, personId, atLeast, atMost, without, unfiled }: About) {
  const isNamed = category && (words === '' || namesCategory(category, words) || isKindOfSpending(words))
  const isWhole = isNamed || (!category && words === '')
  const isPart = personId !== null || without || unfiled || atLeast !== undefined || atMost !== undefined
  return isWhole && !isPart ? standingOf(turn, category?.id ?? null) : null
}
