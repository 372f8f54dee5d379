import { monthlyAt } from '../numbers/not-money/monthly-day.ts'
import { isTakenOff } from '../numbers/taken-off.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, before, isAt, type Sentence, textAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { dayInMonthOf, monthStart } from './calendar.ts'
import type { Day } from './day.ts'
import { dayNumberAt, type Numbered } from './month-date.ts'
import { recent } from './numeric-date.ts'

/** Reads a day of the month: 'el 3', 'el día 3', 'on the 3rd', 'le 3', 'dia 3'. */
export function readDayOfMonth(sentence: Sentence, at: number): Day | null {
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
  return dayNumbered(sentence, at, particleEnd(sentence, day.end, 'ofMonth'), day.value)
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

/** Reads an English ordinal before a colon as the day of what follows: '18th: water 44.90'. */
export function readHeadingDay(sentence: Sentence, at: number): Day | null {
  const { tokens, language } = sentence
  const opens = at === 0 || tokens[at - 1]?.kind === 'break'
  if (language !== 'en' || !opens || tokens[at]?.kind !== 'number') return null
  const day = dayNumberAt(sentence, at)
  if (day?.ordinal !== true || keyAt(tokens, day.end) !== ':') return null
  return dayNumbered(sentence, at, day.end, day.value)
}

/**
 * Reads the day of each month on which something is paid, from its number at the end: 'aluguel 1800 todo dia 5', 'loyer
 * 700 tous les 5'.
 */
export function readMonthlyDay(sentence: Sentence, at: number): Day | null {
  const told = monthlyAt(sentence, at)
  return told && dayNumbered(sentence, told.start, told.end, Number(keyAt(sentence.tokens, at)))
}

/** Returns the latest date, within twelve months, with that day of the month that is not after today. */
function dayNumbered({ context }: Sentence, start: number, end: number, day: number): Day | null {
  const date = latestWithDay(context.today, day)
  return date === null ? null : { start, end, date, future: false }
}

/** Returns the latest date, within twelve months, with a day of the month that is not after today; null for none. */
export function latestWithDay(today: string, day: number): string | null {
  for (let back = 0; back < 12; back++) {
    const month = monthStart(today, -back)
    const date = dayInMonthOf(month, day)
    if (date !== null && date <= today) return date
  }
  return null
}

/** Whether a group of three digits, which may continue the number before it, is at a token: '6 000', '6 000,01'. */
export function isGroup(sentence: Sentence, at: number): boolean {
  return /^\d{3}(\D|$)/.test(keyAt(sentence.tokens, at))
}

/** Whether a number in words counts nothing after it: 'el quince', 'dia dez', 'le premier de chaque mois'. */
function isSaidAlone(sentence: Sentence, at: number, end: number): boolean {
  return (
    sentence.language !== 'en' &&
    at > 0 &&
    (sentence.tokens[end]?.kind !== 'word' ||
      isAt(sentence, end, 'spend') ||
      particleEnd(sentence, end, 'howOften') > end)
  )
}

/**
 * Whether an English ordinal says which of several things is meant: 'the 2nd half of the fence', 'the 2nd
 * appointment', 'on 4th st'.
 */
function isOrdinalThing(sentence: Sentence, at: number, end: number): boolean {
  if (isParticle(sentence, end, 'nth')) return true
  if (isParticle(sentence, at, 'onTheDay') || sentence.tokens[end]?.kind !== 'word') return false
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

/** Whether a number glued to capitals is part of a name: 'na A1', 'pour le CE2'. */
function isCalled(sentence: Sentence, at: number): boolean {
  const [capital, number] = [sentence.tokens[at - 1], sentence.tokens[at]]
  const isGlued = number?.kind === 'number' && number.glued && capital?.kind === 'word'
  return isGlued && /^\p{Lu}+$/u.test(textAt(sentence, at - 1))
}
