import type { Period, Query } from '@casita/reader'
import { categoryNames, memberNames } from '../../analytics/names.ts'
import { addDays, weekdayOf, weekOf } from '../../calendar.ts'
import { sumsBy } from '../../expenses/ledger.service.ts'
import { textOf } from '../../message.ts'
import type { TimePart } from '../replies/answering-words.ts'
import type { Told } from '../replies/index.ts'
import type { Turn } from '../turn.ts'
import {
  bold,
  dayPhrase,
  firstName,
  iconBefore,
  money,
  monthName,
  percentOf,
  weekdayName,
} from '../wording.ts'
import { type About, filterOf, periodPhrase, type Sum } from './asked-about.ts'
import { expenseLines, linesOf } from './listing.ts'
import { asksWhoPaid } from './who-paid.ts'

/** How many entries to show if the question names no number. */
const mostOf: Readonly<Record<TimePart, number>> = { days: 3, weekdays: 7, weeks: 3, months: 3 }

/**
 * The lines of a ranking: the biggest or smallest expenses, or the members, categories or time spans with the highest
 * totals.
 */
export async function top(
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
  const isOfMembers = ranking === 'members' && !about.personId
  if (isTimePart(ranking))
    return [
      words.topParts(told, ranking),
      ...(await timeLines(turn, about, period, total, {
        of: ranking,
        most: query.count,
        weekdays: query.weekdays,
      })),
    ]
  if (!isOfMembers && (about.category || about.words || ranking === 'expenses'))
    return query.smallest
      ? [words.smallest(told), ...(await expenseLines(turn, about, period, { order: 'smallest', most }))]
      : [words.biggest(told), ...(await expenseLines(turn, about, period, { order: 'biggest', most }))]
  if (isOfMembers) {
    const by = asksWhoPaid(textOf(turn.message)) ? 'paid_by' : 'added_by'
    return [words.topMembers(told), ...(await partLines(turn, about, period, total, by, most))]
  }
  return [words.top(told), ...(await partLines(turn, about, period, total, 'category_id', most))]
}

/** The total of each category, or of each member by what they recorded or paid; largest first. */
async function partLines(
  turn: Turn,
  about: About,
  period: Period,
  total: Sum,
  by: 'category_id' | 'added_by' | 'paid_by',
  most: number,
): Promise<string[]> {
  const { work, member, words } = turn
  const sums = await sumsBy(work.db, member.householdId, filterOf(about, period), by)
  const named = await (by === 'category_id' ? categoryNames : memberNames)(work.db, member.householdId)
  const nameOf = (id: string | null) => {
    const its = named.get(id ?? '')
    if (!its) return words.withoutCategory
    return by === 'category_id' ? `${iconBefore(its.icon)}${its.name}` : firstName(its.name)
  }
  return linesOfParts(
    turn,
    sums.map(({ id, sum }) => ({ name: nameOf(id), sum })),
    total,
    most,
  )
}

function isTimePart(ranking: Query['ranking']): ranking is TimePart {
  return ranking !== undefined && ranking in mostOf
}

/** The time unit, how many entries to show, and on which weekdays, unless on all. */
interface TimeLines {
  of: TimePart
  most: number | undefined
  weekdays: Query['weekdays']
}

/** The total of each day, week, month or weekday of a period; largest first. */
async function timeLines(
  turn: Turn,
  about: About,
  period: Period,
  total: Sum,
  { of, most = mostOf[of], weekdays }: TimeLines,
): Promise<string[]> {
  const { work, member } = turn
  const days = await sumsBy(work.db, member.householdId, filterOf(about, period), 'expense_date')
  const sums = new Map<string, number>()
  for (const { id, sum } of days) {
    const day = id ?? turn.today
    if (weekdays && !weekdays.includes(weekdayOf(day))) continue
    const name = timeName(turn, of, day, period)
    sums.set(name, (sums.get(name) ?? 0) + sum)
  }
  const parts = [...sums].map(([name, sum]) => ({ name, sum }))
  if (weekdays && parts.length === 0) return weekdays.map((each) => nothingOn(turn, each))
  return linesOfParts(turn, parts, total, most)
}

/** The line for a weekday without expenses. */
function nothingOn(turn: Turn, weekday: number): string {
  const day = addDays(weekOf(turn.today).first, (weekday + 6) % 7)
  return turn.words.part(weekdayName(turn, day), bold(money(turn, 0)), percentOf(0, 0))
}

/** The name of the day, weekday, week or month that contains a day. */
function timeName(turn: Turn, of: TimePart, day: string, { from, to }: Period): string {
  switch (of) {
    case 'days':
      return dayPhrase(turn, day)
    case 'weekdays':
      return weekdayName(turn, day)
    case 'weeks': {
      const { first, last } = weekOf(day)
      const start = from !== null && first < from ? from : first
      const end = to !== null && last > to ? to : last
      return periodPhrase(turn, { name: start === end ? 'day' : 'range', from: start, to: end })
    }
    case 'months':
      return monthName(turn, day)
    default:
      return of satisfies never
  }
}

function linesOfParts(
  turn: Turn,
  parts: readonly { name: string; sum: number }[],
  total: Sum,
  most: number,
): string[] {
  return parts
    .filter(({ sum }) => sum > 0)
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, most)
    .map(({ name, sum }) => turn.words.part(name, bold(money(turn, sum)), percentOf(sum, total.sum)))
}
