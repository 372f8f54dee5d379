import type { Reply } from '../../message.ts'
import { deleteAll } from '../changing/changing.ts'
import type { Deed } from '../conversation-state.ts'
import type { Turn } from '../turn.ts'
import { repeat, stopRepeating } from './repeating.ts'

/**
 * Undoes that an expense was made to recur: it recurs as often as before, or no more, and the expense of today that
 * was recorded with it is deleted.
 */
export async function takeRepeatingBack(
  turn: Turn,
  { recurringId, expenseId, before, notedId }: Extract<Deed, { did: 'repeated' }>,
): Promise<Reply> {
  const deleted = notedId === null ? null : await deleteAll(turn, [notedId])
  const answer =
    before === null ? await stopRepeating(turn, recurringId) : await repeat(turn, expenseId, before)
  return deleted ? { ...answer, text: `${answer.text}\n${deleted.text}` } : answer
}
