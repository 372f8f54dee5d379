import { type Language, languages } from '@casita/contract'
import { fold } from '../folding.ts'

/** Which of the two numbers before the year is the month; null if that cannot be determined. */
type DayOrder = 'day first' | 'month first' | null

/** How the days of a file are written. */
export interface DayForm {
  order: DayOrder
  /** Whether years of two digits are certain to come last. */
  hasShortYears: boolean
}

const yearFirst = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ]\d{1,2}:.*)?$/
const yearLast = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?: \d{1,2}:.*)?$/
const withMonthName = [
  /^(?<day>\d{1,2})[ /.-](?:de )?(?<month>\p{L}{3,})\.?[ /.-](?:de )?(?<year>\d{4})$/u,
  /^(?<month>\p{L}{3,})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u,
]

/**
 * Reads a day as programs and banks write it: year first, with or without separators and a time ('2026-11-02',
 * '20261102'), year last, or with the name of its month ('02-nov-2026', 'Nov 2, 2026'). Returns it as YYYY-MM-DD, which
 * may not exist; null if it is ambiguous or no day.
 */
export function readDay(text: string, { order, hasShortYears }: DayForm): string | null {
  const [, year = '', , monthAfter = '', dayAfter = ''] = yearFirst.exec(text) ?? []
  if (year) return `${year}-${monthAfter}-${dayAfter}`
  const [, first = '', second = '', last = ''] = yearLast.exec(text) ?? []
  if (last === '') return readNamed(text)
  if ((order === null && first !== second) || (isShort(last) && !hasShortYears)) return null
  const [day, month] = order === 'month first' ? [second, first] : [first, second]
  return dayOf(isShort(last) ? `20${last}` : last, Number(month), day)
}

/** Whether a text is a day, in whatever order. */
export function isDayLike(text: string): boolean {
  const orders = ['day first', 'month first'] as const
  return orders.some((order) => readDay(text, { order, hasShortYears: true }) !== null)
}

/**
 * Determines for a whole file how its days are written: numbers above twelve decide. Without any, day first, except in
 * English, where that is not certain. Years of two digits are taken for such if they cannot all come first
 * ('25/11/26'), in any year up to this one.
 */
export function dayFormOf(days: readonly string[], language: Language, now: string): DayForm {
  const numbers = days.flatMap((day) => {
    const [, first, second, last = ''] = yearLast.exec(day) ?? []
    return last === '' ? [] : [{ first: Number(first), second: Number(second), last }]
  })
  const short = numbers.filter(({ last }) => isShort(last))
  const thisYear = Number(now.slice(2, 4))
  const hasShortYears = short.some(
    ({ first, second, last }) => first > thisYear || second > 12 || Number(last) > 31,
  )
  const isDayFirst = numbers.some(({ first }) => first > 12)
  const isMonthFirst = numbers.some(({ second }) => second > 12)
  if (isDayFirst !== isMonthFirst) return { order: isDayFirst ? 'day first' : 'month first', hasShortYears }
  return { order: language === 'en' ? null : 'day first', hasShortYears }
}

const isShort = (year: string) => year.length === 2

function readNamed(text: string): string | null {
  const parts = withMonthName.map((form) => form.exec(text)?.groups).find(Boolean)
  return parts ? dayOf(parts.year ?? '', monthNamed(parts.month ?? ''), parts.day ?? '') : null
}

function dayOf(year: string, month: number, day: string): string | null {
  if (!(month >= 1 && month <= 12)) return null
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

let named: { number: number; name: string }[] | undefined

/** The names of the months in all languages, by their number from 1; formatters take memory that few servers need. */
function monthNames() {
  named ??= languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => ({
      number: at + 1,
      name: fold(format.format(new Date(Date.UTC(2026, at, 1)))),
    }))
  })
  return named
}

/** The month of which this is the name or its beginning; 0 if it is none, or may be several. */
function monthNamed(word: string): number {
  const beginning = fold(word)
  const numbers = new Set(
    monthNames()
      .filter(({ name }) => name.startsWith(beginning))
      .map(({ number }) => number),
  )
  return numbers.size === 1 ? ([...numbers][0] ?? 0) : 0
}
