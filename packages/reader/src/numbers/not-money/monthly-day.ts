import { endsAt } from '../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import type { Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { hasOtherNumber } from './code.ts'

/**
 * Returns the start of the words that tell on which day of each month something is paid, if a number at the end of a
 * message is that day: 'internet 99,90 todo dia 10', 'loyer 700 tous les 5'. Otherwise -1.
 */
export function monthlyFrom(sentence: Sentence, at: number): number {
  if (!mayHaveParticle(sentence, 'monthlyOn') || !/^([1-9]|[12]\d|3[01])$/.test(keyAt(sentence.tokens, at)))
    return -1
  const end = isParticle(sentence, at + 1, 'numberEnding') ? at + 2 : at + 1
  if (!endsAt(sentence, end) || !hasOtherNumber(sentence, at)) return -1
  const start = [3, 2, 1].find((back) => particleEnd(sentence, at - back, 'monthlyOn') === at)
  return start === undefined ? -1 : at - start
}
