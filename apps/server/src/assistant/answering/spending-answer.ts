import { isKindOfSpending, type Period, type Query } from '@casita/reader'
import { monthOf } from '../../calendar.ts'
import { totalOf } from '../../expenses/ledger.service.ts'
import { standingOf } from '../budgets/budgeting.ts'
import { namesCategory } from '../household.ts'
import { type Reply, textOf } from '../message.ts'
import { leftPhrase } from '../month-line.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { bold, money, reply, roundly } from '../wording.ts'
import { answerAllFood } from './all-food.ts'
import {
  type About,
  aboutOf,
  daysFrom,
  filterOf,
  type Sum,
  sumOf,
  sumOfWords,
  toldOf,
} from './asked-about.ts'
import { between, comparison, sameDaysBefore } from './comparison.ts'
import { distance } from './distance.ts'
import { leftOutOf } from './leaving-out.ts'
import { latestOfAll, listing } from './listing.ts'
import { isMonthly, monthlyAverage } from './monthly-average.ts'
import { outOfPocket } from './out-of-pocket.ts'
import { top } from './ranking.ts'
import { asOfEach } from './who-paid.ts'

/** A question about what was spent, and not about the book itself. */
export type SpendingQuery = Query & { readonly ask: 'total' | 'compare' | 'top' | 'list' }

/** Whether a question is about what was spent. */
export function isOfSpending({ ask }: Pick<Query, 'ask'>): boolean {
  return ask === 'total' || ask === 'compare' || ask === 'top' || ask === 'list'
}

/**
 * Answers a question with the ledger's own numbers, naming the period and what they are about. Null when the question is
 * not understood.
 */
export async function answerQuery(turn: Turn, asked: SpendingQuery): Promise<Reply | null> {
  const { words } = turn
  const text = textOf(turn.message)
  const query = asSummary(asOfEach(asked, text), text)
  const { categoryId, categoryKind, words: searched } = query.scope
  // A kind of spending that the household has no category for must not become everything.
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
          ...(await besides(turn, about, period, total)),
        ].join('\n'),
      )
    case 'top':
      return reply((await top(turn, query, about, period, told, total)).join('\n'))
    case 'list':
      return reply((await listing(turn, query, about, period, told)).join('\n'))
    default:
      return query.ask satisfies never
  }
}

/** 'What was the 137?', where nothing is of just that: with any cents, where something is. */
async function withCents(turn: Turn, about: About, period: Period): Promise<About> {
  const { atLeast, atMost } = about
  if (atLeast === undefined || atLeast !== atMost || atLeast % 100 > 0) return about
  const rounded = { ...about, atMost: atLeast + 99 }
  const [just, nearly] = await Promise.all([sumOf(turn, about, period), sumOf(turn, rounded, period)])
  return just.count === 0 && nearly.count > 0 ? rounded : about
}

/** 'Resumen del mes': a total of all is told with what most of it went on. */
function asSummary(query: SpendingQuery, text: string): SpendingQuery {
  const { ask, scope, average, without } = query
  const isOfAll = scope.words === '' && scope.categoryKind === null && !average && !without
  return ask === 'total' && isOfAll && matches(text, 'summary')
    ? { ...query, ask: 'top', ranking: 'categories' }
    : query
}

const daysOfUnit = { day: 1, week: 7 } as const

/** What a total comes to a day or a week, in the part of its period that has come. */
function averageOf(turn: Turn, { average }: Query, { from, to }: Period, { sum }: Sum): string[] {
  if (!average || average === 'month' || from === null) return []
  const last = to === null || to > turn.today ? turn.today : to
  const days = daysFrom(from, last)
  if (days <= daysOfUnit[average]) return []
  return [turn.words.average(bold(roundly(turn, (sum * daysOfUnit[average]) / days)), average, days)]
}

/**
 * Single expenses of a thing ('los gastos de café') are those called so, where there are any, not all of its category; so
 * is its total where most of those are filed elsewhere ('Mel', of a dog). What belongs nowhere else ('bebé') is only a name.
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

/** How many in a category are called by the words that are asked about. */
async function calledSoIn(turn: Turn, named: About, categoryId: string, period: Period): Promise<number> {
  const filter = { ...filterOf(named, period), category_id: categoryId }
  return (await totalOf(turn.work.db, turn.member.householdId, filter)).count
}

/** 'Compare with last month' names one period; the other one is this month. */
function periodOf(turn: Turn, { period, against }: Query): Period {
  if (period.from !== against?.from || period.to !== against?.to) return period
  const { first, last } = monthOf(turn.today)
  return { name: 'this_month', from: first, to: last }
}

/** What helps to judge a total: this month against the same days of the last, and a word's part of its category. */
async function besides(turn: Turn, about: About, period: Period, total: Sum): Promise<string[]> {
  const lines: string[] = []
  if (about.category && about.words && !namesCategory(about.category, about.words)) {
    const inWords = await sumOfWords(turn, about, period)
    const isOfKind = inWords.count === 0 && (isKindOfSpending(about.words) || about.words.includes(' '))
    if (inWords.count < total.count && !isOfKind)
      lines.push(turn.words.ofThese(bold(money(turn, inWords.sum)), turn.words.withWords(about.words)))
  }
  if (period.name === 'this_month') {
    const { sum, month } = await sameDaysBefore(turn, about)
    if (sum > 0) lines.push(turn.words.before(month, bold(money(turn, sum))))
    const standing = await budgetOf(turn, about)
    if (standing) lines.push(leftPhrase(turn, standing))
  }
  return lines
}

/** The budget of all that a total is of: of a category or, where nothing is named, of the household; null for none. */
async function budgetOf(turn: Turn, { category, words, personId, atLeast, atMost, without, unfiled }: About) {
  const isNamed = category && (words === '' || namesCategory(category, words) || isKindOfSpending(words))
  const isWhole = isNamed || (!category && words === '')
  const isPart = personId !== null || without || unfiled || atLeast !== undefined || atMost !== undefined
  return isWhole && !isPart ? standingOf(turn, category?.id ?? null) : null
}
