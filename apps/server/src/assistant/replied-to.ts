import type { MemberActor } from '../actor.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { type IncomingMessage, ReplySubject } from '../message.ts'
import { answerKey, refsOf } from './source-ref.ts'

/** What the replied-to message was about; `unknown` if it cannot be found. */
export type RepliedTo =
  | { about: 'expenses'; ids: readonly string[]; questionId?: string | undefined }
  | { about: 'question'; id: string }
  | { about: 'nothing' | 'unknown' }

/**
 * Finds what a message replies to: one of the assistant's messages to this member, or one of the member's own, which
 * stands for its answer. Null if it is not a reply.
 */
export async function findRepliedTo(
  work: Work,
  member: MemberActor,
  channel: Channel,
  { repliesTo }: IncomingMessage,
): Promise<RepliedTo | null> {
  if (!repliesTo) return null
  const told = await subjectOf(work, member, channel, repliesTo.messageId)
  if (told?.questionId && !told.expenseIds) return { about: 'question', id: told.questionId }
  const ids = told?.expenseIds ?? (told ? [] : await recordedFrom(work, member, channel, repliesTo.messageId))
  if (ids.length > 0) return { about: 'expenses', ids, questionId: told?.questionId }
  return { about: told ? 'nothing' : 'unknown' }
}

/**
 * The subject of one of the assistant's messages to this member, or of its answer to one of theirs; null if there is
 * no such message.
 */
async function subjectOf(
  work: Work,
  member: MemberActor,
  channel: Channel,
  messageId: string,
): Promise<ReplySubject | null> {
  if (channel === 'web') return null
  const about = (key: 'provider_message_id' | 'dedupe_key', is: string) =>
    work.db
      .selectFrom('outbox')
      .select('subject_json')
      .where('channel', '=', channel)
      .where(key, '=', is)
      .where('user_id', '=', member.userId)
      .where('household_id', '=', member.householdId)
      .executeTakeFirst()
  // Two queries, because each key has its own index.
  const sent =
    (await about('provider_message_id', messageId)) ??
    (await about('dedupe_key', answerKey(channel, messageId)))
  if (!sent) return null
  const subject = ReplySubject.safeParse(JSON.parse(sent.subject_json ?? '{}'))
  return subject.success ? subject.data : {}
}

/** The ids of the expenses that one of the member's own messages led to. */
async function recordedFrom(
  work: Work,
  member: MemberActor,
  source: Channel,
  messageId: string,
): Promise<string[]> {
  const rows = await work.db
    .selectFrom('expenses')
    .select('id')
    .where('household_id', '=', member.householdId)
    .where('source', '=', source)
    .where('source_ref', 'in', refsOf(messageId))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
