import { isParticle } from '../words/particle.ts'
import { before, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { addDays, dateOf, threeMonthsBefore } from './calendar.ts'
import type { Day } from './day.ts'

/**
 * Reads '3/11', '25-9-2026', '01.11.2026' or '2026-11-03' at a token; null when there is none. The day comes first,
 * except in North American English.
 */
export function readNumericDate(sentence: Sentence, at: number): Day | null {
  if (sentence.tokens[at]?.kind !== 'number') return null
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(keyAt(sentence.tokens, at))
  if (dotted !== null) {
    const date = numericDate(sentence, dotted.slice(1).map(Number), false)
    return date === null ? null : { start: at, end: at + 1, date, future: date > sentence.context.today }
  }
  const short = shortDotted(sentence, at)
  if (short !== null) return { start: at, end: at + 1, date: short, future: false }
  const [first, sign, second, sign2, third] = sentence.tokens.slice(at, at + 5)
  if (first?.kind !== 'number' || second?.kind !== 'number' || sign === undefined) return null
  if ((sign.key !== '/' && sign.key !== '-') || !sign.glued || !second.glued) return null
  if (!/^\d{1,4}$/.test(first.key) || !/^\d{1,4}$/.test(second.key)) return null
  const hasYear = sign2?.key === sign.key && sign2.glued && third?.kind === 'number' && third.glued
  const numbers = [Number(first.key), Number(second.key), hasYear ? Number(third.key) : Number.NaN]
  if (hasYear && !/^\d{1,4}$/.test(third.key)) return null
  const end = at + (hasYear ? 5 : 3)
  if (!hasYear && (isAt(sentence, end, 'measure', 'of') || second.key.length > 2)) return null
  const last = before(sentence, at)
  if (!hasYear && (isAt(sentence, last, 'instalments', 'label') || isOneOfSome(sentence, at))) return null
  const led = isAt(sentence, last, 'article', 'dayBefore')
  if (!hasYear && isPortion(sentence, first.key, second.key, end) && !led) return null
  const date = numericDate(sentence, numbers, first.key.length === 4)
  if (date === null || isNoDay(sentence, at, date, hasYear)) return null
  return { start: at, end, date, future: date > sentence.context.today }
}

/**
 * Whether a date is too old to be a day of spending, as the numbers in 'a 10-10-20 fertiliser bag' or 'group 1/2/3'
 * are.
 */
function isLongAgo({ context }: Sentence, date: string): boolean {
  return date < addDays(context.today, -oldest)
}

/** In days: about three years. */
const oldest = 1100

/** Whether what is written like a date is none. */
function isNoDay(sentence: Sentence, at: number, date: string, hasYear: boolean): boolean {
  if (hasYear) return isLongAgo(sentence, date)
  const isJoinedByHyphen = keyAt(sentence.tokens, at + 1) === '-'
  return isInstalment(sentence, at, date) || (isJoinedByHyphen && !isHyphened(sentence, at, date))
}

/**
 * Whether it is the number of one among several instalments: in brackets after a price, and older than three months as
 * a date ('Cuota refri 189.90 (4/12)').
 */
function isInstalment({ tokens, context }: Sentence, at: number, date: string): boolean {
  const isEnclosed = tokens[at - 1]?.key === '(' && tokens[at + 3]?.key === ')'
  const isOneOf = Number(tokens[at]?.key) <= Number(tokens[at + 2]?.key)
  const isBehindPrice = tokens.some(({ kind }, other) => kind === 'number' && other < at)
  return isEnclosed && isOneOf && isBehindPrice && date < threeMonthsBefore(context.today)
}

/** Whether it is a fraction of a thing: 'pollo 1/4', 'torneira de 1/2 polegada', '1/3 de la note'. */
function isPortion(sentence: Sentence, first: string, second: string, end: number): boolean {
  if (/^[12]$/.test(first) && second === '3') return isParticle(sentence, end, 'partOf')
  return (first === '1' && /^[24]$/.test(second)) || (first === '3' && second === '4')
}

/**
 * Reads a date with a dot and no year, of the last three months and beside another number: 'le 3.11' or 'du 12.10', as
 * in Switzerland, or 'luz 120 05.11', whose leading zero rules out a price.
 */
function shortDotted(sentence: Sentence, at: number): string | null {
  const { tokens, context, language } = sentence
  const parts = /^(\d{1,2})\.(\d{2})$/.exec(keyAt(tokens, at))
  const isWritten = language === 'fr' && isAt(sentence, at - 1, 'dayBefore')
  if (parts === null || !(isWritten || /^0\d/.test(parts[1] ?? ''))) return null
  if (isAt(sentence, at + 1, 'currency', 'coin', 'measure')) return null
  if (!tokens.some(({ kind }, other) => kind === 'number' && other !== at)) return null
  const date = recent(sentence, Number(parts[1]), Number(parts[2]))
  return date !== null && date >= threeMonthsBefore(context.today) ? date : null
}

/**
 * Whether it is the number of one among several, as in session 4 of 8: 'séance 4/8', 'échéancier 11/12', 'parcela da
 * geladeira 3/10'.
 */
function isOneOfSome(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  if (Number(tokens[at]?.key) > Number(tokens[at + 2]?.key)) return false
  if (isParticle(sentence, at - 1, 'session')) return true
  let lead = before(sentence, at)
  for (let steps = 0; steps < 2 && isAt(sentence, lead, 'kind', 'of', 'article', 'preposition'); steps++)
    lead = before(sentence, lead)
  return isAt(sentence, lead, 'instalments')
}

/**
 * Whether a hyphen without a year joins a date of the last three months: where it heads what was bought, comes after a
 * verb of paying or a price, or before a time. '14-11: pan 300', '11-17 mercado 203', 'pagado 03-11', 'súper 23.000
 * (15-11)', '17-11 23:48'.
 */
function isHyphened(sentence: Sentence, at: number, date: string): boolean {
  const { tokens, context } = sentence
  const [first, sign, second, next, minutes] = tokens.slice(at, at + 5)
  if (date > context.today || date < threeMonthsBefore(context.today)) return false
  if (tokens[at]?.glued === true && at > 0 && tokens[at - 1]?.key !== '(') return false
  if (next?.key === ':' && next.glued) return minutes?.kind !== 'number' || !minutes.glued
  if (first?.key.length !== 2 || second?.key.length !== 2 || sign?.key !== '-') return false
  if (isAt(sentence, before(sentence, at), 'spend', 'dayBefore')) return true
  if (next?.kind === 'number' && minutes?.key === ':' && minutes.glued) return true
  const closes = next === undefined || next.kind === 'break' || next.key === ')'
  if (closes && tokens.some(({ kind }, other) => kind === 'number' && other < at)) return true
  const opens = at === 0 || tokens[at - 1]?.kind === 'break'
  return (
    opens &&
    next?.kind === 'word' &&
    !isAt(sentence, at + 3, 'countable', 'measure', 'currency', 'coin', 'times')
  )
}

/** The locales whose English writes the month before the day; also when the writer's country is unknown. */
const monthFirst = /^(en)?$|-(US|CA)$/

function numericDate(sentence: Sentence, numbers: readonly number[], yearFirst: boolean): string | null {
  const [a = 0, b = 0, c = Number.NaN] = numbers
  if (yearFirst) return dateOf(a, b, c)
  const american = sentence.language === 'en' && monthFirst.test(sentence.context.locale ?? '')
  const [day, month] = american ? [b, a] : [a, b]
  const date = recent(sentence, day, month, c)
  if (date !== null || !Number.isNaN(c)) return date ?? recent(sentence, month, day, c)
  const turned = recent(sentence, month, day)
  return turned !== null && turned >= threeMonthsBefore(sentence.context.today) ? turned : null
}

/**
 * Returns the date of a day and month in the given year, or in the most recent year in which it is not after today;
 * null when there is none.
 */
export function recent(sentence: Sentence, day: number, month: number, year = Number.NaN): string | null {
  if (month < 1 || month > 12 || day < 1) return null
  if (!Number.isNaN(year)) return dateOf(year < 100 ? 2000 + year : year, month, day)
  const { today } = sentence.context
  const thisYear = +today.slice(0, 4)
  for (let back = 0; back <= 8; back++) {
    const date = dateOf(thisYear - back, month, day)
    if (date !== null && date <= today) return date
  }
  return null
}
