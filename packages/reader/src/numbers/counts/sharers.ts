import { mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { isAt, numberSaidAt, type Sentence } from '../../words/sentence.ts'
import type { Figure } from '../figure.ts'

/**
 * Returns how many people share the price before a token: 'cena 60 entre 3', '60 split between three'. 0 if the words
 * there do not say so.
 */
export function sharersAt(sentence: Sentence, at: number): number {
  const number = particleEnd(sentence, at, 'partedBy')
  if (number === at) return 0
  const isMore = isAt(sentence, number + 1, 'and', 'or', 'currency', 'coin', 'times', 'percent', 'number')
  const count = Number(numberSaidAt(sentence, number))
  return Number.isInteger(count) && count > 1 && count <= 20 && !isMore ? count : 0
}

/**
 * Returns the start of the words that make a figure the number of people who share an earlier price; -1 if there are
 * none.
 */
export function sharingBefore(sentence: Sentence, { start }: Figure): number {
  if (!mayHaveParticle(sentence, 'partedBy')) return -1
  const at = [start - 1, start - 2].find(
    (each) => particleEnd(sentence, each, 'partedBy') === start && sharersAt(sentence, each) > 0,
  )
  const isPriced = sentence.tokens.slice(0, at).some(({ kind }) => kind === 'number')
  return at !== undefined && isPriced ? at : -1
}
