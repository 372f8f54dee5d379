import { addDays, dayIn, startOfDay } from '../calendar.ts'
import type { RecurringExpenses } from '../db/tables/ledger.ts'
import { dateAfter } from '../forecast/dates.ts'

type Schedule = Pick<RecurringExpenses, 'next_on' | 'due_at'>

/** The days on which a series recurs. */
export type Intervals = Pick<RecurringExpenses, 'starts_on' | 'every' | 'ends_on'>

/** The schedule of a series that records nothing more. */
export const never: Schedule = { next_on: null, due_at: null }

/** The first day of a series after another day; it is due when that day begins where the author is. */
export function scheduleAfter(
  after: string,
  { starts_on, every, ends_on }: Intervals,
  timeZone: string,
): Schedule {
  const next = dateAfter(starts_on, every, after)
  if (ends_on && next > ends_on) return never
  return { next_on: next, due_at: startOfDay(next, timeZone).toISOString() }
}

/**
 * The later of the last day of a series and yesterday: what is scheduled after it begins today at the earliest, and
 * catches nothing up.
 */
export function lastPast(lastOn: string, timeZone: string, now: string): string {
  const yesterday = addDays(dayIn(timeZone, new Date(now)), -1)
  return lastOn > yesterday ? lastOn : yesterday
}
