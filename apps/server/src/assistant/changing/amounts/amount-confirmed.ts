import { type Meaning, onlyItem } from '@casita/reader'
import { only } from '../../meant/only.ts'
import { isFresh, justRecordedByAnyone, ownOfLastDay } from '../../meant/targets.ts'
import { behindYes } from '../../saying.ts'
import type { Turn } from '../../turn.ts'

/**
 * Reads 'yep 46' as a confirmation of the amount of the only expense of 46 that has just been recorded or changed,
 * instead of a second expense. Every other meaning stays as it is.
 */
export async function asConfirmed(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  const item = meaning.kind === 'ambiguous' && meaning.why === 'intent' ? onlyItem(meaning) : null
  if (item?.description !== '' || item.dateStated || turn.repliedTo) return meaning
  if (behindYes(text) === null) return meaning
  const { amount, currency } = item
  if (currency !== turn.household.currency) return meaning
  const own = (await ownOfLastDay(turn)).filter((expense) => isFresh(turn, expense))
  const others = (await justRecordedByAnyone(turn)).filter(({ id }) => own.every((each) => each.id !== id))
  const known = only([...own, ...others].filter((expense) => expense.amount === amount))
  return known ? { kind: 'correction', ofAmount: amount, changes: { amount }, sure: true } : meaning
}
