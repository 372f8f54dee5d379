import { hasNoCents } from '../../currency.ts'
import { endsClauseAt } from '../../words/edges.ts'
import { isParticle } from '../../words/particle.ts'
import { isAt, type Sentence } from '../../words/sentence.ts'
import type { Figure } from '../figure.ts'

/**
 * Whether a number tells at which table somebody ate, where another number can be the price: 'mesa 14, 3 cervezas a
 * 180', 'addition 118,40 table 9'. In currencies with small prices, food must be mentioned, as the number may be the
 * price of a table.
 */
export function isTableNumber(sentence: Sentence, { start, end, raw, firm }: Figure): boolean {
  const { tokens, marks, context } = sentence
  if (firm || !/^\d{1,2}$/.test(raw ?? '') || !isParticle(sentence, start - 1, 'table')) return false
  const isApart = start === 1 || tokens[start - 2]?.kind !== 'word' || isAt(sentence, start - 2, 'kind')
  const isClosed = endsClauseAt(sentence, end) || tokens[end]?.kind === 'sign'
  const isPriced = tokens.some(({ kind }, at) => kind === 'number' && at !== start)
  if (!isApart || !isClosed || !isPriced) return false
  if (hasNoCents(context.currency)) return true
  return marks.some((mark) => mark?.senses.some(({ type, value }) => type === 'kind' && value === 'food'))
}
