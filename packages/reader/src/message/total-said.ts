import { after, before, isAt, isNumberAt, type Sentence, type Stretch, senseAt } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

/** Returns whether a stretch says that its amount is the sum of others ('total') or may be ('so'). */
export function totalIn(sentence: Sentence, { start, end }: Stretch): 'total' | 'so' | null {
  for (let at = start; at < end; at = after(sentence, at)) {
    const sense = senseAt(sentence, at, 'total')
    if (sense !== undefined && sense.value !== 'so' && !isOfAll(sentence, start, after(sentence, at), end))
      return 'total'
    if (leadsToSum(sentence, at)) return 'so'
  }
  return null
}

/**
 * Whether a word for 'all' refers to everything named rather than to a sum: 'internet 99,90, tudo pago hoje', 'le tout
 * samedi'.
 */
function isOfAll(sentence: Sentence, start: number, from: number, end: number): boolean {
  const { tokens } = sentence
  const numbers = tokens.slice(start, end).some((_, at) => isNumberAt(sentence, start + at))
  if (!numbers && from < end && tokens[end]?.key !== ':') return true
  const verb = isAt(sentence, from, 'target', 'article') ? after(sentence, from) : from
  if (!isAt(sentence, verb, 'day', 'weekday', 'spend', 'dayBefore', 'period', 'cost')) return false
  return tokens.slice(from, end).every((_, at) => !isNumberAt(sentence, from + at))
}

/** Whether 'so' or '=' is between figures and introduces their sum: 'tolls 2 each way so 4'. */
export function leadsToSum(sentence: Sentence, at: number): boolean {
  if (senseAt(sentence, at, 'total')?.value !== 'so') return false
  const { tokens } = sentence
  const next = after(sentence, at)
  const last = before(sentence, at)
  const follows = tokens[at]?.key !== '=' || tokens[last]?.kind === 'number' || isAt(sentence, last, ...units)
  const goesOn = isNumberAt(sentence, next) || isAt(sentence, next, 'currency')
  return follows && goesOn && tokens.some((_, index) => index < at && isNumberAt(sentence, index))
}

const units: readonly SenseType[] = ['currency', 'coin', 'number', 'times', 'minor', 'each']
