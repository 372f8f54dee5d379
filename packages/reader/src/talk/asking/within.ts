import { periodsIn } from '../../days/period.ts'
import { isYear } from '../../days/range.ts'
import type { Correction } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { consistsOf } from '../../words/edges.ts'
import { isParticle } from '../../words/particle.ts'
import { after, before, has, hasAny, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { endOfWords } from '../changing/filing.ts'
import { opening } from '../opening.ts'

/** Periods that are too long to mean one day. */
const long: ReadonlySet<string> = new Set([
  'month',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
  'year',
])

/**
 * Reads the period, not the day, in which an expense was: 'it was in October', 'el café era de octubre', "c'était en
 * 2024"; else null.
 */
export function readWithin(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (isAsked(sentence)) return null
  const year = yearAt(sentence)
  if (days.length > 0 || figures.some(({ start }) => start !== year)) return null
  if (year < 0 && !hasAny(sentence, 'period', 'month')) return null
  if (!consistsOf(year < 0 ? sentence : until(sentence, year), 'was', ...besides)) return null
  const was = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'was'))
  const periods = periodsIn(scan)
  const [within, ...others] = year > 0 && periods.length > 1 ? periods.slice(0, -1) : periods
  if (within === undefined || others.length > 0 || !long.has(within.name)) return null
  if (has(sentence, { start: was + 1, end: sentence.tokens.length }, 'kind')) return null
  return { kind: 'correction', ...thingBefore(sentence, was), changes: {}, within, sure: true }
}

/**
 * Reads the month, not the day, to which an expense is to be moved: 'put the water in October', 'poné el agua en
 * octubre'; else null.
 */
export function readPutWithin(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const verb = opening(sentence)
  const isPut = isAt(sentence, verb, 'change') || isParticle(sentence, verb, 'put')
  if (!isPut || figures.length + days.length > 0 || isAsked(sentence)) return null
  const month = before(sentence, endOfWords(sentence))
  // 'Pasame el resumen de octubre' asks for something of October.
  const isThere = isAt(sentence, month, 'month') && !isAt(sentence, before(sentence, month), 'of')
  const [within, ...others] = isThere ? periodsIn(scan) : []
  if (within === undefined || others.length > 0 || !long.has(within.name)) return null
  if ((within.from ?? '') > sentence.context.today) return null
  return {
    kind: 'correction',
    ...thingBefore(sentence, month, after(sentence, verb)),
    changes: {},
    within,
    sure: true,
  }
}

/** The index of the year that ends a message, after 'in' or a month: 'In 2024', 'octobre 2024'; -1 for none. */
function yearAt(sentence: Sentence): number {
  const last = sentence.tokens.findLastIndex(({ kind }) => kind !== 'break')
  const lead = isAt(sentence, last - 1, 'of', 'article') ? last - 2 : last - 1
  const isLed = isParticle(sentence, lead, 'inYear') || isAt(sentence, lead, 'month')
  return isLed && isYear(sentence, last) ? last : -1
}

/** The sentence up to a token. */
function until(sentence: Sentence, end: number): Sentence {
  return { ...sentence, tokens: sentence.tokens.slice(0, end) }
}

const besides = [
  'month', 'period', 'past', 'dayUnit', 'article', 'of', 'preposition', 'oops', 'not', 'target', 'filler', 'greeting',
  'pronoun', 'kind', 'change',
] as const // biome-ignore format: a list to read at a glance
