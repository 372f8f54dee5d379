import { type Correction, read } from '@casita/reader'
import { askReadings } from '../asking/asking.ts'
import { lately, latestOfAll } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { contextOf, type Turn } from '../turn.ts'

/**
 * 'El mío fue 45', right behind what another one of the household has noted: asks whether to note one more that is called so.
 * Null for every other change.
 */
export async function askOwnOne(turn: Turn, { mine, changes }: Correction): Promise<Reply | null> {
  if (!mine || changes.amount === undefined || turn.repliedTo) return null
  const [last] = lately(turn, (await latestOfAll(turn)).slice(0, 1))
  if (!last || last.added_by === turn.member.userId || last.description === '') return null
  const meaning = read(`${last.description} 100`, contextOf(turn))
  if (meaning.kind !== 'expenses' || meaning.items.length > 1) return null
  const { description, category_id: categoryId } = last
  const own = { ...meaning.items[0], amount: changes.amount, description, categoryId }
  return askReadings(turn, { why: 'intent', readings: [[own]] })
}
