import type { Correction, Meaning } from '../../../meaning.ts'
import { particleEnd } from '../../../words/particle.ts'
import { allOf, has, isAsked, numbersIn, type Sentence, textOf } from '../../../words/sentence.ts'

/**
 * Reads that the writer paid, said again with what for: "C'était moi, j'ai payé la pizza", 'fui yo, yo pagué el taxi'.
 * Null for all other messages.
 */
export function readPaidSaidTwice(
  sentence: Sentence,
  readPart: (text: string) => Meaning,
): Correction | null {
  const { tokens } = sentence
  const mark = tokens.findLastIndex(({ kind }) => kind === 'break')
  if (mark < 1 || isAsked(sentence) || numbersIn(sentence, allOf(sentence)) > 0) return null
  const again = { start: mark + 1, end: tokens.length }
  const isOwn = tokens.some((_, at) => at < mark && particleEnd(sentence, at, 'ownDeed') === mark)
  if (!isOwn || !has(sentence, again, 'payer', 'spend') || has(sentence, again, 'not')) return null
  const thing = readPart(textOf(sentence, again.start, again.end))
  if (thing.kind === 'correction' && thing.about !== undefined && thing.changes.payerId === 'me') return thing
  if (thing.kind !== 'missing_amount' || thing.description === '' || thing.dateStated) return null
  return { kind: 'correction', about: thing.description, changes: { payerId: 'me' }, sure: true }
}
