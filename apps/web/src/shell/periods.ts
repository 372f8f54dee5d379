import type { Language } from '@casita/contract'
import { shortMonth } from '../i18n/format.ts'

function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/** Days from the first to the last, both `YYYY-MM-DD` and included. */
export interface Period {
  from: string
  to: string
}

function parts(day: string): [year: number, month: number, day: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))]
}

/** The whole calendar month of a day, `ago` months before it. */
export function monthOf(day: string, ago = 0): Period {
  const [year, month] = parts(day)
  return { from: isoDay(year, month - ago, 1), to: isoDay(year, month - ago + 1, 0) }
}

/** The same day of the month before; its last day where it has no such day. */
export function sameDayLastMonth(day: string): string {
  const { from, to } = monthOf(day, 1)
  const same = from.slice(0, 8) + day.slice(8)
  return same > to ? to : same
}

/** How many days of its month a day is into it, and how many there are. */
export function dayOfMonth(day: string): { day: number; days: number } {
  return { day: parts(day)[2], days: parts(monthOf(day).to)[2] }
}

/** A period as short as it can be said, 'Nov 1 – 20'; the year only when it is not this one. */
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
