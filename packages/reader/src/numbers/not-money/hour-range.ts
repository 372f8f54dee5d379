import { isParticleBefore, particleEnd } from '../../words/particle.ts'
import { allOf, before, isAt, numbersIn, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { NonAmount } from './code.ts'

/**
 * Reads from when to when something was, beside its price: 'niñera de 8 a 11 4500', 'parking 12 from 9 to 5'. Null
 * without another number, which may be a range of prices, and before money: 'de 20 a 25 pesos'.
 */
export function readHourRange(sentence: Sentence, at: number): NonAmount | null {
  if (!isHour(sentence, at)) return null
  // 'Painter 9 to 5 180', but '3 a 2' is three at two each.
  const isTold =
    (isParticleBefore(sentence, at, 'hoursFrom') && !isOfPieces(sentence, at)) ||
    keyAt(sentence.tokens, at + 1) === 'to'
  if (!isTold) return null
  const until = particleEnd(sentence, at + 1, 'hoursTo')
  if (until === at + 1 || !isHour(sentence, until) || numbersIn(sentence, allOf(sentence)) < 3) return null
  const isMoney = isAt(sentence, until + 1, 'currency', 'coin', 'times', 'percent', 'each', 'minor')
  return isMoney ? null : { end: until + 1, claim: 'time' }
}

/** Whether the number tells of how many pieces something is: 'carnet de 10 à 18', 'caja de 12 a 15'. */
function isOfPieces(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at - 1, 'of') && isAt(sentence, before(sentence, at - 1), 'countable', 'weakLabel')
}

/** Whether a token is a whole number that may be an hour. */
function isHour({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'number' && /^(\d|1\d|2[0-4])$/.test(token.key)
}
