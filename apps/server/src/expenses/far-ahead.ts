import { limits } from '@casita/contract'
import { fieldError } from '../errors.ts'

/** What is said of a day that is too far ahead. */
export const tooFarAhead = 'The date is too far in the future'

/** Whether a day lies so far ahead of an instant that its year must be a slip. */
export function isTooFarAhead(day: string, now: string): boolean {
  return Number(day.slice(0, 4)) > Number(now.slice(0, 4)) + limits.expenseYearsAhead
}

/** Throws `invalid` for such a day. */
export function requireNear(day: string, now: string): void {
  if (isTooFarAhead(day, now)) throw fieldError('expense_date', tooFarAhead)
}
