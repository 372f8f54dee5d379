import { type Expense, toMinor } from '@casita/contract'

/**
 * A day of the list; `total` in minor units, null while some of the day stands on another page. Where the list is not by
 * day, `day` is null: each expense then says its own.
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
 * The expenses of a page by day, in their order. The first and the last day may go on where this page ends: the sum
 * of a part would be a wrong number for the day, so it has none.
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
