import { type Recurrence, type RecurringExpense, toMinor } from '@casita/contract'

/** How many times a year each recurrence occurs. */
const timesAYear: Record<Recurrence, number> = {
  week: 365.25 / 7,
  two_weeks: 365.25 / 14,
  month: 12,
  two_months: 6,
  three_months: 4,
  year: 1,
}

/** The sum of all active series in a month of average length, in minor units. */
export function monthlySum(recurring: readonly RecurringExpense[]): number {
  const yearly = recurring
    .filter(({ next_date }) => next_date !== null)
    .reduce((sum, { amount, every }) => sum + toMinor(amount) * timesAYear[every], 0)
  return Math.round(yearly / 12)
}
