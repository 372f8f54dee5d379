import type { MemberActor } from '../actor.ts'
import { addTime, fullHourFrom } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { Conversation } from './conversation.ts'
import { State } from './conversation-state.ts'

/** How long a conversation is remembered. */
const rememberedHours = 24
/** A conversation is remembered if its row was last written after this instant. */
export const rememberedSince = (now: string) => addTime(now, { hours: -rememberedHours })

/**
 * Loads the conversation of a member in a channel; an empty one after a day, in another household, or if the stored
 * state does not match the current schema. Takes a lock, so that messages of one member are processed one at a time.
 */
export async function openConversation(
  work: Work,
  member: MemberActor,
  channel: Channel,
): Promise<Conversation> {
  work.send(work.lock(`conversation:${channel}:${member.userId}`))
  const { userId, householdId } = member
  const [row] = await remembered(work.db, { userId, channel, householdId, since: rememberedSince(work.now) })
  return restored(row?.state_json)
}

/** Returns a stored conversation; an empty one if none is stored, or if it does not match the current schema. */
export function restored(json: string | undefined): Conversation {
  const state = State.safeParse(json === undefined ? null : JSON.parse(json))
  return new Conversation(state.success ? state.data : { questions: [], deeds: [] })
}

interface Whose {
  userId: string
  channel: Channel
  householdId: string
  since: string
}

const remembered = compiled((db, { userId, channel, householdId, since }: Whose) =>
  db
    .selectFrom('conversations')
    .select('state_json')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('household_id', '=', householdId)
    .where('updated_at', '>', since),
)

/** Saves the conversation if it changed. */
export function keepConversation(
  work: Work,
  member: MemberActor,
  channel: Channel,
  conversation: Conversation,
): void {
  if (!conversation.isChanged) return
  const kept = {
    household_id: member.householdId,
    state_json: conversation.toJson(),
    updated_at: work.now,
    // Indexed: by the hour, most messages leave the index unchanged.
    expires_at: fullHourFrom(addTime(work.now, { hours: rememberedHours })),
  }
  const keeping = work.db
    .insertInto('conversations')
    .values({ user_id: member.userId, channel, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel']).doUpdateSet(kept))
    .execute()
  work.send(keeping)
}
