import { serverLimits } from '@casita/contract'
import { fieldError } from '../errors.ts'

/** The error text for a day that is too far ahead. */
export const tooFarAhead = 'The date is too far in the future'

/** Whether a day is so far in the future that its year must be a typo. */
export function isTooFarAhead(day: string, now: string): boolean {
  return Number(day.slice(0, 4)) > Number(now.slice(0, 4)) + serverLimits.expenseYearsAhead
}

/** Throws `invalid` for a day that is too far ahead. */
export function requireNotTooFarAhead(day: string, now: string): void {
  if (isTooFarAhead(day, now)) throw fieldError('expense_date', tooFarAhead)
}
