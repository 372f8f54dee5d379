import { isKindOfSpending, type Period, type Query, type Scope } from '@casita/reader'
import { categoryNames, memberNames } from '../../analytics/names.ts'
import { monthOf, previousMonthToDate } from '../../calendar.ts'
import { ledgerRows, totalOf } from '../../expenses/ledger.service.ts'
import { spendingRows, totalSpending } from '../../expenses/spending.ts'
import { standingOf } from '../budgets/budgeting.ts'
import { namesCategory } from '../household.ts'
import { type Reply, textOf } from '../message.ts'
import { leftPhrase } from '../month-line.ts'
import { everyLanguage, type Told } from '../replies/index.ts'
import { bare } from '../saying.ts'
import type { Turn } from '../turn.ts'
import {
  bold,
  dayPhrase,
  expenseLine,
  firstName,
  iconBefore,
  money,
  monthName,
  percentOf,
  reply,
  roundly,
} from '../wording.ts'
import { answerAllFood } from './all-food.ts'
import {
  type About,
  aboutOf,
  daysFrom,
  filterOf,
  periodPhrase,
  type Sum,
  sumOf,
  toldOf,
} from './asked-about.ts'
import { totalWithout } from './leaving-out.ts'
import { isMonthly, monthlyAverage } from './monthly-average.ts'
import { periodBefore } from './periods-before.ts'
import { asksWhoPaid, asOfEach } from './who-paid.ts'

const mostLines = 5
const mostTop = 10
const mostDays = 3

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
  const about = await narrowed(turn, query, aboutOf(turn, query), period)
  const food = await answerAllFood(turn, query, period)
  if (food) return reply(food.join('\n'))
  if (query.other) return reply((await betweenTwo(turn, query, period, query.other)).join('\n'))
  if (isMonthly(query)) return reply((await monthlyAverage(turn, about, period)).join('\n'))
  const total = await sumOf(turn, about, period)
  if (query.without && query.ask !== 'compare') return totalWithout(turn, about, period, total, query.without)
  if (total.count === 0 && !query.sure) return null
  const told = toldOf(turn, about, period, total)
  if (query.ask === 'compare' || query.against)
    return reply((await comparison(turn, about, told, total, { ...query, period })).join('\n'))
  if (total.count === 0 && query.ask === 'list')
    return reply((await latestOfAll(turn, query, about, told)).join('\n'))
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

/** 'Resumen del mes': a total of all is told with what most of it went on. */
function asSummary(query: SpendingQuery, text: string): SpendingQuery {
  const { ask, scope, average, without } = query
  const isOfAll = scope.words === '' && scope.categoryKind === null && !average && !without
  const said = bare(text)
  const isShort = everyLanguage.some(({ summary }) => summary.test(said))
  return ask === 'total' && isOfAll && isShort ? { ...query, ask: 'top', ranking: 'categories' } : query
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

/** The latest expenses, as many as were asked for. */
async function listing(
  turn: Turn,
  query: Query,
  about: About,
  period: Period,
  told: Told,
): Promise<string[]> {
  const lines = await expenseLines(turn, about, period, {
    order: 'latest',
    most: linesOf(query),
    count: query.count === 1 ? 1 : told.count,
    payers: query.payers,
    authors: query.authors,
  })
  // Of 'my last expense', or of what came to just so much, no total is told.
  const isJust = about.atLeast !== undefined && about.atLeast === about.atMost
  return query.count === 1 || isJust ? lines : [turn.words.list(told), ...lines]
}

/** Where a month that was not asked for by name has nothing to list yet ('últimos gastos' on the first), what was before. */
async function latestOfAll(
  turn: Turn,
  query: Query,
  about: About,
  told: Omit<Told, 'sum' | 'count'>,
): Promise<string[]> {
  const nothing = turn.words.nothing(told)
  if (periodOf(turn, query).name !== 'this_month') return [nothing]
  const always: Period = { name: 'all', from: null, to: null }
  const total = await sumOf(turn, about, always)
  if (total.count === 0) return [nothing]
  return [nothing, ...(await listing(turn, query, about, always, toldOf(turn, about, always, total)))]
}

function linesOf({ count = mostLines }: Query): number {
  return Math.min(Math.max(count, 1), mostTop)
}

/** What stands out: the biggest expenses of a category or of words, else what the question wants put in order. */
async function top(
  turn: Turn,
  query: Query,
  about: About,
  period: Period,
  told: Told,
  total: Sum,
): Promise<string[]> {
  const { words } = turn
  const { ranking } = query
  const most = linesOf(query)
  const isCounted = about.category || !about.words
  const isOfMembers = ranking === 'members' && !about.personId
  if (ranking === 'days' && isCounted)
    return [
      words.topDays(told),
      ...(await partLines(turn, about, period, total, 'starts_on', query.count ?? mostDays)),
    ]
  if (!isOfMembers && (about.category || about.words || ranking === 'expenses'))
    return query.smallest
      ? [words.smallest(told), ...(await expenseLines(turn, about, period, { order: 'smallest', most }))]
      : [words.biggest(told), ...(await expenseLines(turn, about, period, { order: 'biggest', most }))]
  if (isOfMembers) {
    const by = asksWhoPaid(textOf(turn.message)) ? 'paid_by' : 'added_by'
    const lines = isCounted
      ? await partLines(turn, about, period, total, by, most)
      : await memberLines(turn, about, period, total)
    return [words.topMembers(told), ...lines]
  }
  return [words.top(told), ...(await partLines(turn, about, period, total, 'category_id', most))]
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
    const inWords = await sumOf(turn, { ...about, category: null }, period)
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
async function budgetOf(turn: Turn, { category, words, personId, atLeast, atMost }: About) {
  const isNamed = category && (words === '' || namesCategory(category, words) || isKindOfSpending(words))
  const isWhole = isNamed || (!category && words === '')
  const isPart = personId !== null || atLeast !== undefined || atMost !== undefined
  return isWhole && !isPart ? standingOf(turn, category?.id ?? null) : null
}

/** What a person paid, where it is not what they noted: somebody else may have noted it, or paid what they noted. */
async function outOfPocket(turn: Turn, about: About, period: Period, noted: Sum): Promise<string[]> {
  if (!about.personId || (about.words && !about.category)) return []
  const { sum } = await paidBy(turn, about, period)
  if (sum === noted.sum) return []
  const name = about.who.who === 'member' ? about.who.name : null
  return [turn.words.outOfPocket(name, bold(money(turn, sum)))]
}

function paidBy(turn: Turn, about: About, period: Period): Promise<Sum> {
  return totalSpending(turn.work.db, turn.member.householdId, {
    from: period.from ?? undefined,
    to: period.to ?? undefined,
    categoryId: about.category?.id,
    paidBy: about.personId ?? undefined,
  })
}

async function sameDaysBefore(turn: Turn, about: About): Promise<{ sum: number; month: string }> {
  const { first, last } = previousMonthToDate(turn.today)
  const { sum } = await sumOf(turn, about, { name: 'range', from: first, to: last })
  return { sum, month: monthName(turn, first) }
}

async function comparison(turn: Turn, about: About, told: Told, total: Sum, query: Query): Promise<string[]> {
  const { words } = turn
  const against = query.against ?? periodBefore(query.period) ?? query.period
  const other = await sumOf(turn, about, against)
  const lines = [total.count > 0 ? words.total(told) : words.nothing(told)]
  if (other.count === 0) return [...lines, words.nothing({ ...told, period: periodPhrase(turn, against) })]
  const whole = words.compared(periodPhrase(turn, against), bold(money(turn, other.sum)))
  if (query.period.name !== 'this_month' || against.name !== 'last_month')
    return [...lines, whole, difference(turn, total.sum, other.sum)]
  const before = await sameDaysBefore(turn, about)
  return [
    ...lines,
    words.before(before.month, bold(money(turn, before.sum))),
    difference(turn, total.sum, before.sum),
    whole,
  ]
}

/** What two things or people come to in one period, and which of them to more. */
async function betweenTwo(turn: Turn, query: Query, period: Period, other: Scope): Promise<string[]> {
  const { words } = turn
  const [first, second] = [aboutOf(turn, query), aboutOf(turn, { ...query, scope: other })]
  // Of 'coffee or tea', which belong together, their words tell.
  const isOfOne = first.category !== null && first.category.id === second.category?.id
  const abouts = [first, second].map((about) => (isOfOne ? { ...about, category: null } : about))
  const isPaid = abouts.every(({ personId }) => personId !== null) && asksWhoPaid(textOf(turn.message))
  const sides = []
  for (const about of abouts) {
    const sum = isPaid ? await paidBy(turn, about, period) : await sumOf(turn, about, period)
    sides.push({ about, sum: sum.sum, told: toldOf(turn, about, period, sum), count: sum.count })
  }
  const lines = sides.map(({ told, count }) => (count > 0 ? words.total(told) : words.nothing(told)))
  for (const { about, sum, count } of isPaid ? [] : sides)
    lines.push(...(await outOfPocket(turn, about, period, { sum, count })))
  const [more, less] = sides.toSorted((a, b) => b.sum - a.sum)
  if (!more || !less || more.sum === 0) return lines
  if (more.sum === less.sum) return [...lines, words.same]
  const difference = bold(money(turn, more.sum - less.sum))
  const isYou = !more.about.category && more.about.words === '' && more.about.who.who === 'you'
  return [...lines, isYou ? words.youTookMore(difference) : words.tookMore(nameOf(more.about), difference)]
}

/** What a side of a comparison is called. */
function nameOf({ category, who, words }: About): string {
  if (category) return `${iconBefore(category.icon)}${bold(category.name)}`
  return words || (who.who === 'member' ? who.name : '')
}

function difference(turn: Turn, sum: number, other: number): string {
  if (sum === other) return turn.words.same
  const percent = other > 0 ? String(Math.round((Math.abs(sum - other) / other) * 100)) : ''
  const amount = bold(money(turn, Math.abs(sum - other)))
  return sum > other ? turn.words.more(amount, percent) : turn.words.less(amount, percent)
}

/** What each member noted of what has no category, the largest first. */
async function memberLines(turn: Turn, about: About, period: Period, total: Sum): Promise<string[]> {
  const sums = []
  for (const { id, name } of turn.household.members)
    sums.push({ name: firstName(name), ...(await sumOf(turn, { ...about, personId: id }, period)) })
  return sums
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .map(({ name, sum }) => turn.words.part(name, bold(money(turn, sum)), percentOf(sum, total.sum)))
}

/** What each category, day or member, who counts by what they noted or paid, comes to; the largest first. */
async function partLines(
  turn: Turn,
  about: About,
  period: Period,
  total: Sum,
  by: 'category_id' | 'added_by' | 'paid_by' | 'starts_on',
  most: number,
): Promise<string[]> {
  const { work, member, words } = turn
  const sums = await spendingRows(work.db, member.householdId, {
    from: period.from ?? undefined,
    to: period.to ?? undefined,
    addedBy: about.personId ?? undefined,
    categoryId: about.category?.id,
    eachDay: by === 'starts_on',
  })
    .select((eb) => [`${by} as id`, eb.fn.sum<number>('sum').as('sum')])
    .groupBy(by)
    .execute()
  const named = await (by === 'category_id' ? categoryNames : memberNames)(work.db, member.householdId)
  const nameOf = (id: string) => {
    if (by === 'starts_on') return dayPhrase(turn, id)
    const its = named.get(id)
    if (!its) return words.withoutCategory
    return by === 'category_id' ? `${iconBefore(its.icon)}${its.name}` : firstName(its.name)
  }
  return sums
    .map(({ id, sum }) => ({ name: nameOf(id), sum: Number(sum) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, most)
    .map(({ name, sum }) => words.part(name, bold(money(turn, sum)), percentOf(sum, total.sum)))
}

/** Which expenses are told, how many of so many, and whether each with who paid or noted it. */
interface Lines {
  order: 'latest' | 'biggest' | 'smallest'
  most: number
  count?: number
  payers?: boolean | undefined
  authors?: boolean | undefined
}

async function expenseLines(
  turn: Turn,
  about: About,
  period: Period,
  { order, most, count = 0, payers = false, authors = false }: Lines,
): Promise<string[]> {
  const rows = ledgerRows(turn.work.db, turn.member.householdId, filterOf(about, period)).limit(most)
  const expenses = await (order === 'latest'
    ? rows
    : rows
        .clearOrderBy()
        .orderBy('expenses.amount', order === 'biggest' ? 'desc' : 'asc')
        .orderBy('expenses.id', 'desc')
  ).execute()
  turn.conversation.list(expenses.map(({ id }) => id))
  const lines = expenses.map((expense) => `• ${expenseLine(turn, expense, { payers, authors })}`)
  return count > expenses.length ? [...lines, turn.words.othersInList(count - expenses.length)] : lines
}
