import { isParticle, mayHaveParticle } from '../../words/particle.ts'
import { before, hasAny, isAt, type Sentence } from '../../words/sentence.ts'
import type { Figure } from '../figure.ts'

/** The most people for whom a meal is said to be; a larger number is its price. */
const mostServed = 10

/**
 * Whether a bare number tells for how many something is: 'cena para 4', 'dinner for 4', 'table pour 6'. In Spanish and
 * Portuguese no price follows such a word, only a new amount ('muda a pizza para 25'); in other languages one does,
 * except behind a meal or a table.
 */
export function isForSome(sentence: Sentence, { start, raw, firm }: Figure): boolean {
  if (firm || !/^\d{1,2}$/.test(raw ?? '') || !isParticle(sentence, start - 1, 'for')) return false
  const isChange = hasAny(sentence, 'change', 'budget') || mayHaveParticle(sentence, 'put')
  if (sentence.language === 'es' || sentence.language === 'pt')
    return isAt(sentence, before(sentence, start - 1), 'kind') && !isChange
  return Number(raw) <= mostServed && isParticle(sentence, start - 2, 'served')
}
