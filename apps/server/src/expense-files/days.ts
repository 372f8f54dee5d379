import { type Language, languages } from '@casita/contract'
import { fold } from '../folding.ts'

/** Which of the two numbers before the year is the month; null if that cannot be determined. */
export type DayOrder = 'day first' | 'month first' | null

const yearFirst = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ]\d{1,2}:.*)?$/
const yearLast = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: \d{1,2}:.*)?$/
const withMonthName = [
  /^(?<day>\d{1,2})[ /.-](?:de )?(?<month>\p{L}{3,})\.?[ /.-](?:de )?(?<year>\d{4})$/u,
  /^(?<month>\p{L}{3,})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u,
]

/**
 * Reads a day as programs and banks write it: year first, with or without separators and a time ('2026-11-02',
 * '20261102'), year last, or with the name of its month ('02-nov-2026', 'Nov 2, 2026'). Returns it as YYYY-MM-DD, which
 * may not exist; null if it is ambiguous or no day.
 */
export function readDay(text: string, order: DayOrder): string | null {
  const [, year = '', , monthAfter = '', dayAfter = ''] = yearFirst.exec(text) ?? []
  if (year) return `${year}-${monthAfter}-${dayAfter}`
  const [, first = '', second = '', last = ''] = yearLast.exec(text) ?? []
  if (last === '') return readNamed(text)
  if (order === null && first !== second) return null
  const [day, month] = order === 'month first' ? [second, first] : [first, second]
  return dayOf(last, Number(month), day)
}

/** Whether a text is a day, in whatever order. */
export function isDayLike(text: string): boolean {
  return readDay(text, 'day first') !== null || readDay(text, 'month first') !== null
}

/**
 * Determines the order of day and month for a whole file: day first, except in English, where only days above twelve
 * decide.
 */
export function dayOrderOf(days: readonly string[], language: Language): DayOrder {
  if (language !== 'en') return 'day first'
  const pairs = days.flatMap((day) => {
    const [, first, second] = yearLast.exec(day) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  const isDayFirst = pairs.some(([first]) => first > 12)
  const isMonthFirst = pairs.some(([, second]) => second > 12)
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day first' : 'month first'
}

function readNamed(text: string): string | null {
  const parts = withMonthName.map((form) => form.exec(text)?.groups).find(Boolean)
  return parts ? dayOf(parts.year ?? '', monthNamed(parts.month ?? ''), parts.day ?? '') : null
}

function dayOf(year: string, month: number, day: string): string | null {
  if (!(month >= 1 && month <= 12)) return null
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The names of the months in all languages, by their number from 1. */
const monthNames = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => ({
    number: at + 1,
    name: fold(format.format(new Date(Date.UTC(2026, at, 1)))),
  }))
})

/** The month of which this is the name or its beginning; 0 if it is none, or may be several. */
function monthNamed(word: string): number {
  const beginning = fold(word)
  const numbers = new Set(
    monthNames.filter(({ name }) => name.startsWith(beginning)).map(({ number }) => number),
  )
  return numbers.size === 1 ? ([...numbers][0] ?? 0) : 0
}
