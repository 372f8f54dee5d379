import type { Recurrence } from '@casita/contract'
import { addDays, addMonths, daysIn, monthsBetween } from '../calendar.ts'

const steps: Record<Recurrence, { days: number } | { months: number }> = {
  week: { days: 7 },
  two_weeks: { days: 14 },
  month: { months: 1 },
  two_months: { months: 2 },
  three_months: { months: 3 },
  year: { months: 12 },
}

/**
 * Returns the first occurrence after a day of a series that began on `startsOn`. A series that began on the 31st falls
 * on the last day of shorter months, and on the 31st again in longer ones.
 */
export function dateAfter(startsOn: string, every: Recurrence, after: string): string {
  const step = steps[every]
  if ('days' in step) {
    const gone = Math.floor((daysIn({ first: startsOn, last: after }) - 1) / step.days)
    return addDays(startsOn, (Math.max(0, gone) + 1) * step.days)
  }
  const gone = Math.max(0, Math.floor(monthsBetween(startsOn, after) / step.months))
  const inThisMonth = addMonths(startsOn, gone * step.months)
  return gone > 0 && inThisMonth > after ? inThisMonth : addMonths(startsOn, (gone + 1) * step.months)
}
