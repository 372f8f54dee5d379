import type { Correction } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { askDrafts } from '../asking/asking.ts'
import { justRecorded, latestOfAll } from '../meant/targets.ts'
import { causeOf, type Turn } from '../turn.ts'

/**
 * 'El mío fue 45' (mine was 45), right after another member recorded an expense: asks whether to record one with the
 * same description for the sender. Null for every other correction, and for an amount in another currency.
 */
export async function askOwnOne(turn: Turn, { mine, changes }: Correction): Promise<Reply | null> {
  const { amount, currency = turn.household.currency } = changes
  if (!mine || amount === undefined || currency !== turn.household.currency || turn.repliedTo) return null
  const [last] = justRecorded(turn, (await latestOfAll(turn)).slice(0, 1))
  if (!last || last.added_by === turn.member.userId || last.description === '') return null
  const { description, category_id: categoryId } = last
  const own = { line: 0, amount, date: turn.today, description, categoryId, payerId: null, original: null }
  return askDrafts(turn, causeOf(turn), 'intent', [[own]])
}
