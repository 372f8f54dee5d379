import { addDays, dayIn, startOfDay } from '../calendar.ts'
import type { RecurringExpenses } from '../db/tables/ledger.ts'
import { dateAfter } from '../forecast/dates.ts'

type Schedule = Pick<RecurringExpenses, 'next_on' | 'due_at'>
/** What a schedule is made from; `last_on` is the last day that was noted or left out, at first that of the expense. */
export type Scheduled = Pick<RecurringExpenses, 'starts_on' | 'every' | 'ends_on' | 'last_on'>

/** When something is never noted again. */
export const never: Schedule = { next_on: null, due_at: null }

/** The next day after another one on which something is noted, from its beginning where its author is. */
export function scheduleAfter(
  after: string,
  { starts_on, every, ends_on }: Scheduled,
  timeZone: string,
): Schedule {
  const next = dateAfter(starts_on, every, after)
  if (ends_on && next > ends_on) return never
  return { next_on: next, due_at: startOfDay(next, timeZone).toISOString() }
}

/**
 * The last day whose time has come and gone: what is scheduled now begins today at the earliest, and catches nothing
 * up.
 */
export function lastPast(lastOn: string, timeZone: string, now: string): string {
  const yesterday = addDays(dayIn(timeZone, new Date(now)), -1)
  return lastOn > yesterday ? lastOn : yesterday
}
