import type { Correction } from '@casita/reader'
import { askDrafts } from '../asking/asking.ts'
import { lately, latestOfAll } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { causeOf, type Turn } from '../turn.ts'

/**
 * 'El mío fue 45', right behind what another one of the household has noted: asks whether to note one more that is called so.
 * Null for every other change, and for an amount of another currency.
 */
export async function askOwnOne(turn: Turn, { mine, changes }: Correction): Promise<Reply | null> {
  const { amount, currency = turn.household.currency } = changes
  if (!mine || amount === undefined || currency !== turn.household.currency || turn.repliedTo) return null
  const [last] = lately(turn, (await latestOfAll(turn)).slice(0, 1))
  if (!last || last.added_by === turn.member.userId || last.description === '') return null
  const { description, category_id: categoryId } = last
  const own = { line: 0, amount, date: turn.today, description, categoryId, payerId: null, original: null }
  return askDrafts(turn, causeOf(turn), 'intent', [[own]])
}
