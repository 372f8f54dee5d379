import type { Meaning } from '@casita/reader'
import { mayChange } from '../../../actor.ts'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import type { Reply } from '../../../message.ts'
import { askAmounts } from '../../asking/asking-amount.ts'
import { only } from '../../meant/only.ts'
import { findTarget, justRecordedByAnyone, recentTarget } from '../../meant/targets.ts'
import type { Turn } from '../../turn.ts'
import { recordedLine, reply } from '../../wording.ts'

/**
 * 'Wasn't that 134.27?', about the sender's last expense or the last of all, whichever amount is closer: asks which
 * amount is right, or says that it is that one already. Null for every other message, and if the sender may not change
 * it.
 */
export async function askDoubted(turn: Turn, _: string, meaning: Meaning): Promise<Reply | null> {
  if (meaning.kind !== 'not_expense' || meaning.doubted === undefined || turn.conversation.lastAsked)
    return null
  const own = only(turn.repliedTo ? ((await findTarget(turn)) ?? []) : await recentTarget(turn))
  const [last] = turn.repliedTo ? [] : await justRecordedByAnyone(turn)
  const off = (one: ExpenseRow) => Math.abs(Math.log(one.amount / (meaning.doubted ?? 1)))
  const [told] = [last, own].flatMap((one) => one ?? []).toSorted((a, b) => off(a) - off(b))
  if (!told || told.deleted_at !== null || !mayChange(turn.member, told)) return null
  if (told.amount === meaning.doubted) return reply(turn.words.unchanged(recordedLine(turn, told)))
  return askAmounts(turn, told, [meaning.doubted, told.amount], true)
}
