import { z } from 'zod'
import { type ExpenseRow, selectExpenses } from '../expenses/expense-rows.ts'
import { fold } from '../folding.ts'
import { mostAtOnce, sourceRef } from './recording.ts'
import type { Turn } from './turn.ts'

const Subject = z.object({ expenseIds: z.optional(z.array(z.string())) })

/** What a message may be about that names no expense by itself: `unknown` when it answers one we cannot find. */
export type Target = { about: 'reply' | 'latest'; expenses: ExpenseRow[] } | { about: 'unknown' }

/** The expenses of the message replied to; else the last ones that the writer had to do with. */
export async function findTarget(turn: Turn): Promise<Target> {
  if (!turn.message.repliesTo) return { about: 'latest', expenses: await latestOf(turn) }
  const { messageId } = turn.message.repliesTo
  const ids = (await toldIn(turn, messageId)) ?? (await recordedFrom(turn, messageId))
  if (ids === null) return { about: 'unknown' }
  return ids.length > 0
    ? { about: 'reply', expenses: await byIds(turn, ids) }
    : { about: 'latest', expenses: await latestOf(turn) }
}

/** The expenses that a message of ours told this member of; empty when it told of none, null when it is not ours. */
async function toldIn(turn: Turn, messageId: string): Promise<string[] | null> {
  if (turn.channel === 'web') return null
  const sent = await turn.work.db
    .selectFrom('outbox')
    .select('subject_json')
    .where('channel', '=', turn.channel)
    .where('provider_message_id', '=', messageId)
    .where('user_id', '=', turn.member.userId)
    .where('household_id', '=', turn.member.householdId)
    .executeTakeFirst()
  if (!sent) return null
  const subject = Subject.safeParse(sent.subject_json ? JSON.parse(sent.subject_json) : {})
  return (subject.success && subject.data.expenseIds) || []
}

/** The expenses that a message of the member's own led to. */
async function recordedFrom(turn: Turn, messageId: string): Promise<string[] | null> {
  const rows = await turn.work.db
    .selectFrom('expenses')
    .select('id')
    .where('household_id', '=', turn.member.householdId)
    .where('source', '=', turn.source)
    .where('source_ref', 'in', refsOf(messageId))
    .orderBy('id')
    .execute()
  return rows.length > 0 ? rows.map(({ id }) => id) : null
}

/** What was told of last and still stands, or an expense that the member has entered elsewhere since. */
async function latestOf(turn: Turn): Promise<ExpenseRow[]> {
  const [last] = await ownExpenses(turn, 1)
  for (const deed of turn.conversation.deeds) {
    if (last && last.id > deed.id) break
    const ids = deed.did === 'changed' ? deed.edits.map(({ expenseId }) => expenseId) : deed.expenseIds
    const standing = (await byIds(turn, ids)).filter((expense) => expense.deleted_at === null)
    if (standing.length > 0) return standing
  }
  return last ? [last] : []
}

/** The latest expense of the member that a few words or an amount point at. */
export async function findByWords(
  turn: Turn,
  words: string,
  amount: number | null,
): Promise<ExpenseRow | null> {
  const wanted = fold(words)
  const candidates = await ownExpenses(turn, 100)
  const matches = (expense: ExpenseRow) =>
    (amount === null || expense.amount === amount) &&
    (wanted === '' || fold(`${expense.description} ${expense.category_name ?? ''}`).includes(wanted))
  return candidates.find(matches) ?? null
}

/** The expenses that one message led to together, as told by one of them; in their order. */
export async function siblingsOf(turn: Turn, expenseId: string): Promise<ExpenseRow[]> {
  const { db } = turn.work
  const one = await db
    .selectFrom('expenses')
    .select(['source', 'source_ref'])
    .where('household_id', '=', turn.member.householdId)
    .where('id', '=', expenseId)
    .executeTakeFirst()
  if (!one) return []
  if (!one.source_ref) return byIds(turn, [expenseId])
  return selectExpenses(db, turn.member.householdId)
    .where('expenses.source', '=', one.source)
    .where('expenses.source_ref', 'in', refsOf(one.source_ref.replace(/#\d+$/, '')))
    .orderBy('expenses.id')
    .execute()
}

function refsOf(messageId: string): string[] {
  return Array.from({ length: mostAtOnce }, (_, line) => sourceRef(messageId, line))
}

/** The member's own latest entries; what was imported or repeats by itself was not said by anybody. */
function ownExpenses(turn: Turn, most: number): Promise<ExpenseRow[]> {
  return selectExpenses(turn.work.db, turn.member.householdId)
    .where('expenses.added_by', '=', turn.member.userId)
    .where('expenses.source', 'in', ['web', 'whatsapp'])
    .where('expenses.deleted_at', 'is', null)
    .orderBy('expenses.id', 'desc')
    .limit(most)
    .execute()
}

async function byIds(turn: Turn, ids: readonly string[]): Promise<ExpenseRow[]> {
  if (ids.length === 0) return []
  return selectExpenses(turn.work.db, turn.member.householdId)
    .where('expenses.id', 'in', ids)
    .orderBy('expenses.id')
    .execute()
}
