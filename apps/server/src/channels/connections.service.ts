import type { Actor } from '../actor.ts'
import { newId } from '../db/ids.ts'
import type { Work } from '../db/work.ts'
import type { ChannelName } from './channel.ts'
import { type ChatAccount, connectedUser, emitChatChanged, updateChat } from './chat-accounts.service.ts'
import { enqueueMessage } from './outbox.service.ts'
import { texts } from './texts.ts'

/**
 * Connects a chat to the actor. A user has one chat: the previous one is disconnected and told so. Returns whether there
 * was a previous one, so that the new chat can mention it.
 */
export async function connect(
  work: Work,
  channel: ChannelName,
  chat: ChatAccount,
  actor: Actor,
): Promise<boolean> {
  await work.lock(`chat of ${actor.userId}`)
  const connected = await connectedChat(work, channel, actor.userId)
  if (connected?.id === chat.id) return false
  if (connected) {
    await updateChat(work, connected, { disconnected_at: work.now })
    await enqueueMessage(work, {
      kind: 'reply',
      payload: { text: texts[actor.language].replacedThere },
      channel,
      chatAccountId: connected.id,
      userId: actor.userId,
      householdId: actor.householdId,
      dedupeKey: `replaced ${newId()}`,
    })
  }
  const before = connectedUser(chat)
  if (before) emitChatChanged(work, before)
  await updateChat(work, chat, {
    user_id: actor.userId,
    connected_at: work.now,
    disconnected_at: null,
    stopped_at: null,
  })
  emitChatChanged(work, actor.userId)
  return connected !== undefined
}

/** Disconnects the chat of a user, if there is one. */
export async function disconnect(work: Work, channel: ChannelName, userId: string): Promise<void> {
  const connected = await connectedChat(work, channel, userId)
  if (!connected) return
  await updateChat(work, connected, { disconnected_at: work.now })
  emitChatChanged(work, userId)
}

async function connectedChat(
  work: Work,
  channel: ChannelName,
  userId: string,
): Promise<ChatAccount | undefined> {
  return work.db
    .selectFrom('chat_accounts')
    .selectAll()
    .where('channel', '=', channel)
    .where('user_id', '=', userId)
    .where('disconnected_at', 'is', null)
    .$call(work.forUpdate)
    .executeTakeFirst()
}
