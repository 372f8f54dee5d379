import type { Correction, Meaning } from '../../meaning.ts'
import { endsAt } from '../../words/edges.ts'
import { has, hasAny, isAsked, type Sentence, textOf } from '../../words/sentence.ts'

/**
 * Reads that an expense was somebody else's, followed by a clause with no other change: 'O mercadinho era da minha
 * mãe, ela me pagou de volta' (it was my mother's, she paid me back). Null for all other messages.
 */
export function readOwned(sentence: Sentence, readPart: (text: string) => Meaning): Correction | null {
  const { tokens } = sentence
  const mark = tokens.findIndex(({ kind }, at) => at > 0 && kind === 'break')
  const isTwo = hasAny(sentence, 'was') && mark > 0 && !endsAt(sentence, mark)
  if (!isTwo || isAsked(sentence) || tokens.some(({ kind }) => kind === 'number')) return null
  const rest = { start: mark, end: tokens.length }
  if (has(sentence, rest, 'was', 'delete', 'change', 'undo', 'record', 'number')) return null
  const owned = readPart(textOf(sentence, 0, mark))
  if (owned.kind !== 'correction' || owned.about === undefined) return null
  const { payerId, payerName, ...others } = owned.changes
  const isOfOther = payerId === null || payerName !== undefined
  return isOfOther && Object.keys(others).length === 0 ? owned : null
}
