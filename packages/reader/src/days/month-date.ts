import { isStreet } from '../numbers/not-money/street.ts'
import { isParticle } from '../words/particle.ts'
import { after, isAt, numberSaidAt, type Sentence, senseAt } from '../words/sentence.ts'
import type { Day } from './day.ts'
import { recent } from './numeric-date.ts'

/** Reads a day with its month, with or without a year: '3 de noviembre', 'nov 3rd', 'le 1er mars'. */
export function readMonthDate(sentence: Sentence, at: number): Day | null {
  return existing(readMonthDay(sentence, at))
}

/** A day as it is written; the date is null when it does not exist. */
export type Written = Omit<Day, 'date'> & { readonly date: string | null }

/** Returns a day whose date exists; null otherwise. */
export function existing(day: Written | null): Day | null {
  return day === null || day.date === null ? null : { ...day, date: day.date }
}

/** Reads a day with its month at a token; the date is null when it does not exist ('31 de febrero'). */
export function readMonthDay(sentence: Sentence, at: number): Written | null {
  if (!sentence.present.has('month')) return null
  let cursor = at
  while (isAt(sentence, cursor, 'dayBefore', 'article') && cursor < at + 3) cursor = after(sentence, cursor)
  const dayFirst = dayNumberAt(sentence, cursor)
  if (dayFirst !== null) {
    let next = dayFirst.end
    while (isAt(sentence, next, 'of') || sentence.tokens[next]?.key === '-') next = after(sentence, next)
    const month = senseAt(sentence, next, 'month')
    if (month === undefined || isStreet(sentence, cursor, next)) return null
    return monthDate(sentence, at, after(sentence, next), dayFirst.value, Number(month.value))
  }
  const month = senseAt(sentence, cursor, 'month')
  const owns = /['’]s$/.test(sentence.text.slice(0, sentence.tokens[cursor]?.end))
  if (month === undefined || sentence.language !== 'en' || owns) return null
  const day = dayNumberAt(sentence, after(sentence, cursor))
  return day === null ? null : monthDate(sentence, at, day.end, day.value, Number(month.value))
}

/**
 * Returns the date of a day and month in the year that follows, or else the latest one that is past. `start` is where
 * the day begins, `from` where its name ends.
 */
export function monthDate(
  sentence: Sentence,
  start: number,
  from: number,
  day: number,
  month: number,
): Written {
  let next = from
  if (isAt(sentence, next, 'of') || sentence.tokens[next]?.key === ',') next = after(sentence, next)
  const token = sentence.tokens[next]
  const hasYear =
    token?.kind === 'number' && /^(19|20)\d\d$/.test(token.key) && !isMoneyNext(sentence, next + 1)
  const date = recent(sentence, day, month, hasYear ? Number(token.key) : Number.NaN)
  const future = date !== null && date > sentence.context.today
  return { start, end: hasYear ? next + 1 : from, date, future }
}

/** Whether the token makes an amount of the number before it. */
export function isMoneyNext(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'currency', 'coin', 'times')
}

/** The day of the month as it is written. */
export interface Numbered {
  readonly value: number
  readonly end: number
  readonly ordinal: boolean
}

/** Reads a day of the month in figures or words, with its ordinal ending; null when it cannot be one. */
export function dayNumberAt(sentence: Sentence, at: number): Numbered | null {
  const token = sentence.tokens[at]
  const value = Number(numberSaidAt(sentence, at))
  if (!Number.isInteger(value) || value < 1 || value > 31 || token === undefined) return null
  if (token.kind === 'number' && token.key.length > 2) return null
  const end = after(sentence, at)
  const ending = sentence.tokens[end]
  if (token.kind === 'word' && value % 10 === 0 && Number(senseAt(sentence, end, 'number')?.value) < 10)
    return null
  if (ending?.kind === 'number' && ending.glued) return null
  // '2.º' in Portugal and Spain.
  const sign = ending?.key === '.' && ending.glued ? end + 1 : end
  const mark = sentence.tokens[sign]
  const ordinal =
    mark?.glued === true &&
    (/^[º°]$/.test(mark.key) || (sign === end && isParticle(sentence, end, 'dayEnding')))
  return { value, end: ordinal ? sign + 1 : end, ordinal }
}
