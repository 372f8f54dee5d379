import { type Expense, toMinor } from '@casita/contract'

/**
 * A day of the list. `total` is in minor units, and null if part of the day is on another page. If the list is not
 * ordered by day, `day` is null and each expense shows its own.
 */
export interface LedgerDay {
  day: string | null
  expenses: Expense[]
  total: number | null
}

interface PageEnds {
  has_prev: boolean
  has_next: boolean
}

/**
 * Groups the expenses of a page by day. The first and the last day may continue on other pages; they have no sum,
 * because a partial one would be wrong.
 */
export function daysOf(
  expenses: readonly Expense[],
  { has_prev, has_next }: PageEnds,
  byDay = true,
): LedgerDay[] {
  if (!byDay) return [{ day: null, expenses: [...expenses], total: null }]
  const days = [...Map.groupBy(expenses, ({ expense_date }) => expense_date)]
  return days.map(([day, rows], index) => {
    const cut = (has_prev && index === 0) || (has_next && index === days.length - 1)
    return {
      day,
      expenses: rows,
      total: cut ? null : rows.reduce((sum, { amount }) => sum + toMinor(amount), 0),
    }
  })
}
