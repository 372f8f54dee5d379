import type { ClaimedMessage } from '../numbers/claims.ts'
import { isParticle } from '../words/particle.ts'
import { after, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { readAgo } from './ago.ts'
import { addDays, monthStart, weekdayOf } from './calendar.ts'
import { readDayOfMonth, readHeadingDay } from './day-of-month.ts'
import { existing, monthDate, readMonthDate } from './month-date.ts'
import { readNumericDate } from './numeric-date.ts'
import { readWeekday } from './weekday.ts'
import { isThingOfHoliday } from './weekday-word.ts'

/**
 * A day that the message names, in the tokens from `start` up to, but not including, `end`. `future` is true for a day
 * after today.
 */
export interface Day {
  readonly start: number
  readonly end: number
  readonly date: string
  readonly future: boolean
}

/** A message with the days that it names. */
export interface DatedMessage extends ClaimedMessage {
  readonly days: readonly Day[]
}

/**
 * Reads the day that starts at a token; null when none does. A date without a year or month is taken as past, never as
 * future.
 */
export function readDay(sentence: Sentence, at: number): Day | null {
  const named = readNamedDay(sentence, at) ?? readWeekday(sentence, at) ?? readAgo(sentence, at)
  if (named !== null) return named
  const date =
    readNumericDate(sentence, at) ??
    readMonthDate(sentence, at) ??
    readDayOfMonth(sentence, at) ??
    readHeadingDay(sentence, at)
  return date === null ? null : withWeekday(sentence, date)
}

/** Extends a date by the day of the week after it, when the calendar agrees: 'dia 7 (sábado)', 'le 14, samedi'. */
function withWeekday(sentence: Sentence, day: Day): Day {
  const at = /^[(,/]$/.test(keyAt(sentence.tokens, day.end)) ? day.end + 1 : day.end
  const weekday = senseAt(sentence, at, 'weekday')
  return weekday !== undefined && weekdayOf(day.date) === Number(weekday.value)
    ? { ...day, end: after(sentence, at) }
    : day
}

/** Whether a token is 'aller', a slip for Spanish 'ayer' (yesterday) that another language has as a word. */
export function isMistyped(sentence: Sentence, at: number): boolean {
  return sentence.language === 'es' && isParticle(sentence, at, 'yesterday')
}

/** Periods of one day, which also say when something was bought, in days from today: 'lo de hoy'. */
const periodDays: Readonly<Record<string, number>> = { today: 0, yesterday: -1 }

function readNamedDay(sentence: Sentence, at: number): Day | null {
  if (isMistyped(sentence, at))
    return { start: at, end: at + 1, date: addDays(sentence.context.today, -1), future: false }
  const sense = senseAt(sentence, at, 'day') ?? senseAt(sentence, at, 'period')
  if (sense === undefined) return null

  const { today } = sentence.context
  const end = after(sentence, at)
  if (sense.value === 'weekend') {
    const back = (weekdayOf(today) + 1) % 7
    return { start: at, end, date: addDays(today, -back), future: false }
  }
  const holiday = /^(\d\d)-(\d\d)$/.exec(sense.value)
  if (holiday !== null && isThingOfHoliday(sentence, end)) return null
  if (holiday !== null) return existing(monthDate(sentence, at, end, Number(holiday[2]), Number(holiday[1])))
  if (sense.value === 'first') return { start: at, end, date: monthStart(today), future: false }
  const offset = sense.type === 'period' ? (periodDays[sense.value] ?? Number.NaN) : Number(sense.value)
  // 'fim do dia' (end of the day), 'plat du jour' (dish of the day): an unspecified day.
  const isAny = sense.type === 'period' && isParticle(sentence, end - 1, 'theDay')
  if (Number.isNaN(offset) || isAny) return null
  // 'a week ago today'
  const isToTheDay = offset < -2 && senseAt(sentence, end, 'day')?.value === '0'
  return {
    start: at,
    end: isToTheDay ? after(sentence, end) : end,
    date: addDays(today, offset),
    future: offset > 0,
  }
}
