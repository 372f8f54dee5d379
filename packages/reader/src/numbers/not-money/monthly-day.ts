import { endsAt } from '../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { isAt, type Sentence, type Stretch } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { hasOtherNumber } from './code.ts'

/**
 * Returns the words that tell on which day of each month something is paid, if a number at the end of a message is that
 * day: 'internet 99,90 todo dia 10', 'loyer 700 tous les 5', 'netflix 219 cada 15 del mes'. Otherwise null.
 */
export function monthlyAt(sentence: Sentence, at: number): Stretch | null {
  if (
    !mayHaveParticle(sentence, 'monthlyOn', 'ofMonth') ||
    !/^([1-9]|[12]\d|3[01])$/.test(keyAt(sentence.tokens, at))
  )
    return null
  const number = isParticle(sentence, at + 1, 'numberEnding') ? at + 2 : at + 1
  const end = particleEnd(sentence, number, 'ofMonth')
  if (!endsAt(sentence, end) || !hasOtherNumber(sentence, at)) return null
  const isEach = (back: number) =>
    particleEnd(sentence, at - back, 'monthlyOn') === at ||
    // 'Internet 399 los 15 de cada mes'.
    (end > number && back === 1 && isAt(sentence, at - back, 'article'))
  const start = [3, 2, 1].find(isEach)
  return start === undefined ? null : { start: at - start, end }
}
