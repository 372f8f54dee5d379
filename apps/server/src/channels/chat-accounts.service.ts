import type { Selectable } from 'kysely'
import { runCompiled } from '../db/compiled.ts'
import type { ForUpdate, ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { ChatAccounts } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { phoneKey } from '../phones/phone-key.ts'
import { parsePhone } from '../phones/phones.service.ts'
import type { ChannelName, ChatAddress } from './channel.ts'

export type ChatAccount = Selectable<ChatAccounts>

/**
 * Returns the chat of an address: by the provider's id, otherwise by the number in any of its forms if that selects
 * one chat. Null when there is none. Read-only.
 */
export async function findChat(
  db: ReadOnlyDb,
  channel: ChannelName,
  address: ChatAddress,
): Promise<ChatAccount | null> {
  return fitting(await candidates(db, channel, [address]), address).chat
}

/**
 * Returns the chat that a message came from, creating it if it is new; `writtenAt` is null when nothing was written.
 * Stores an identifier that was not known yet. A number that arrives under another id has changed hands: it is removed
 * from the old chat, and the user who had verified it has to verify again.
 */
export async function findOrCreateChat(
  work: Work,
  channel: ChannelName,
  address: ChatAddress,
  writtenAt: string | null,
): Promise<ChatAccount> {
  const known = await candidates(work.db, channel, [address], work.forUpdate)
  const { chat, rival } = fitting(known, address)
  if (!chat)
    return (
      (await begin(work, channel, address, writtenAt)) ?? findOrCreateChat(work, channel, address, writtenAt)
    )
  const hasMoved =
    differs(chat.provider_user_id, address.providerUserId) || differs(chat.phone_key, phoneKeyOf(address))
  if (hasMoved) {
    await releaseIdentity(work, chat)
    return findOrCreateChat(work, channel, address, writtenAt)
  }
  if (rival) await mergeInto(work, chat, rival)
  const newPhone = address.phone !== chat.phone ? address.phone : null
  const learned = {
    phone: address.phone ?? chat.phone,
    phone_key: phoneKeyOf(address) ?? chat.phone_key,
    display_phone: newPhone ? parsePhone(newPhone).international : chat.display_phone,
    provider_user_id: address.providerUserId ?? chat.provider_user_id,
    last_inbound_at: latest(chat.last_inbound_at, writtenAt),
  }
  if (!Object.entries(learned).some(([column, value]) => chat[column as keyof typeof learned] !== value))
    return chat
  // The row is locked, so its new content is known without reading it back.
  work.send(updateChat(work, chat, learned))
  return { ...chat, ...learned, updated_at: work.now }
}

/**
 * Returns what `findOrCreateChat` returns for each of several messages, for callers that only need to identify the chats: a chat
 * whose identifiers are all known is neither locked nor changed.
 */
export async function findOrCreateChats<M extends { from: ChatAddress; sentAt: string }>(
  work: Work,
  channel: ChannelName,
  messages: readonly M[],
): Promise<Map<M, ChatAccount>> {
  const chats = new Map<M, ChatAccount>()
  const addresses = messages.map(({ from }) => from)
  let known = await candidates(work.db, channel, addresses)
  for (const message of messages) {
    const { from, sentAt } = message
    const { chat, rival } = fitting(known, from)
    const isKnown =
      !rival &&
      (from.phone === null || from.phone === chat?.phone) &&
      (from.providerUserId === null || from.providerUserId === chat?.provider_user_id)
    chats.set(message, chat && isKnown ? chat : await findOrCreateChat(work, channel, from, sentAt))
    // The call may have changed the chat of the next message.
    if (!isKnown) known = await candidates(work.db, channel, addresses)
  }
  return chats
}

/** The id of the user that a chat is connected to, or null. */
export function connectedUser(chat: ChatAccount): string | null {
  return chat.disconnected_at === null ? chat.user_id : null
}

/** Removes number and id from a chat and disconnects it: the number now belongs to somebody else. */
export async function releaseIdentity(work: Work, chat: ChatAccount): Promise<void> {
  const userId = connectedUser(chat)
  await updateChat(work, chat, {
    phone: null,
    phone_key: null,
    display_phone: null,
    provider_user_id: null,
    disconnected_at: chat.user_id ? (chat.disconnected_at ?? work.now) : null,
  })
  if (userId) emitChatChanged(work, userId)
  await unverify(work, chat.phone_key)
}

/** Makes the account that verified a number, in any of its forms, verify again. */
export async function unverify(work: Work, key: string | null): Promise<void> {
  if (key === null) return
  const unverified = await work.db
    .updateTable('users')
    .set({ validated_at: null, updated_at: work.now })
    .where('phone_key', '=', key)
    .where('validated_at', 'is not', null)
    .returning('id')
    .execute()
  for (const { id } of unverified) emitChatChanged(work, id)
}

/** Records whether a person accepts messages that they did not ask for. */
export async function notePreference(work: Work, chat: ChatAccount, wants: 'stop' | 'resume'): Promise<void> {
  await updateChat(work, chat, { stopped_at: wants === 'stop' ? work.now : null })
}

/** Updates some fields of a chat and returns the changed row. */
export async function updateChat(
  work: Work,
  chat: ChatAccount,
  change: Partial<Omit<ChatAccount, 'id' | 'channel' | 'created_at' | 'updated_at'>>,
): Promise<ChatAccount> {
  return work.db
    .updateTable('chat_accounts')
    .set({ ...change, updated_at: work.now })
    .where('id', '=', chat.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How many addresses one statement looks up; a statement is compiled for each number of addresses up to this one. */
const addressesAtOnce = 16

/** The chats that share an identifier with any of these addresses, locked if `lock` is given. */
async function candidates(
  db: ReadOnlyDb,
  channel: ChannelName,
  addresses: readonly ChatAddress[],
  lock: ForUpdate | null = null,
): Promise<ChatAccount[]> {
  const found: ChatAccount[][] = []
  for (let at = 0; at < addresses.length; at += addressesAtOnce) {
    const some = addresses.slice(at, at + addressesAtOnce)
    const [ids, keys] = [some.map(({ providerUserId }) => providerUserId), some.map(phoneKeyOf)]
    const find = () =>
      db
        .selectFrom('chat_accounts')
        .selectAll()
        .where('channel', '=', channel)
        // Null identifiers match nothing.
        .where((where) => where.or([where('provider_user_id', 'in', ids), where('phone_key', 'in', keys)]))
        .orderBy('id')
        .$call((query) => lock?.(query) ?? query)
    found.push(
      await runCompiled(db, `chats ${some.length} ${lock !== null}`, find, [channel, ...ids, ...keys]),
    )
  }
  return found.flat()
}

/**
 * Selects the chat of an address among the candidates. `rival` is another chat that matches by number while `chat`
 * matches by id.
 */
function fitting(
  known: readonly ChatAccount[],
  address: ChatAddress,
): { chat: ChatAccount | null; rival: ChatAccount | null } {
  const byId = known.find(
    (chat) => address.providerUserId && chat.provider_user_id === address.providerUserId,
  )
  const key = phoneKeyOf(address)
  const byKey = known.filter((chat) => key !== null && chat.phone_key === key)
  const exact = byKey.find((chat) => chat.phone === address.phone)
  const byPhone = exact ?? (byKey.length === 1 ? byKey[0] : undefined)
  if (!byId || !byPhone || byId.id === byPhone.id) return { chat: byId ?? byPhone ?? null, rival: null }
  return { chat: byId, rival: byPhone }
}

async function begin(
  work: Work,
  channel: ChannelName,
  address: ChatAddress,
  writtenAt: string | null,
): Promise<ChatAccount | undefined> {
  return (
    work.db
      .insertInto('chat_accounts')
      .values({
        id: newId(),
        channel,
        phone: address.phone,
        phone_key: phoneKeyOf(address),
        provider_user_id: address.providerUserId,
        display_phone: address.phone && parsePhone(address.phone).international,
        user_id: null,
        connected_at: null,
        disconnected_at: null,
        stopped_at: null,
        last_inbound_at: writtenAt,
        created_at: work.now,
        updated_at: work.now,
      })
      // Two deliveries may create the same chat at once; the second then finds what the first inserted.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  )
}

/**
 * Merges two chats of a person who was known as one by number and as another by id, and has now written with both. An
 * existing connection is kept. If the two are connected to different users, or the rival has an id of its own, the
 * number has changed hands and the rival is released.
 */
async function mergeInto(work: Work, chat: ChatAccount, rival: ChatAccount): Promise<void> {
  const userId = connectedUser(rival)
  const isFree = connectedUser(chat) === null
  const isSamePerson =
    rival.provider_user_id === null && (isFree || userId === null || userId === chat.user_id)
  if (!isSamePerson) return releaseIdentity(work, rival)
  await updateChat(work, rival, {
    phone: null,
    phone_key: null,
    display_phone: null,
    disconnected_at: userId ? work.now : rival.disconnected_at,
  })
  await work.db
    .updateTable('link_tokens')
    .set({ chat_account_id: chat.id })
    .where('chat_account_id', '=', rival.id)
    .where('used_at', 'is', null)
    .execute()
  if (!userId || !isFree) return
  await updateChat(work, chat, { user_id: userId, connected_at: rival.connected_at, disconnected_at: null })
}

/**
 * The key by which the number of an address is compared, the same for all its forms; null for an address without a
 * number.
 */
export function phoneKeyOf(address: ChatAddress): string | null {
  return address.phone ? phoneKey(address.phone) : null
}

function differs(known: string | null, given: string | null): boolean {
  return known !== null && given !== null && known !== given
}

function latest(known: string | null, given: string | null): string | null {
  return known !== null && (given === null || known > given) ? known : given
}

/** Notifies a user's open screens that their chat or its state has changed. */
export function emitChatChanged(work: Work, userId: string): void {
  work.emit({ type: 'user_changed', userId, topics: ['chat', 'user'] })
}
