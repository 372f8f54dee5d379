import { classify } from '../expenses/categories/category.ts'
import type { Budget } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { particleEnd } from '../words/particle.ts'
import { allOf, isAsked } from '../words/sentence.ts'
import { thingsIn } from './asking/asked-last-time.ts'
import { hypotheticalAmountIn, remainingBudgetQuery } from './asking/asked-left.ts'
import { openingWith } from './opening.ts'

/**
 * Reads a question about what is left, and what would be left after spending an amount: 'Can I spend 50 more on
 * clothes?', '¿puedo gastar 50 mil más?'; else null.
 */
export function readAllowance(scan: Scan): Budget | null {
  const { sentence } = scan
  if (!isAsked(sentence)) return null
  const start = openingWith(sentence, 'mayI')
  const verb = particleEnd(sentence, start, 'mayI')
  if (verb === start || particleEnd(sentence, verb, 'toSpend') === verb) return null
  const { categoryId, categoryKind } = classify(scan, [allOf(sentence)])
  const scope = { categoryId, categoryKind, words: thingsIn(scan), person: null }
  return { ...remainingBudgetQuery(scan, hypotheticalAmountIn(scan, verb)), scope }
}
