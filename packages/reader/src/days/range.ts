import type { Period } from '../scope.ts'
import { isParticle } from '../words/particle.ts'
import { after, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { addDays, dateOf, dayInMonthOf, monthEnd, monthStart } from './calendar.ts'
import type { DatedMessage } from './day.ts'

/** One end of a range: the days it may stand for, or a day of the month whose month the other end gives. */
interface End {
  readonly from: string | null
  readonly to: string | null
  readonly day: number | null
  readonly kind: 'day' | 'month' | 'number'
  readonly end: number
}

/**
 * Returns the range of days that begins at a token ('del 1 al 10', 'from March 3 to 9', 'entre lundi et mercredi',
 * 'septiembre y octubre') and the index after it; null when there is none. Two days or months joined by 'and' are a
 * range when they follow each other or a word such as 'entre' leads to them, and not when they are to be compared.
 */
export function rangeAt(scan: DatedMessage, at: number): { period: Period; end: number } | null {
  const { sentence } = scan
  const first = endAt(scan, at)
  if (first === null) return null
  let link = first.end
  while (isParticle(sentence, link, 'until', 'untilInRange') || isSignAt(sentence, link)) link++
  const isJoined = link === first.end && isAt(sentence, link, 'and')
  if (link === first.end && !isJoined) return null
  // The word that links the ends may also lead to a day: 'al 9 de octubre', 'au 9'.
  const isLeading = scan.days.some(({ start }) => start === link - 1)
  const second = endAt(scan, isJoined ? link + 1 : isLeading ? link - 1 : link)
  if (second === null || (first.kind === 'month') !== (second.kind === 'month')) return null
  const isLed = [at - 1, at].some((each) => isParticle(sentence, each, 'between'))
  if (isJoined && !isLed && sentence.present.has('compare')) return null
  if (first.kind === 'number' && !isParticle(sentence, at, 'daysFrom')) return null
  const days = resolve(first, second, sentence.context.today)
  if (days === null || (isJoined && !isLed && !areNeighbours(first, second))) return null
  return { period: { name: 'range', ...days }, end: second.end }
}

/** Whether a dash or an apostrophe links the ends: '3 - 9', 'jusqu’au 9'. */
function isSignAt({ tokens }: Sentence, at: number): boolean {
  return /^['’–-]$/.test(keyAt(tokens, at))
}

/** Reads an end after any words that lead to it: a day, a month, or a number that a day of the month may have. */
function endAt(scan: DatedMessage, from: number): End | null {
  const { sentence, days } = scan
  for (let at = from; at < from + 4; at = after(sentence, at)) {
    const day = days.find(({ start }) => start === at)
    if (day !== undefined && !isAt(sentence, at, 'period'))
      return { from: day.date, to: day.date, day: dayIn(sentence, at, day.end), kind: 'day', end: day.end }
    const month = senseAt(sentence, at, 'month')
    if (month !== undefined) {
      const { days, end } = monthAt(sentence, at, Number(month.value))
      return { ...days, day: null, kind: 'month', end }
    }
    const number = keyAt(sentence.tokens, at)
    if (/^([1-9]|[12]\d|3[01])$/.test(number))
      return { from: null, to: null, day: Number(number), kind: 'number', end: at + 1 }
    if (!isParticle(sentence, at, 'daysFrom')) return null
  }
  return null
}

/**
 * Returns the date of the day at a token, after any words that lead to it, and the index after it; a bare day of the
 * month is the latest one.
 */
export function dayAt(scan: DatedMessage, from: number): { date: string; end: number } | null {
  const found = endAt(scan, from)
  if (found === null || found.kind === 'month') return null
  const { today } = scan.sentence.context
  const date = found.from ?? earlier(found, today)
  return date === null ? null : { date, end: found.end }
}

/** Returns the day of the month of a day that is named without a month, which the other end may give. */
function dayIn({ tokens, marks }: Sentence, start: number, end: number): number | null {
  const named = marks.slice(start, end).some((mark) => mark?.senses.some(({ type }) => type === 'month'))
  const number = tokens.slice(start, end).find(({ kind }) => kind === 'number')?.key ?? ''
  return !named && /^\d\d?$/.test(number) ? Number(number) : null
}

/**
 * Returns the days of the month named at a token and the index after it; without a year it is the latest month that
 * has begun.
 */
export function monthAt(
  sentence: Sentence,
  at: number,
  month: number,
): { days: { from: string; to: string }; end: number } {
  const { today } = sentence.context
  const named = after(sentence, at)
  let next = named
  while (isAt(sentence, next, 'of')) next = after(sentence, next)
  const hasYear = isYear(sentence, next)
  const thisYear = +today.slice(0, 4) - (month > +today.slice(5, 7) ? 1 : 0)
  const from = dateOf(hasYear ? Number(keyAt(sentence.tokens, next)) : thisYear, month, 1) ?? today
  return { days: { from, to: monthEnd(from) }, end: hasYear ? next + 1 : named }
}

/** Whether a year of this century stands at a token. */
export function isYear({ tokens }: Sentence, at: number): boolean {
  return tokens[at]?.kind === 'number' && /^20\d\d$/.test(keyAt(tokens, at))
}

function resolve(first: End, second: End, today: string): { from: string; to: string } | null {
  const lastMonth = first.day !== null && first.day > +today.slice(8)
  const to = second.to ?? dayOf(first.from ?? monthStart(today, lastMonth ? -1 : 0), second.day, first.day)
  if (to === null) return null
  if (
    first.from !== null &&
    first.from > to &&
    first.day === null &&
    second.day === null &&
    first.kind === 'day'
  )
    return weekOf(first.from, to, today)
  const from = first.from !== null && first.from <= to ? first.from : earlier(first, to)
  return from === null ? null : { from, to }
}

/**
 * Returns the range between two weekdays, each read as its latest date, by moving the later one forward or the earlier
 * one back a week: 'de lunes a miércoles'.
 */
function weekOf(from: string, to: string, today: string): { from: string; to: string } | null {
  const next = addDays(to, 7)
  if (next >= from && next <= today) return { from, to: next }
  return addDays(from, -7) <= to ? { from: addDays(from, -7), to } : null
}

/**
 * Returns the date of a day of the month in the month of `date`, or in the next month when it is less than `before`.
 */
function dayOf(date: string, day: number | null, before: number | null): string | null {
  if (day === null) return null
  const start = monthStart(date, before !== null && day < before ? 1 : 0)
  return dayInMonthOf(start, day)
}

/**
 * Returns the start of the first end moved to before the second: its day in that month or the one before, or its month
 * a year back.
 */
function earlier(first: End, to: string): string | null {
  if (first.kind === 'month' && first.from !== null)
    return `${+first.from.slice(0, 4) - 1}${first.from.slice(4)}`
  if (first.day === null) return null
  for (let back = 0; back < 2; back++) {
    const start = monthStart(to, -back)
    const date = dayInMonthOf(start, first.day)
    if (date !== null && date <= to) return date
  }
  return null
}

/** Whether the second end begins the day after the first ends: 'septiembre y octubre', 'el lunes y el martes'. */
function areNeighbours(first: End, second: End): boolean {
  if (first.from === null || first.to === null || second.from === null) return false
  return addDays(first.to, 1) === second.from
}
