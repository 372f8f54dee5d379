import { isParticle } from '../words/particle.ts'
import { before, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { addDays, dateOf } from './calendar.ts'
import type { Day } from './day.ts'

/** Reads '3/11', '25-9-2026', '01.11.2026', '2026-11-03' at a token, day first except in North America's English; null when none is there. */
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
  if (date === null || isNoDay(sentence, at, date, hasYear ? 'year' : sign.key)) return null
  return { start: at, end, date, future: date > sentence.context.today }
}

/** 'a 10-10-20 fertiliser bag', 'group 1/2/3': what nobody writes down so late is no day of spending. */
function isLongAgo({ context }: Sentence, date: string): boolean {
  return date < addDays(context.today, -oldest)
}

/** Whether what may be a date, with its year or with the sign that joins it, is none after all. */
function isNoDay(sentence: Sentence, at: number, date: string, told: string): boolean {
  if (told === 'year') return isLongAgo(sentence, date)
  return isInstalment(sentence, at, date) || (told === '-' && !isHyphened(sentence, at, date))
}

/** 'Cuota refri 189.90 (4/12)': in brackets behind a price, and no day of the last three months: which one of how many. */
function isInstalment({ tokens, context }: Sentence, at: number, date: string): boolean {
  const isEnclosed = tokens[at - 1]?.key === '(' && tokens[at + 3]?.key === ')'
  const isOneOf = Number(tokens[at]?.key) <= Number(tokens[at + 2]?.key)
  const isBehindPrice = tokens.some(({ kind }, other) => kind === 'number' && other < at)
  return isEnclosed && isOneOf && isBehindPrice && date < addDays(context.today, -92)
}

/** In days, some three years. */
const oldest = 1100

/** 'pollo 1/4', 'torneira de 1/2 polegada', '1/3 de la note': a part of a thing. */
function isPortion(sentence: Sentence, first: string, second: string, end: number): boolean {
  if (/^[12]$/.test(first) && second === '3') return isParticle(sentence, end, 'partOf')
  return (first === '1' && /^[24]$/.test(second)) || (first === '3' && second === '4')
}

/** 'le 3.11', 'du 12.10': as it is written in Switzerland, or 'luz 120 05.11', as no price is, in the last three months and beside a price. */
function shortDotted(sentence: Sentence, at: number): string | null {
  const { tokens, context, language } = sentence
  const parts = /^(\d{1,2})\.(\d{2})$/.exec(keyAt(tokens, at))
  const isWritten = language === 'fr' && isAt(sentence, at - 1, 'dayBefore')
  if (parts === null || !(isWritten || /^0\d/.test(parts[1] ?? ''))) return null
  if (isAt(sentence, at + 1, 'currency', 'coin', 'measure')) return null
  if (!tokens.some(({ kind }, other) => kind === 'number' && other !== at)) return null
  const date = recent(sentence, Number(parts[1]), Number(parts[2]))
  return date !== null && date >= addDays(context.today, -92) ? date : null
}

/** 'séance 4/8', 'échéancier 11/12', 'parcela da geladeira 3/10': which one of how many. */
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
 * '14-11: pan 300', '11-17 mercado 203', 'pagado 03-11', 'súper 23.000 (15-11)', '17-11 23:48': without a year, a hyphen
 * joins a date of the last three months where it heads what was bought, behind a verb of paying or a price, or before a time.
 */
function isHyphened(sentence: Sentence, at: number, date: string): boolean {
  const { tokens, context } = sentence
  const [first, sign, second, next, minutes] = tokens.slice(at, at + 5)
  if (date > context.today || date < addDays(context.today, -92)) return false
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

/** Where English writes the month before the day; a writer whose country is not known is taken to be from there. */
const monthFirst = /^(en)?$|-(US|CA)$/

function numericDate(sentence: Sentence, numbers: readonly number[], yearFirst: boolean): string | null {
  const [a = 0, b = 0, c = Number.NaN] = numbers
  if (yearFirst) return dateOf(a, b, c)
  const american = sentence.language === 'en' && monthFirst.test(sentence.context.locale ?? '')
  const [day, month] = american ? [b, a] : [a, b]
  const date = recent(sentence, day, month, c)
  if (date !== null || !Number.isNaN(c)) return date ?? recent(sentence, month, day, c)
  const turned = recent(sentence, month, day)
  return turned !== null && turned >= addDays(sentence.context.today, -92) ? turned : null
}

/** The date of that day and month in its year, or in the most recent year in which it is past; null when none is. */
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
