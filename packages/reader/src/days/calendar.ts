const day = 86_400_000

/** Returns the days since 1970 of a `YYYY-MM-DD`. Dates here are plain days, without time or time zone. */
export function toDays(date: string): number {
  return Math.floor(Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10)) / day)
}

/** Returns the `YYYY-MM-DD` of a number of days since 1970. */
function fromDays(days: number): string {
  return new Date(days * day).toISOString().slice(0, 10)
}

/** Returns the date a number of days later; earlier when negative. */
export function addDays(date: string, days: number): string {
  return fromDays(toDays(date) + days)
}

/** Returns the date about three months earlier; what is written like an older date is probably something else. */
export function threeMonthsBefore(date: string): string {
  return addDays(date, -92)
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return (((toDays(date) + 4) % 7) + 7) % 7
}

/**
 * Returns a date as `YYYY-MM-DD`; null when it does not exist, such as 31 February, or is before 1970 or after 9999.
 */
export function dateOf(year: number, month: number, dayOfMonth: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, dayOfMonth))
  if (year < 1970 || year > 9999 || time.getUTCMonth() !== month - 1 || time.getUTCDate() !== dayOfMonth)
    return null
  return time.toISOString().slice(0, 10)
}

/** Returns a day of the month in the month of a date; null when that month does not have it. */
export function dayInMonthOf(date: string, dayOfMonth: number): string | null {
  return dateOf(+date.slice(0, 4), +date.slice(5, 7), dayOfMonth)
}

/** Returns the first day of the month that is `months` after the month of the date. */
export function monthStart(date: string, months = 0): string {
  const index = +date.slice(0, 4) * 12 + (+date.slice(5, 7) - 1) + months
  const year = Math.floor(index / 12)
  return `${String(year).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
}

/** Returns the last day of the month that is `months` after the month of the date. */
export function monthEnd(date: string, months = 0): string {
  return addDays(monthStart(date, months + 1), -1)
}

/** Returns the Monday of the week of the date. */
export function weekStart(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

/** Returns the most recent date before today that falls on a day of the week. */
export function lastOf(today: string, weekday: number): string {
  return addDays(today, -((weekdayOf(today) - weekday + 6) % 7) - 1)
}

/** Returns the date of a day of the week in the week of a date. */
export function inWeekOf(date: string, weekday: number): string {
  return addDays(weekStart(date), (weekday + 6) % 7)
}
