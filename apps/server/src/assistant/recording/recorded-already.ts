import { channels } from '../../db/tables/chat.ts'
import { type ExpenseRow, selectExpenses } from '../../expenses/expense-rows.ts'
import type { Cause, Reply } from '../../message.ts'
import type { Draft } from '../questions.ts'
import { sourceRef } from '../source-ref.ts'
import type { Turn } from '../turn.ts'
import { expenseLine, reply, subjectOf } from '../wording.ts'

/**
 * Says that drafts of an earlier message are recorded already, because another member answered for the one who was
 * asked; null if they are not.
 */
export async function tellRecorded(
  turn: Turn,
  cause: Cause,
  drafts: readonly Draft[],
): Promise<Reply | null> {
  const recorded = await recordedOf(turn, cause, drafts)
  if (!recorded) return null
  const line = expenseLine(turn, recorded)
  const { words } = turn
  return reply(recorded.deleted_at === null ? words.recordedAlready(line) : words.alreadyDeleted(line), {
    subject: subjectOf([recorded]),
  })
}

/** The expense that drafts of an earlier message were recorded as, deleted or not; null if they were not. */
export async function recordedOf(
  { message, work, member }: Turn,
  { messageId }: Pick<Cause, 'messageId'>,
  drafts: readonly Draft[],
): Promise<ExpenseRow | null> {
  if (messageId === message.id || drafts.length === 0) return null
  const refs = drafts.map(({ line }) => sourceRef(messageId, line))
  const recorded = await selectExpenses(work.db, member.householdId)
    // In any channel, as whoever answered may have used another one. The index of references begins with the source.
    .where('expenses.source', 'in', channels)
    .where('expenses.source_ref', 'in', refs)
    .executeTakeFirst()
  return recorded ?? null
}
