import type { Period, Query } from '@casita/reader'
import { addDays, monthOf } from '../../calendar.ts'
import type { Turn } from '../turn.ts'
import { bold, roundly } from '../wording.ts'
import { type About, periodPhrase, sumOf, toldOf } from './asked-about.ts'
import { thisMonth } from './periods-before.ts'

/** The most months in an average without a named period. */
const mostMonths = 12

/**
 * The monthly average over the complete months of the question's period, counted from the household's first expense.
 * The total of the current month is added beside it.
 */
export async function monthlyAverage(turn: Turn, about: About, asked: Period): Promise<string[]> {
  const { words, today } = turn
  const current = thisMonth(today)
  const months = wholeMonths(asked, await firstDay(turn), today)
  const lines: string[] = []
  const [first, last] = [months[0], months.at(-1)]
  if (first && last) {
    const period: Period =
      months.length === 1 ? { name: 'month', ...first } : { name: 'range', from: first.from, to: last.to }
    const total = await sumOf(turn, about, period)
    const told = toldOf(turn, about, period, total)
    if (total.count === 0) lines.push(words.nothing(told))
    else
      lines.push(
        words.total(told),
        words.average(bold(roundly(turn, total.sum / months.length)), 'month', months.length),
      )
  }
  const isCurrent = (asked.to ?? today) >= monthOf(today).first
  if (!isCurrent) return lines.length > 0 ? lines : [words.noWholeMonth(periodPhrase(turn, asked))]
  const so = await sumOf(turn, about, current)
  const told = toldOf(turn, about, current, so)
  const line = so.count > 0 ? words.total(told) : words.nothing(told)
  return lines.length > 0 ? [...lines, line] : [line, words.noWholeMonth(null)]
}

/** Whether a question asks for a monthly average. */
export function isMonthly({ ask, average, against, other }: Query): boolean {
  return ask === 'total' && average === 'month' && against === null && other === undefined
}

/**
 * The complete months of a period, from the month of the first expense on; without a named period, the last
 * `mostMonths`.
 */
function wholeMonths(
  { name, from, to }: Period,
  firstDay: string | null,
  today: string,
): { from: string; to: string }[] {
  if (firstDay === null) return []
  const isOfAll = name === 'this_month' || from === null
  const start = isOfAll || from < firstDay ? monthOf(firstDay).first : from
  const over = addDays(monthOf(today).first, -1)
  const end = isOfAll || to === null || to > over ? over : to
  const months: { from: string; to: string }[] = []
  for (let day = end; day >= start && (!isOfAll || months.length < mostMonths); ) {
    const { first, last } = monthOf(day)
    if (first >= start && last <= end) months.unshift({ from: first, to: last })
    day = addDays(first, -1)
  }
  return months
}

/** The date of the household's first expense; null without any. */
async function firstDay({ work, member }: Turn): Promise<string | null> {
  const first = await work.db
    .selectFrom('expenses')
    .select('expense_date')
    .where('household_id', '=', member.householdId)
    .where('deleted_at', 'is', null)
    .orderBy('expense_date')
    .limit(1)
    .executeTakeFirst()
  return first?.expense_date ?? null
}
