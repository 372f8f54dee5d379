import { type Correction, type Meaning, onlyItem, read } from '@casita/reader'
import { only } from '../../meant/only.ts'
import { recentTarget } from '../../meant/targets.ts'
import { pointsAtLast } from '../../saying.ts'
import { contextOf, type Turn } from '../../turn.ts'

/**
 * Reads 'Não gastei isso, gastei 32' (I didn't spend that), right after one expense was recorded, as a correction of
 * its amount. Every other meaning stays as it is.
 */
export async function asSpentOtherwise(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  if (meaning.kind !== 'not_expense' || meaning.reason !== 'negation' || !pointsAtLast(text)) return meaning
  const rest = text.slice(text.search(/[,;.]/) + 1)
  const told = read(rest, contextOf(turn))
  const item = told.kind === 'not_expense' ? null : onlyItem(told)
  if (item?.description !== '' || item.dateStated) return meaning
  const isMeant = only(await recentTarget(turn)) !== null && item.currency === turn.household.currency
  const correction: Correction = { kind: 'correction', changes: { amount: item.amount }, sure: true }
  return isMeant ? correction : meaning
}
