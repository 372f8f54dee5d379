import type { Conversation } from './conversation.ts'
import type { AskedQuery } from './conversation-state.ts'
import { only } from './meant/only.ts'
import type { Asked, Edit } from './questions.ts'
import { putAt } from './questions.ts'
import { rememberedSince, restored } from './stored-conversations.ts'
import type { Turn } from './turn.ts'

/** The question that another member was asked last, and who that is. */
export interface AskedOfOther {
  readonly userId: string
  readonly question: Asked
}

/**
 * Returns the latest question that the assistant asked another member, in any channel, if it is newer than everything
 * in the sender's conversation; otherwise null.
 */
export async function askedOfOther(turn: Turn): Promise<AskedOfOther | null> {
  let latest: AskedOfOther | null = null
  for (const { userId, conversation } of await conversationsOfOthers(turn)) {
    const question = conversation.lastAsked
    const least = latest ? putAt(latest.question) : turn.conversation.latestAt
    if (question && putAt(question) > least) latest = { userId, question }
  }
  return latest
}

/** What another member asked about spending, when, as a UUIDv7, and the expenses that the answer listed. */
interface AskedByOther {
  readonly query: AskedQuery
  readonly at: string
  readonly listed: readonly string[]
}

/**
 * Returns what another member asked last about spending, if it is newer than everything in the sender's conversation
 * and they did nothing since; otherwise null.
 */
export async function askedByOther(turn: Turn): Promise<AskedByOther | null> {
  for (const { conversation } of await conversationsOfOthers(turn)) {
    const { hasJustHeard, lastQuery: query, latestAt: at, listedLast: listed } = conversation
    if (hasJustHeard && query && isNewer(turn, conversation)) return { query, at, listed }
  }
  return null
}

/** Whether another member set a budget after everything in the sender's conversation, and did nothing since. */
export async function hasOtherBudgeted(turn: Turn): Promise<boolean> {
  return (await conversationsOfOthers(turn)).some(
    ({ conversation }) => isNewer(turn, conversation) && justSet(conversation) !== undefined,
  )
}

/**
 * Returns the categories of the budgets that another member has set or asked for, if that is newer than everything in
 * the sender's conversation and they did nothing since; otherwise null.
 */
export async function budgetsOfOther(turn: Turn): Promise<readonly (string | null)[] | null> {
  for (const { conversation } of await conversationsOfOthers(turn)) {
    if (!isNewer(turn, conversation)) continue
    const set = justSet(conversation)
    if (set !== undefined) return [set]
    if (conversation.budgets) return conversation.budgets.categoryIds
  }
  return null
}

function isNewer(turn: Turn, { latestAt }: Conversation): boolean {
  return latestAt > turn.conversation.latestAt
}

/** The category of the budget that was set last in a conversation; undefined if anything was done since. */
function justSet({ deeds: [deed], latestAt }: Conversation): string | null | undefined {
  return deed?.did === 'budgeted' && !deed.undone && deed.id === latestAt ? deed.categoryId : undefined
}

/** An expense of the sender that another member changed, and what it was before. */
interface ChangedByOther {
  readonly expenseId: string
  readonly before: Edit
}

/**
 * The only expense that another member's latest deed changed, if it is newer than everything in the sender's
 * conversation.
 */
export async function changedByOther(turn: Turn): Promise<ChangedByOther | null> {
  let [latest, latestAt]: [ChangedByOther | null, string] = [null, turn.conversation.latestAt]
  for (const { conversation } of await conversationsOfOthers(turn)) {
    const [deed] = conversation.deeds
    if (deed?.did !== 'changed' || deed.undone || deed.id < latestAt) continue
    ;[latest, latestAt] = [only(deed.edits), deed.id]
  }
  return latest
}

/**
 * The expenses that another member's latest deed deleted, if it is newer than everything in the sender's conversation;
 * otherwise null.
 */
export async function deletedByOther(turn: Turn): Promise<readonly string[] | null> {
  for (const { conversation } of await conversationsOfOthers(turn)) {
    const [deed] = conversation.deeds
    if (deed?.did === 'deleted' && !deed.undone && isNewer(turn, conversation)) return deed.expenseIds
  }
  return null
}

/** Whether an amount that another member wrote was refused after everything in the sender's conversation. */
export async function hasOtherBeenRefused(turn: Turn): Promise<boolean> {
  return (await conversationsOfOthers(turn)).some(({ conversation }) =>
    conversation.questions.some(
      (each) => each.kind === 'declined' && putAt(each) > turn.conversation.latestAt,
    ),
  )
}

interface ConversationOf {
  readonly userId: string
  readonly conversation: Conversation
}

/** The conversations of the other members, the one in which something happened last first. */
async function conversationsOfOthers({ work, member, household }: Turn): Promise<ConversationOf[]> {
  const others = household.members.map(({ id }) => id).filter((id) => id !== member.userId)
  if (others.length === 0) return []
  const rows = await work.db
    .selectFrom('conversations')
    .select(['user_id', 'state_json'])
    .where('user_id', 'in', others)
    .where('household_id', '=', member.householdId)
    .where('updated_at', '>', rememberedSince(work.now))
    .execute()
  return rows
    .map(({ user_id, state_json }) => ({ userId: user_id, conversation: restored(state_json) }))
    .sort((a, b) => (a.conversation.latestAt > b.conversation.latestAt ? -1 : 1))
}
