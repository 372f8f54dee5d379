import { periodsIn } from '../days/period.ts'
import type { Correction } from '../meaning.ts'
import { thingBefore } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { has, hasAny, isAsked, isAt } from '../words/sentence.ts'
import { consistsOf } from './talk.ts'

/** Periods that have too many days for one to be meant. */
const long: ReadonlySet<string> = new Set(['month', 'this_month', 'last_month', 'this_year', 'last_year'])

/**
 * 'it was in October', 'el café era de octubre', "c'était le mois dernier": when something was that was noted, and not on
 * which day; null for all other messages.
 */
export function readWithin(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (figures.length + days.length > 0 || isAsked(sentence) || !hasAny(sentence, 'period', 'month'))
    return null
  if (!consistsOf(sentence, 'was', ...besides)) return null
  const was = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'was'))
  const [within, ...others] = periodsIn(scan)
  if (within === undefined || others.length > 0 || !long.has(within.name)) return null
  if (has(sentence, { start: was + 1, end: sentence.tokens.length }, 'kind')) return null
  return { kind: 'correction', ...thingBefore(sentence, was), changes: {}, within, sure: true }
}

const besides = [
  'month', 'period', 'past', 'dayUnit', 'article', 'of', 'preposition', 'oops', 'not', 'target', 'filler', 'greeting',
  'pronoun', 'kind', 'change',
] as const // biome-ignore format: a list to read at a glance
