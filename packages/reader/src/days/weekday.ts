import { isParticleBefore, particleEnd } from '../words/particle.ts'
import { after, before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { readAgo } from './ago.ts'
import { addDays, dayInMonthOf, inWeekOf, lastOf, monthStart, weekdayOf } from './calendar.ts'
import type { Day } from './day.ts'
import { isGroup, readDayOfMonth } from './day-of-month.ts'
import { isMoneyNext, readMonthDate } from './month-date.ts'
import { readNumericDate } from './numeric-date.ts'
import {
  isArticleOfThing,
  isClearlyWeekday,
  isHeading,
  isInRow,
  isListed,
  isOfWeekday,
  isOtherWord,
  isPartOfDay,
  isTrailing,
  opensWithColon,
} from './weekday-word.ts'

/**
 * Reads a weekday as the most recent one before today: 'el lunes', 'last friday', 'sexta passada'. 'Every Friday' and
 * "it's Friday", on a Friday, are today.
 */
export function readWeekday(sentence: Sentence, at: number): Day | null {
  if (!sentence.present.has('weekday')) return null
  let cursor = at
  let weeks = 0
  while (isAt(sentence, cursor, 'dayBefore', 'past', 'article', 'preposition') && cursor < at + 4) {
    weeks += weeksAt(sentence, cursor)
    cursor = after(sentence, cursor)
  }
  const sense = senseAt(sentence, cursor, 'weekday')
  if (sense === undefined) return null
  const token = sentence.tokens[cursor]
  const short = token !== undefined && token.key.length <= 3
  const named = after(sentence, cursor)
  const foreign = sense.language !== sentence.language && !(cursor === at && opensWithColon(sentence, at))
  if (short && (foreign || isAt(sentence, before(sentence, cursor), 'with'))) return null
  if (isOtherWord(sentence, cursor, sense.language)) return null
  const sure =
    cursor === at
      ? isHeading(sentence, at) || isTrailing(sentence, at)
      : !isArticleOfThing(sentence, cursor - 1)
  const dated = /^[(,]$/.test(keyAt(sentence.tokens, named)) ? named + 1 : named
  const exact =
    readNumericDate(sentence, dated) ?? readMonthDate(sentence, dated) ?? readDayOfMonth(sentence, dated)
  if (exact !== null && weekdayOf(exact.date) === Number(sense.value)) return { ...exact, start: at }
  const isListing = isListed(sentence, cursor) || isInRow(sentence, cursor)
  const plain = sure || isClearlyWeekday(sentence, cursor) || isPartOfDay(sentence, named) || isListing
  if (short && !plain && datedWeekday(sentence, at, named, Number(sense.value)) === null) return null
  if (isOfWeekday(sentence, named)) return null
  const weeksAgo = readAgo(sentence, isAt(sentence, named, 'of') ? named + 1 : named)
  if (weeksAgo !== null && isAt(sentence, weeksAgo.end - 1, 'dayUnit', 'agoAfter')) {
    return { ...weeksAgo, start: at, date: inWeekOf(weeksAgo.date, Number(sense.value)) }
  }
  let end = named
  for (; isAt(sentence, end, 'past'); end = after(sentence, end)) weeks += weeksAt(sentence, end)
  const week = weekBefore(sentence, end)
  if (week !== null) {
    const date = inWeekOf(addDays(sentence.context.today, week.days), Number(sense.value))
    return { start: at, end: week.end, date, future: false }
  }
  const numbered = datedWeekday(sentence, at, end, Number(sense.value))
  if (numbered !== null) return { start: at, end: end + 1, date: numbered, future: false }
  const { today } = sentence.context
  if (weekdayOf(today) === Number(sense.value) && isToday(sentence, cursor))
    return { start: at, end, date: today, future: false }
  const date = addDays(lastOf(today, Number(sense.value)), -7 * weeks)
  return { start: at, end, date, future: false }
}

/** Whether a weekday is said to be every one, or the one that it is now: 'every Friday', "it's Friday". */
function isToday(sentence: Sentence, at: number): boolean {
  return particleEnd(sentence, at - 1, 'howOften') > at || isParticleBefore(sentence, at, 'todayIs')
}

/** Returns how many weeks a word such as 'before last' adds. */
function weeksAt(sentence: Sentence, at: number): number {
  return Number(senseAt(sentence, at, 'past')?.value ?? 0)
}

/**
 * Returns the index after a phrase such as 'de la semana pasada' or 'da semana retrasada' (of last week, of the week
 * before last) that follows a weekday, and its offset in days, which is negative.
 */
function weekBefore(sentence: Sentence, at: number): { end: number; days: number } | null {
  let cursor = at
  while (isAt(sentence, cursor, 'of', 'article')) cursor = after(sentence, cursor)
  const last = senseAt(sentence, cursor, 'period')?.value === 'last_week'
  const days = last ? -7 : Number(senseAt(sentence, cursor, 'day')?.value)
  return days <= -7 ? { end: after(sentence, cursor), days } : null
}

/** Whether the number before is the price of what follows: 'segunda 12 de pão'. */
function isOfBought(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'of') && isAt(sentence, after(sentence, at), 'kind', 'countable')
}

/** Whether the number before is an hour of that day: 'kebab samedi 3h du mat', 'sábado 3:30'. */
function isHour(sentence: Sentence, at: number): boolean {
  const [sign, minutes] = sentence.tokens.slice(at, at + 2)
  const isColon = sign?.key === ':' && sign.glued && minutes?.kind === 'number' && minutes.glued
  return isColon || (isAt(sentence, at, 'timeAfter') && sign?.glued === true)
}

/**
 * Returns the date of a weekday with its day of the month, when the calendar agrees: 'viernes 13', 'fue el lunes 16'.
 * Null when the number may be a price.
 */
function datedWeekday(sentence: Sentence, start: number, at: number, weekday: number): string | null {
  const token = sentence.tokens[at]
  const figures = sentence.tokens.filter((each) => each.kind === 'number').length
  if ([isGroup, isMoneyNext, isOfBought, isHour].some((isOther) => isOther(sentence, at + 1))) return null
  const asked = sentence.marks.some((_, field) => senseAt(sentence, field, 'field')?.value === 'date')
  const isChanged = asked && sentence.present.has('change')
  const alone = figures < 2 && !isChanged && !isAt(sentence, before(sentence, start), 'was')
  const isOnly = alone && !(sentence.present.has('number') && sentence.tokens[at + 1]?.kind === 'break')
  if (token?.kind !== 'number' || isOnly || isPriceByDay(sentence, at)) return null
  return dateBehind(sentence, at, weekday)
}

/**
 * Whether the number after another weekday does not match the calendar, so that all of them are prices: 'lunch mon 12,
 * tue 14'.
 */
function isPriceByDay(sentence: Sentence, at: number): boolean {
  return sentence.tokens.some(({ kind }, other) => {
    const day =
      kind === 'number' && other !== at ? senseAt(sentence, before(sentence, other), 'weekday') : undefined
    return day !== undefined && dateBehind(sentence, other, Number(day.value)) === null
  })
}

/**
 * Returns the latest date, in this month or the last, that falls on the day of the week and has the day of the month
 * at the token; null when there is none.
 */
function dateBehind(sentence: Sentence, at: number, weekday: number): string | null {
  const key = keyAt(sentence.tokens, at)
  if (!/^([1-9]|[12]\d|3[01])$/.test(key)) return null
  const { today } = sentence.context
  for (let back = 0; back < 2; back++) {
    const start = monthStart(today, -back)
    const date = dayInMonthOf(start, Number(key))
    if (date !== null && date <= today && weekdayOf(date) === weekday) return date
  }
  return null
}
