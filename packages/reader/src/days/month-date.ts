import { isStreet } from '../numbers/street.ts'
import { isParticle } from '../words/particle.ts'
import { after, isAt, numberSaidAt, type Sentence, senseAt } from '../words/sentence.ts'
import type { Day } from './day.ts'
import { recent } from './numeric-date.ts'

/** '3 de noviembre', 'nov 3rd', 'le 1er mars', with or without a year. */
export function readMonthDate(sentence: Sentence, at: number): Day | null {
  return existing(readMonthDay(sentence, at))
}

/** A day as it is written; without a date where no calendar has it. */
export type Written = Omit<Day, 'date'> & { readonly date: string | null }

/** A day that the calendar has; null for one that it has not. */
export function existing(day: Written | null): Day | null {
  return day === null || day.date === null ? null : { ...day, date: day.date }
}

/** A day of a month as it is written at a token; without a date where no calendar has it ('31 de febrero'). */
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

/** The last such day of a month, or that of the year behind it; `start` is where it begins, `from` where its name ends. */
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

/** Whether what stands there makes an amount of the number before. */
export function isMoneyNext(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'currency', 'coin', 'times')
}

/** The number of a day. */
export interface Numbered {
  readonly value: number
  readonly end: number
  readonly ordinal: boolean
}

/** A day's number in figures or words, with its ordinal ending; null when it cannot be one. */
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
  // '2.º' of Portugal and Spain.
  const sign = ending?.key === '.' && ending.glued ? end + 1 : end
  const mark = sentence.tokens[sign]
  const ordinal =
    mark?.glued === true &&
    (/^[º°]$/.test(mark.key) || (sign === end && isParticle(sentence, end, 'dayEnding')))
  return { value, end: ordinal ? sign + 1 : end, ordinal }
}
