import type { Period, Query, Scope } from '@casita/reader'
import { previousMonthToDate } from '../../calendar.ts'
import { textOf } from '../../message.ts'
import type { Told } from '../replies/index.ts'
import type { Turn } from '../turn.ts'
import { bold, iconBefore, money, monthName } from '../wording.ts'
import { type About, aboutOf, periodPhrase, type Sum, sumOf, toldOf } from './asked-about.ts'
import { outOfPocket, paidBy } from './out-of-pocket.ts'
import { periodBefore } from './periods-before.ts'
import { asksWhoPaid } from './who-paid.ts'

/** The total of one period, and how much it is above or below another. */
export async function comparison(
  turn: Turn,
  about: About,
  told: Told,
  total: Sum,
  query: Query,
): Promise<string[]> {
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

/**
 * The totals of several things or people in one period, and which of two is higher by how much; for a list joined with
 * 'and', their sum.
 */
export async function between(turn: Turn, query: Query, period: Period, other: Scope): Promise<string[]> {
  const { words } = turn
  const asked = [query.scope, other, ...(query.also ?? [])].map((scope) => aboutOf(turn, { ...query, scope }))
  // Things of the same category, as in 'coffee or tea', are told apart by their words.
  const isShared = ({ category }: About) =>
    category !== null && asked.filter((about) => about.category?.id === category.id).length > 1
  const abouts = asked.map((about) => (isShared(about) ? { ...about, category: null } : about))
  const isPaid = abouts.every(({ personId }) => personId !== null) && asksWhoPaid(textOf(turn.message))
  const sides = []
  for (const about of abouts) {
    const sum = isPaid ? await paidBy(turn, about, period) : await sumOf(turn, about, period)
    sides.push({ about, sum: sum.sum, told: toldOf(turn, about, period, sum), count: sum.count })
  }
  const lines = sides.map(({ told, count }) => (count > 0 ? words.total(told) : words.nothing(told)))
  for (const { about, sum, count } of isPaid ? [] : sides)
    lines.push(...(await outOfPocket(turn, about, period, { sum, count })))
  const all = sides.reduce((before, { sum }) => before + sum, 0)
  if (query.also) return all > 0 ? [...lines, words.together(bold(money(turn, all)))] : lines
  const [more, less] = sides.toSorted((a, b) => b.sum - a.sum)
  if (!more || !less || more.sum === 0) return lines
  if (more.sum === less.sum) return [...lines, words.same]
  const difference = bold(money(turn, more.sum - less.sum))
  const isYou = !more.about.category && more.about.words === '' && more.about.who.who === 'you'
  return [...lines, isYou ? words.youTookMore(difference) : words.tookMore(nameOf(more.about), difference)]
}

/** The name of one side of a comparison. */
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

/** The total of the same days of the previous month. */
export async function sameDaysBefore(turn: Turn, about: About): Promise<{ sum: number; month: string }> {
  const { first, last } = previousMonthToDate(turn.today)
  const { sum } = await sumOf(turn, about, { name: 'range', from: first, to: last })
  return { sum, month: monthName(turn, first) }
}
