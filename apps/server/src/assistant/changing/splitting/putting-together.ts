import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import type { Reply } from '../../../message.ts'
import type { Deed } from '../../conversation-state.ts'
import { only } from '../../meant/only.ts'
import { findByIds } from '../../meant/targets.ts'
import type { Turn } from '../../turn.ts'
import { reply } from '../../wording.ts'
import { deleteAll, revert } from '../changing.ts'

/** An expense that parts were taken out of, with the change that reduced it. */
interface Parted {
  readonly whole: ExpenseRow
  readonly change: Deed
  readonly partIds: readonly string[]
}

/**
 * The expense that the latest deed took parts out of, if its amounts still add up to the former one; otherwise null.
 */
export function partedJustNow(turn: Turn): Promise<Parted | null> {
  return partedBy(turn, 0)
}

/** The same for parts that were recorded by the deed at this index. */
async function partedBy(turn: Turn, place: number): Promise<Parted | null> {
  const [noted, change] = turn.conversation.deeds.slice(place, place + 2)
  if (noted?.did !== 'recorded' || noted.undone || change?.did !== 'changed' || change.undone) return null
  const edit = only(change.edits)
  if (!edit) return null
  const [whole, ...parts] = await findByIds(turn, [edit.expenseId, ...noted.expenseIds])
  const sum = parts.reduce((total, { amount }) => total + amount, whole?.amount ?? 0)
  return whole && edit.before.amount === sum ? { whole, change, partIds: noted.expenseIds } : null
}

/**
 * Undoes a split: deletes the given parts and restores the whole. Null if these expenses are not such parts, or were
 * changed since.
 */
export async function putTogether(turn: Turn, expenseIds: readonly string[]): Promise<Reply | null> {
  const { conversation } = turn
  const place = conversation.deeds.findIndex(
    (deed) => deed.did === 'recorded' && deed.expenseIds.join() === expenseIds.join(),
  )
  const parted = place < 0 ? null : await partedBy(turn, place)
  if (!parted) return null
  const [deleted = ''] = (await deleteAll(turn, parted.partIds)).text.split('\n', 1)
  const { text, subject } = await revert(turn, parted.change.id)
  conversation.markUndone(parted.change.id)
  return reply(`${deleted}\n${text}`, subject && { subject })
}
