const day = 86_400_000

/** Days since 1970 of a `YYYY-MM-DD`. Dates here are plain days: no clock, no timezone. */
export function toDays(date: string): number {
  return Math.floor(Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10)) / day)
}

/** The `YYYY-MM-DD` of a number of days since 1970. */
function fromDays(days: number): string {
  return new Date(days * day).toISOString().slice(0, 10)
}

/** The date so many days later; earlier when negative. */
export function addDays(date: string, days: number): string {
  return fromDays(toDays(date) + days)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return (((toDays(date) + 4) % 7) + 7) % 7
}

/** A date of the calendar, or null for the 31st of February. */
export function dateOf(year: number, month: number, dayOfMonth: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, dayOfMonth))
  if (year < 1970 || year > 9999 || time.getUTCMonth() !== month - 1 || time.getUTCDate() !== dayOfMonth)
    return null
  return time.toISOString().slice(0, 10)
}

/** The first day of the month that lies so many months after the date's month. */
export function monthStart(date: string, months = 0): string {
  const index = +date.slice(0, 4) * 12 + (+date.slice(5, 7) - 1) + months
  const year = Math.floor(index / 12)
  return `${String(year).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
}

/** The last day of the month that lies so many months after the date's month. */
export function monthEnd(date: string, months = 0): string {
  return addDays(monthStart(date, months + 1), -1)
}

/** Monday of the date's week. */
export function weekStart(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}
