import { endsClauseAt } from '../words/edges.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { isAt, type Sentence } from '../words/sentence.ts'
import type { Figure } from './figure.ts'

/**
 * Whether a figure tells by how much somebody is poorer, which is what was paid: 'salí con 70 euros menos', '21.990
 * menos en la cuenta'.
 */
export function isLoss(sentence: Sentence, { start, end }: Figure): boolean {
  const less = particleEnd(sentence, end, 'poorer')
  if (less === end) return false
  const isLed = isParticle(sentence, start - 1, 'having') || particleEnd(sentence, less, 'pocket') > less
  const isLast = endsClauseAt(sentence, less)
  return isLed || (isLast && isAt(sentence, start - 1, 'and'))
}
