import { hasNoCents } from '../../currency.ts'
import { endsClauseAt } from '../../words/edges.ts'
import { isParticle, mayHaveParticle } from '../../words/particle.ts'
import { before, hasAny, isAt, isOfKind, type Sentence } from '../../words/sentence.ts'
import type { Figure } from '../figure.ts'

/** The most people for whom a meal is said to be; a larger number is its price. */
const mostServed = 10

/**
 * Whether a bare number tells for how many something is: 'cena para 4', 'dinner for 4', 'table pour 6', 'dinner 80 for
 * 4'. In Spanish and Portuguese no price follows such a word, only a new amount ('muda a pizza para 25'); in other
 * languages one does, except behind a meal or a table.
 */
export function isForSome(sentence: Sentence, { start, raw, firm }: Figure): boolean {
  if (firm || !/^\d{1,2}$/.test(raw ?? '') || !isParticle(sentence, start - 1, 'for')) return false
  if (isServedBefore(sentence, start)) return true
  if (sentence.language === 'es' || sentence.language === 'pt') return isOfThing(sentence, start)
  return Number(raw) <= mostServed && (isMeal(sentence, start - 2) || isBehindPrice(sentence, start))
}

/**
 * Whether the number at a token tells for how many something is, and its price follows directly: 'fondue pour 2 58',
 * 'cena para 2 580'. In French, where blanks separate thousands, not if an amount may have as many digits as both.
 */
export function isServedBefore(sentence: Sentence, at: number): boolean {
  const { tokens, language, context } = sentence
  const [count, price] = tokens.slice(at, at + 2)
  const isFew = /^[2-9]$|^10$/.test(count?.key ?? '') && count?.glued !== true
  const isPriced = isFew && price?.kind === 'number' && price.key !== '000'
  if (!isPriced || !isParticle(sentence, at - 1, 'for')) return false
  if (language === 'es' || language === 'pt')
    return isOfThing(sentence, at) && isOfKind(sentence, before(sentence, at - 1), 'food', 'entertainment')
  if (language === 'fr' && hasNoCents(context.currency)) return false
  const isDish = isOfKind(sentence, before(sentence, at - 1), 'food') && !isAt(sentence, at - 2, 'countable')
  return isMeal(sentence, at - 2) || isDish
}

/** Whether the word 'for' before a token follows a thing, and no change of its amount is asked for. */
function isOfThing(sentence: Sentence, at: number): boolean {
  const isChange = hasAny(sentence, 'change', 'budget') || mayHaveParticle(sentence, 'put')
  return isAt(sentence, before(sentence, at - 1), 'kind') && !isChange
}

/** Whether 'for' and a number end a clause after the price of a meal, or after one to the cent: 'kebabs 27.40 for 3'. */
function isBehindPrice(sentence: Sentence, start: number): boolean {
  const price = sentence.tokens[start - 2]
  if (price?.kind !== 'number' || !endsClauseAt(sentence, start + 1)) return false
  return /[.,]\d\d$/.test(price.key) || isMeal(sentence, start - 3)
}

function isMeal(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'served')
}
