import { type Meaning, onlyItem } from '@casita/reader'
import { isNamedIn } from '../../meant/naming.ts'
import { only } from '../../meant/only.ts'
import { justRecorded, latestOwn } from '../../meant/targets.ts'
import type { Turn } from '../../turn.ts'

/**
 * Reads 'dividimos la cena con los Pérez, nuestra parte fue 22', right after a dearer 'cena' of the sender's, as a
 * correction of its amount instead of a second expense. Every other meaning stays as it is.
 */
export async function asShareTold(turn: Turn, meaning: Meaning): Promise<Meaning> {
  const item = meaning.kind === 'expenses' && meaning.ofShare ? onlyItem(meaning) : null
  if (!item || item.currency !== turn.household.currency || item.dateStated || turn.repliedTo) return meaning
  const whole = only(
    justRecorded(turn, await latestOwn(turn)).filter(
      ({ description, amount }) => description !== '' && amount > item.amount && isNamedIn(item, description),
    ),
  )
  if (!whole) return meaning
  return { kind: 'correction', about: whole.description, changes: { amount: item.amount }, sure: true }
}
