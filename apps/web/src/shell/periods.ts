import type { Language } from '@casita/contract'
import { shortMonth } from '../i18n/format.ts'

function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/** A range of days, `YYYY-MM-DD`, both ends included. */
export interface Period {
  from: string
  to: string
}

function parts(day: string): [year: number, month: number, day: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))]
}

/** The calendar month that contains a day, or the one `ago` months earlier. */
export function monthOf(day: string, ago = 0): Period {
  const [year, month] = parts(day)
  return { from: isoDay(year, month - ago, 1), to: isoDay(year, month - ago + 1, 0) }
}

/** The same day of the previous month, or its last day if it has no such day. */
export function sameDayLastMonth(day: string): string {
  const { from, to } = monthOf(day, 1)
  const same = from.slice(0, 8) + day.slice(8)
  return same > to ? to : same
}

/** The number of a day within its month, and the length of the month. */
export function dayOfMonth(day: string): { day: number; days: number } {
  return { day: parts(day)[2], days: parts(monthOf(day).to)[2] }
}

/** Formats a period as briefly as possible, 'Nov 1 – 20'; the year is shown only if it is not the current one. */
export function formatPeriod({ from, to }: Period, today: string, language: Language): string {
  const year = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? '' : `${language === 'en' ? ',' : ''} ${day.slice(0, 4)}`
  const day = (each: string) => String(parts(each)[2])
  const oneMonth = from.slice(0, 7) === to.slice(0, 7)
  if (language === 'en') {
    const end = oneMonth ? day(to) : `${shortMonth(to, language)} ${day(to)}`
    const until = from === to ? '' : ` – ${end}`
    return `${shortMonth(from, language)} ${day(from)}${oneMonth ? '' : year(from)}${until}${year(to)}`
  }
  const start = oneMonth ? day(from) : `${day(from)} ${shortMonth(from, language)}${year(from)}`
  const since = from === to ? '' : `${start} – `
  return `${since}${day(to)} ${shortMonth(to, language)}${year(to)}`
}
