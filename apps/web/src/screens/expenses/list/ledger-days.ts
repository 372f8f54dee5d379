import { type Expense, type ExpensePage, toMinor } from '@casita/contract'

/**
 * A day of the list. `total` is in minor units, and null if part of the day may be on another page and the whole sum is
 * unknown. If the list is not ordered by day, `day` is null and each expense shows its own.
 */
export interface LedgerDay {
  day: string | null
  expenses: Expense[]
  total: number | null
}

type PageEnds = Pick<ExpensePage, 'has_prev' | 'has_next' | 'edge_days'>

/**
 * Groups the expenses of a page by day. The first and the last day may continue on other pages: their sums come with
 * the page, because that of their rows would be wrong.
 */
export function daysOf(
  expenses: readonly Expense[],
  { has_prev, has_next, edge_days = [] }: PageEnds,
  byDay = true,
): LedgerDay[] {
  if (!byDay) return [{ day: null, expenses: [...expenses], total: null }]
  const days = [...Map.groupBy(expenses, ({ expense_date }) => expense_date)]
  return days.map(([day, rows], index) => {
    const isCut = (has_prev && index === 0) || (has_next && index === days.length - 1)
    if (!isCut)
      return { day, expenses: rows, total: rows.reduce((sum, { amount }) => sum + toMinor(amount), 0) }
    const whole = edge_days.find((edge) => edge.day === day)
    return { day, expenses: rows, total: whole ? toMinor(whole.total) : null }
  })
}
