import type { Reply } from '../../../message.ts'
import { isNamedIn } from '../../meant/naming.ts'
import { findByIds } from '../../meant/targets.ts'
import { narrowingEnd, withoutPointers, withoutPunctuation } from '../../saying.ts'
import type { Turn } from '../../turn.ts'
import { restoreAll } from '../changing.ts'

/**
 * 'No, just the bus', right after several expenses were deleted: restores those that it does not name. Null for every
 * other message.
 */
export async function deleteOnlyThose(turn: Turn, text: string): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  const start = narrowingEnd(text)
  if (deed?.did !== 'deleted' || deed.undone || turn.repliedTo || start === 0) return null
  if (deed.expenseIds.length < 2) return null
  const name = withoutPointers(withoutPunctuation(text.slice(start)))
  const others = (await findByIds(turn, deed.expenseIds)).filter((expense) => !isNamedIn(expense, name))
  const isSome = name !== '' && others.length > 0 && others.length < deed.expenseIds.length
  return isSome ? restoreAll(turn, others) : null
}
