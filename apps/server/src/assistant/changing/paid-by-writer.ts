import type { Meaning } from '@casita/reader'
import { isNamedIn } from '../meant/naming.ts'
import { justRecordedByAnyone } from '../meant/targets.ts'
import { isDefinite, withoutPointers, wordsOf } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * Reads 'I paid the brunch', if one has just been recorded, as a correction of its payer instead of a second expense:
 * if another member recorded it with a different payer, or if the writer did and it is that one ('the brunch'). Every
 * other meaning stays as it is.
 */
export async function asPaidByWriter(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  if (meaning.kind !== 'missing_amount' || turn.repliedTo || meaning.dateStated) return meaning
  const name = withoutPointers(meaning.description)
  const { userId } = turn.member
  const named = (await justRecordedByAnyone(turn)).filter((one) => name !== '' && isNamedIn(one, name))
  const [only, ...more] = named
  if (!only || more.length > 0) return meaning
  const isOfOthers = meaning.paid && only.added_by !== userId && only.paid_by !== userId
  const isOwn = only.added_by === userId && only.paid_by === userId
  const isThat = isDefinite(wordsOf(text.slice(0, text.indexOf(meaning.description))).at(-1) ?? '')
  if (!isOfOthers && !(isOwn && isThat)) return meaning
  return { kind: 'correction', about: meaning.description, changes: { payerId: 'me' }, sure: true }
}
