import { readNumeral } from '../numbers/numeral.ts'
import { isTakenOff } from '../numbers/taken-off.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { addDays, dateOf, monthStart, weekdayOf, weekStart } from './calendar.ts'
import { dayNumberAt, existing, isMoneyNext, monthDate, type Numbered, readMonthDate } from './month-date.ts'
import { readNumericDate, recent } from './numeric-date.ts'
import {
  isClearlyWeekday,
  isColon,
  isEvening,
  isHeading,
  isInRow,
  isListed,
  isOfWeekday,
  isOtherWord,
  isThing,
  isThingOfHoliday,
  isTrailing,
} from './weekday-word.ts'

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

/** Reads a weekday as the most recent one before today: 'el lunes', 'last friday', 'sexta passada'. */
function readWeekday(sentence: Sentence, at: number): Day | null {
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
  const foreign = sense.language !== sentence.language && !(cursor === at && isColon(sentence, at))
  if (short && (foreign || isAt(sentence, before(sentence, cursor), 'with'))) return null
  if (isOtherWord(sentence, cursor, sense.language)) return null
  const sure =
    cursor === at ? isHeading(sentence, at) || isTrailing(sentence, at) : !isThing(sentence, cursor - 1)
  const dated = /^[(,]$/.test(keyAt(sentence.tokens, named)) ? named + 1 : named
  const exact =
    readNumericDate(sentence, dated) ?? readMonthDate(sentence, dated) ?? readDayOfMonth(sentence, dated)
  if (exact !== null && weekdayOf(exact.date) === Number(sense.value)) return { ...exact, start: at }
  const isListing = isListed(sentence, cursor) || isInRow(sentence, cursor)
  const plain = sure || isClearlyWeekday(sentence, cursor) || isEvening(sentence, named) || isListing
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
  const date = addDays(lastOf(sentence.context.today, Number(sense.value)), -7 * weeks)
  return { start: at, end, date, future: false }
}

/** Returns how many weeks a word such as 'before last' adds. */
function weeksAt(sentence: Sentence, at: number): number {
  return Number(senseAt(sentence, at, 'past')?.value ?? 0)
}

/** Returns the most recent date before today that falls on a day of the week. */
function lastOf(today: string, weekday: number): string {
  return addDays(today, -((weekdayOf(today) - weekday + 6) % 7) - 1)
}

/** Returns the date of a day of the week in the week of a date. */
function inWeekOf(date: string, weekday: number): string {
  return addDays(weekStart(date), (weekday + 6) % 7)
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

/** Whether a group of three digits, which may continue the number before it, is at a token: '6 000', '6 000,01'. */
function isGroup(sentence: Sentence, at: number): boolean {
  return /^\d{3}(\D|$)/.test(keyAt(sentence.tokens, at))
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
    const date = dateOf(+start.slice(0, 4), +start.slice(5, 7), Number(key))
    if (date !== null && date <= today && weekdayOf(date) === weekday) return date
  }
  return null
}

/**
 * Reads a distance back from today: 'hace tres semanas', 'two days ago', 'dos días atrás', 'hace dos viernes', 'three
 * weeks ago today'.
 */
function readAgo(sentence: Sentence, at: number): Day | null {
  if (!sentence.present.has('dayUnit') && !sentence.present.has('weekday')) return null
  const leads = isAt(sentence, at, 'agoBefore')
  const numberAt = leads ? after(sentence, at) : at
  const counted = countAt(sentence, numberAt)
  if (counted === null) return null
  const unit = senseAt(sentence, counted.end, 'dayUnit')
  const weekday = senseAt(sentence, counted.end, 'weekday')
  if ((unit === undefined && weekday === undefined) || counted.value > 366) return null
  // 'ela tem 13 anos': an age.
  if (unit?.value === 'year' && keyAt(sentence.tokens, at) === 'tem') return null
  let end = after(sentence, counted.end)
  const trails = isAt(sentence, end, 'agoAfter')
  if (!leads && !trails) return null
  if (trails) end = after(sentence, end)
  const { today } = sentence.context
  if (unit !== undefined) {
    if (senseAt(sentence, end, 'day')?.value === '0') end = after(sentence, end)
    return { start: at, end, date: goBack(today, counted.value, unit.value), future: false }
  }
  const date = addDays(lastOf(today, Number(weekday?.value)), -7 * (counted.value - 1))
  return { start: at, end, date, future: false }
}

function goBack(today: string, count: number, unit: string): string {
  if (unit !== 'month' && unit !== 'year') return addDays(today, -count * Number(unit))
  const start = monthStart(today, -count * (unit === 'year' ? 12 : 1))
  for (let day = +today.slice(8); day > 0; day--) {
    const date = dateOf(+start.slice(0, 4), +start.slice(5, 7), day)
    if (date !== null) return date
  }
  return start
}

function countAt(sentence: Sentence, at: number): { value: number; end: number } | null {
  if (isAt(sentence, at, 'one')) return { value: 1, end: after(sentence, at) }
  const numeral = readNumeral(sentence, at)
  const value = (numeral?.readings[0] ?? 0) / 100
  if (numeral === null || numeral.readings.length > 1 || !Number.isInteger(value)) return null
  return { value, end: numeral.end }
}

/** Whether a number in words counts nothing after it: 'el quince', 'dia dez'. */
function isSaidAlone(sentence: Sentence, at: number, end: number): boolean {
  return (
    sentence.language !== 'en' &&
    at > 0 &&
    (sentence.tokens[end]?.kind !== 'word' || isAt(sentence, end, 'spend'))
  )
}

/**
 * Whether an English ordinal says which of several things is meant: 'the 2nd half of the fence', 'the 2nd
 * appointment', 'on 4th st'.
 */
function isOrdinalThing(sentence: Sentence, at: number, end: number): boolean {
  if (isParticle(sentence, end, 'nth')) return true
  if (keyAt(sentence.tokens, at) === 'on' || sentence.tokens[end]?.kind !== 'word') return false
  const thing = sentence.marks[end] === null || isAt(sentence, end, 'kind')
  return thing && isAt(sentence, before(sentence, at), 'preposition', 'spend')
}

/**
 * Whether an ordinal in another language says which of several things is meant: 'el 2° cuarto', 'no 2º andar', 'o 1º
 * andar'. 'First' only does before a label, as the first of a month is written so too.
 */
function isWhichThing(sentence: Sentence, { value, end, ordinal }: Numbered): boolean {
  if (!ordinal || sentence.language === 'en' || sentence.tokens[end]?.kind !== 'word') return false
  if (value === 1) return isAt(sentence, end, 'label')
  return !isAt(sentence, end, 'spend', 'preposition', 'of', 'month', 'article')
}

/** Whether a hyphen joins the number to another number or a month: 'le 12-14 du JT', 'rue du 8-Mai'. */
function isJoinedTo(sentence: Sentence, at: number): boolean {
  const [hyphen, next] = sentence.tokens.slice(at, at + 2)
  const isJoined = hyphen?.key === '-' && hyphen.glued && next?.glued === true
  return isJoined && (next.kind === 'number' || isAt(sentence, at + 1, 'month'))
}

/**
 * Reads an English ordinal in words as a day of the month, where nothing follows that it could qualify: 'gone out on
 * the first', 'on the thirteenth', 'the fifth of the month'.
 */
function readSpokenOrdinal(sentence: Sentence, at: number): Day | null {
  const { tokens, language } = sentence
  const [lead, article] = [keyAt(tokens, at), keyAt(tokens, at + 1)]
  const cursor = lead === 'on' && article === 'the' ? at + 2 : lead === 'the' ? at + 1 : at
  const day = Number(sentence.vocabulary.particles('ordinal').get(keyAt(tokens, cursor)) ?? 0)
  if (language !== 'en' || cursor === at || day === 0) return null
  const end = particleEnd(sentence, cursor + 1, 'ofMonth')
  const next = tokens[end]
  if (end === cursor + 1 && (lead === 'the' || (next?.kind === 'word' && !isAt(sentence, end, 'and'))))
    return null
  return dayNumbered(sentence, at, end, day)
}

/** Returns the latest date, within twelve months, with that day of the month that is not after today. */
function dayNumbered({ context }: Sentence, start: number, end: number, day: number): Day | null {
  for (let back = 0; back < 12; back++) {
    const month = monthStart(context.today, -back)
    const date = dateOf(+month.slice(0, 4), +month.slice(5, 7), day)
    if (date !== null && date <= context.today) return { start, end, date, future: false }
  }
  return null
}

/** Reads an English ordinal before a colon as the day of what follows: '18th: water 44.90'. */
function readHeadingDay(sentence: Sentence, at: number): Day | null {
  const { tokens, language } = sentence
  const opens = at === 0 || tokens[at - 1]?.kind === 'break'
  if (language !== 'en' || !opens || tokens[at]?.kind !== 'number') return null
  const day = dayNumberAt(sentence, at)
  if (day?.ordinal !== true || keyAt(tokens, day.end) !== ':') return null
  return dayNumbered(sentence, at, day.end, day.value)
}

/** Whether a number glued to capitals is part of a name: 'na A1', 'pour le CE2'. */
function isCalled({ tokens, text }: Sentence, at: number): boolean {
  const [capital, number] = [tokens[at - 1], tokens[at]]
  const isGlued = number?.kind === 'number' && number.glued && capital?.kind === 'word'
  return isGlued && /^\p{Lu}+$/u.test(text.slice(capital.start, capital.end))
}

/** Reads a day of the month: 'el 3', 'el día 3', 'on the 3rd', 'le 3', 'dia 3'. */
function readDayOfMonth(sentence: Sentence, at: number): Day | null {
  if (!isAt(sentence, at, 'dayBefore') || isTakenOff(sentence, at)) return null
  const spoken = readSpokenOrdinal(sentence, at)
  if (spoken !== null) return spoken
  let cursor = after(sentence, at)
  while (isAt(sentence, cursor, 'dayBefore', 'article')) cursor = after(sentence, cursor)
  const day = isCalled(sentence, cursor) ? null : dayNumberAt(sentence, cursor)
  if (day === null || (sentence.tokens[cursor]?.kind !== 'number' && !isSaidAlone(sentence, cursor, day.end)))
    return null
  if (sentence.language === 'en' && (!day.ordinal || isOrdinalThing(sentence, at, day.end))) return null
  if (isAt(sentence, day.end, 'of') && isAt(sentence, after(sentence, day.end), 'month')) return null
  const next = sentence.tokens[day.end]
  if (isWhichThing(sentence, day) || isJoinedTo(sentence, day.end)) return null
  if (day.ordinal && sentence.text[(sentence.tokens[day.end - 1]?.end ?? 0) - 1] === 'ª') return null
  const month = keyAt(sentence.tokens, day.end + 1)
  if (day.ordinal && next?.key === '/' && next.glued && /^\d\d?$/.test(month)) {
    const date = recent(sentence, day.value, Number(month))
    if (date !== null) return { start: at, end: day.end + 2, date, future: false }
  }
  if (next?.key.startsWith('000') && isGroup(sentence, day.end)) return null
  if (isAt(sentence, day.end, 'currency', 'coin', 'times', 'measure', 'percent', 'minor', 'month'))
    return null
  if (next !== undefined && (/^[/%]$/.test(next.key) || (/^[xh]$/.test(next.key) && next.glued))) return null
  return dayNumbered(sentence, at, day.end, day.value)
}
