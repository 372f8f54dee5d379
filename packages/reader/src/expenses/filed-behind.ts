import type { Expenses, Meaning } from '../meaning.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import { isAsked, type Sentence, textOf } from '../words/sentence.ts'

/**
 * 'Libro 22.000, ponelo en regalos': expenses, and behind them where in the household's book they go. Null for all other
 * messages.
 */
export function readFiledBehind(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  if (!mayHaveParticle(sentence, 'putIt') || isAsked(sentence)) return null
  const mark = tokens.findLastIndex(
    ({ kind }, at) => kind === 'break' && particleEnd(sentence, at + 1, 'putIt') > at + 1,
  )
  if (mark < 1) return null
  const put = readPart(textOf(sentence, mark + 1, tokens.length))
  const { categoryId, categoryKind = null, ...others } = put.kind === 'correction' ? put.changes : {}
  if (!categoryId || Object.keys(others).length > 0) return null
  const bought = readPart(textOf(sentence, 0, mark))
  if (bought.kind !== 'expenses') return null
  const [first, ...more] = bought.items.map((item) => ({ ...item, categoryId, categoryKind }))
  return first ? { ...bought, items: [first, ...more] } : null
}
