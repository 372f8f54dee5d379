import { exampleAmounts, registrationCurrency } from '@casita/contract'
import type { Actor } from '../actor.ts'
import { newId } from '../db/ids.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { currencyOf } from '../households/households.service.ts'
import { requireLink, useUp } from '../links/link-tokens.ts'
import { enqueueMessage } from '../outbox/outbox.service.ts'
import type { ChannelName } from './channel.ts'
import { type ChatAccount, connectedUser, emitChatChanged, updateChat } from './chat-accounts.service.ts'
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
      payload: { text: texts[actor.speech].replacedThere },
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

/**
 * Redeems a connect link: connects the chat that asked for it to the signed-in account, replacing any other chat, and
 * tells the chat. Returns its number, so that the person sees whose it is: somebody may have passed on a link of their
 * own. Throws what `requireLink` throws.
 */
export async function connectWhatsapp(work: Work, actor: Actor, token: string): Promise<string | null> {
  const link = await requireLink(work, token, 'connection')
  const chat = await work.db
    .selectFrom('chat_accounts')
    .selectAll()
    .where('id', '=', link.chat_account_id)
    .$call(work.forUpdate)
    .executeTakeFirst()
  // Nobody can write from a chat that has lost both number and user id.
  if (!chat || (chat.phone === null && chat.provider_user_id === null)) throw new AppError('link_expired')
  await useUp(work, link, actor.userId)
  const hasReplaced = await connect(work, 'whatsapp', chat, actor)
  // Connecting the chat of another number does not readmit the verified number.
  await work.db
    .updateTable('users')
    .set({ chat_ended_at: null })
    .where('id', '=', actor.userId)
    .where('phone_key', '=', chat.phone_key)
    .execute()
  const { connected, replacedHere } = texts[actor.speech]
  const { householdId } = actor
  const currency = householdId ? await currencyOf(work.db, householdId) : registrationCurrency
  const text = connected(actor.name, exampleAmounts(currency, actor.language))
  await enqueueMessage(work, {
    kind: 'reply',
    payload: { text: hasReplaced ? `${replacedHere}\n\n${text}` : text },
    channel: 'whatsapp',
    chatAccountId: chat.id,
    userId: actor.userId,
    householdId,
    dedupeKey: `connected ${link.id}`,
  })
  return chat.phone
}

/**
 * Disconnects the actor's chat; does nothing if there is none. Unlike after 'STOP', no message from the number
 * reconnects it, so that a lost phone stays locked out.
 */
export async function disconnectWhatsapp(work: Work, actor: Actor): Promise<void> {
  await disconnect(work, 'whatsapp', actor.userId)
  await work.db
    .updateTable('users')
    .set({ chat_ended_at: work.now, updated_at: work.now })
    .where('id', '=', actor.userId)
    .execute()
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
