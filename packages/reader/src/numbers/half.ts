import { before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { factorAt } from './factor.ts'

/** What 'and a half' or 'and a quarter' adds to a one, in hundredths; 0 when nothing is added. */
export function partAt(sentence: Sentence, at: number): number {
  const sense = senseAt(sentence, at, 'half')
  return sense === undefined ? 0 : Number(sense.value || 50)
}

/** 'tres gambas y media': whether a half that starts at a token is one of a hundred. */
export function isHundredBefore(sentence: Sentence, at: number): boolean {
  return /^100(?!\d)/.test(senseAt(sentence, before(sentence, at), 'times')?.value ?? '')
}

/** Whether a half stands without its article, as it is said in India: 'two and half thousand', but of nothing else. */
export function isBareHalf(sentence: Sentence, at: number): boolean {
  const isSaid = isAt(sentence, at, 'and') && keyAt(sentence.tokens, at + 1) === 'half'
  return isSaid && factorAt(sentence, at + 2) >= 100
}
