import type { Meaning } from '@casita/reader'
import { mayChange } from '../../../actor.ts'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import type { Reply } from '../../../message.ts'
import { askAmounts } from '../../asking/asking-amount.ts'
import { only } from '../../meant/only.ts'
import { findByWords, findTarget, justRecordedByAnyone, recentTarget } from '../../meant/targets.ts'
import type { Turn } from '../../turn.ts'
import { recordedLine, reply } from '../../wording.ts'

/**
 * 'Wasn't that 134.27?', 'I thought the power was 134.27': asks which amount of an expense is right, or says that it is
 * that one already. Null for every other message, and if the sender may not change it.
 */
export async function askDoubted(turn: Turn, _: string, meaning: Meaning): Promise<Reply | null> {
  if (meaning.kind !== 'not_expense' || meaning.doubted === undefined || turn.conversation.lastAsked)
    return null
  const { doubted, doubtedOf } = meaning
  const told = doubtedOf ? await findByWords(turn, doubtedOf, null) : await nearest(turn, doubted)
  if (!told || told.deleted_at !== null || !mayChange(turn.member, told)) return null
  if (told.amount === doubted) return reply(turn.words.unchanged(recordedLine(turn, told)))
  return askAmounts(turn, told, [doubted, told.amount], true)
}

/** The sender's last expense or the last of all, whichever amount is closer; undefined if there is neither. */
async function nearest(turn: Turn, doubted: number): Promise<ExpenseRow | undefined> {
  const own = only(turn.repliedTo ? ((await findTarget(turn)) ?? []) : await recentTarget(turn))
  const [last] = turn.repliedTo ? [] : await justRecordedByAnyone(turn)
  const off = ({ amount }: ExpenseRow) => Math.abs(Math.log(amount / doubted))
  const [told] = [last, own].flatMap((one) => one ?? []).toSorted((a, b) => off(a) - off(b))
  return told
}
