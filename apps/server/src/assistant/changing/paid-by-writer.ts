import type { Meaning } from '@casita/reader'
import { isNamedIn } from '../meant/naming.ts'
import { justRecordedByAnyone } from '../meant/targets.ts'
import { withoutPointers } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * Reads 'I paid the brunch', if another member has just recorded a brunch with a different payer, as a correction of
 * the payer instead of a second expense. Every other meaning stays as it is.
 */
export async function asPaidByWriter(turn: Turn, meaning: Meaning): Promise<Meaning> {
  if (meaning.kind !== 'missing_amount' || !meaning.paid || turn.repliedTo || meaning.dateStated)
    return meaning
  const name = withoutPointers(meaning.description)
  const { userId } = turn.member
  const named = (await justRecordedByAnyone(turn)).filter((one) => name !== '' && isNamedIn(one, name))
  const [only, ...more] = named
  if (!only || more.length > 0 || only.added_by === userId || only.paid_by === userId) return meaning
  return { kind: 'correction', about: meaning.description, changes: { payerId: 'me' }, sure: true }
}
