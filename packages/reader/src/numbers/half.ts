import { before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { factorAt } from './factor.ts'

/** Returns what 'and a half' or 'and a quarter' at a token adds to a one, in hundredths; 0 for anything else. */
export function partAt(sentence: Sentence, at: number): number {
  const sense = senseAt(sentence, at, 'half')
  return sense === undefined ? 0 : Number(sense.value || 50)
}

/** Whether a half that starts at a token is half of a hundred: 'tres gambas y media' (350). */
export function isHundredBefore(sentence: Sentence, at: number): boolean {
  return /^100(?!\d)/.test(senseAt(sentence, before(sentence, at), 'times')?.value ?? '')
}

/** Whether a half stands without its article, as said in India, before a multiplier: 'two and half thousand'. */
export function isBareHalf(sentence: Sentence, at: number): boolean {
  const isSaid = isAt(sentence, at, 'and') && keyAt(sentence.tokens, at + 1) === 'half'
  return isSaid && factorAt(sentence, at + 2) >= 100
}
