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
 * The chat that an address belongs to: by the provider's id, else by the number in any of its forms when exactly one
 * chat fits. Null when there is none; nothing is learned.
 */
export async function findChat(
  db: ReadOnlyDb,
  channel: ChannelName,
  address: ChatAddress,
): Promise<ChatAccount | null> {
  return fitting(await candidates(db, channel, [address]), address).chat
}

/**
 * The chat that a message came from, begun when it is new; without a time nothing was written. Learns the identifier
 * that was not known yet. A number that arrives under another id has changed hands: it is taken off the old chat, and
 * whoever verified it there has to verify again.
 */
export async function chatOf(
  work: Work,
  channel: ChannelName,
  address: ChatAddress,
  writtenAt: string | null,
): Promise<ChatAccount> {
  const known = await candidates(work.db, channel, [address], work.forUpdate)
  const { chat, rival } = fitting(known, address)
  if (!chat)
    return (await begin(work, channel, address, writtenAt)) ?? chatOf(work, channel, address, writtenAt)
  const hasMoved =
    differs(chat.provider_user_id, address.providerUserId) || differs(chat.phone_key, phoneKeyOf(address))
  if (hasMoved) {
    await releaseIdentity(work, chat)
    return chatOf(work, channel, address, writtenAt)
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
  // Its row is locked, so what it will be is known.
  work.send(updateChat(work, chat, learned))
  return { ...chat, ...learned, updated_at: work.now }
}

/**
 * As `chatOf` for each of some messages, for those who only need to know which chats they are: one whose identifiers are
 * known already is neither locked nor changed.
 */
export async function knownChatsOf<M extends { from: ChatAddress; sentAt: string }>(
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
    chats.set(message, chat && isKnown ? chat : await chatOf(work, channel, from, sentAt))
    // What was learned from this one may be about the chat of the next.
    if (!isKnown) known = await candidates(work.db, channel, addresses)
  }
  return chats
}

/** The user whom a chat speaks for, or null. */
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
  if (userId) tellChanged(work, userId)
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
  for (const { id } of unverified) tellChanged(work, id)
}

/** Notes that a person wants no messages that they did not ask for, or wants them again. */
export async function notePreference(work: Work, chat: ChatAccount, wants: 'stop' | 'resume'): Promise<void> {
  await updateChat(work, chat, { stopped_at: wants === 'stop' ? work.now : null })
}

/** Changes some of a chat's own fields. */
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

/** So many addresses are looked up by one statement, which is compiled for each number of them. */
const addressesAtOnce = 16

/** The chats that share an identifier with any of these addresses. */
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
        // What is null is nobody's.
        .where((where) => where.or([where('provider_user_id', 'in', ids), where('phone_key', 'in', keys)]))
        .orderBy('id')
        .$call((query) => lock?.(query) ?? query)
    found.push(
      await runCompiled(db, `chats ${some.length} ${lock !== null}`, find, [channel, ...ids, ...keys]),
    )
  }
  return found.flat()
}

/** Of the chats that share an identifier: the one that is meant, and another that knows the same person half. */
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
      // Two deliveries may begin the same chat at once; the second finds what the first began.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  )
}

/**
 * One person was known half by number and half by id, and now wrote with both. The connection that exists is kept;
 * when each half is connected to another account, the number changed hands and its half is released.
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

/** The key by which the number of an address is compared, in any of its forms; null for an address without one. */
export function phoneKeyOf(address: ChatAddress): string | null {
  return address.phone ? phoneKey(address.phone) : null
}

function differs(known: string | null, given: string | null): boolean {
  return known !== null && given !== null && known !== given
}

function latest(known: string | null, given: string | null): string | null {
  return known !== null && (given === null || known > given) ? known : given
}

/** Tells a person's open screens that their chat or its state changed. */
export function tellChanged(work: Work, userId: string): void {
  work.emit({ type: 'user_changed', userId, topics: ['chat', 'user'] })
}
