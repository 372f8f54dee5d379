import { hasNoCents } from '../../currency.ts'
import { endsClauseAt } from '../../words/edges.ts'
import { isParticle } from '../../words/particle.ts'
import { isAt, isOfKind, numbersIn, type Sentence } from '../../words/sentence.ts'
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

/**
 * Whether a number tells of which flat something is told, where what is paid there has a price: 'apto 302, luz 780',
 * 'flat 4: rent 900'. The number may be the price of a flat beside anything else.
 */
export function isFlatNumber(sentence: Sentence, { start, end, raw, firm }: Figure): boolean {
  const { tokens } = sentence
  if (firm || !/^\d{1,4}$/.test(raw ?? '') || !isParticle(sentence, start - 1, 'dwelling')) return false
  const isOpening = start === 1 || (start === 2 && isAt(sentence, 0, 'article'))
  const bill = tokens.findIndex(({ kind }, at) => at >= end && kind === 'word')
  if (!isOpening || bill < 0 || numbersIn(sentence, { start: bill, end: tokens.length }) === 0) return false
  const isBeside = bill === end || (bill === end + 1 && tokens[end]?.kind === 'break')
  return isBeside && isOfKind(sentence, bill, 'home', 'utilities')
}
