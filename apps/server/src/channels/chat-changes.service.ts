import type { Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { sendValidation } from '../links/links.service.ts'
import { phoneKey } from '../phones/phone-key.ts'
import { parsePhone } from '../phones/phones.service.ts'
import type { ChannelName, ChatAddress, InboundMove, InboundPreference } from './channel.ts'
import {
  type ChatAccount,
  connectedUser,
  findChat,
  findOrCreateChat,
  notePreference,
  phoneKeyOf,
  releaseIdentity,
  unverify,
  updateChat,
} from './chat-accounts.service.ts'
import { verifiedOwner } from './chat-identity.service.ts'

/**
 * Handles a person who now writes from another number or id. A new id for the same number is stored. A new number is
 * not trusted, because numbers are reassigned: the old chat is released, and the user who had verified its number
 * (even if they never wrote from it) gets the new number, unverified, and a message to verify it. A user connected to
 * that chat whose own number is another one keeps it.
 */
export async function applyMove(
  work: Work,
  deps: Deps,
  channel: ChannelName,
  { from, to }: InboundMove,
): Promise<void> {
  const chat = await findChat(work.db, channel, from)
  const key = chat ? chat.phone_key : phoneKeyOf(from)
  if (key === phoneKeyOf(to)) return chat ? takeOverId(work, channel, chat, to) : undefined
  const owner = await verifiedOwner(work.db, { phone_key: key })
  const userId = owner?.id ?? (chat && connectedUser(chat))
  if (chat) await releaseIdentity(work, chat)
  else await unverify(work, key)
  const phone = to.phone ? parsePhone(to.phone) : null
  if (!userId || !phone?.isMobile || !phone.e164) return
  const user = await work.db
    .updateTable('users')
    .set({
      phone: phone.e164,
      phone_key: phoneKey(phone.e164),
      validated_at: null,
      updated_at: work.now,
    })
    .where('id', '=', userId)
    .where('phone_key', '=', key)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (user) await sendValidation(work, deps, user)
}

/** Records whether a person accepts messages that they did not ask for, even if they never wrote. */
export async function applyPreference(
  work: Work,
  channel: ChannelName,
  { from, wants }: InboundPreference,
): Promise<void> {
  const known = await findChat(work.db, channel, from)
  const chat = known ?? (wants === 'stop' ? await findOrCreateChat(work, channel, from, null) : null)
  if (chat) await notePreference(work, chat, wants)
}

async function takeOverId(
  work: Work,
  channel: ChannelName,
  chat: ChatAccount,
  to: ChatAddress,
): Promise<void> {
  if (!to.providerUserId) return
  const other = await findChat(work.db, channel, { phone: null, providerUserId: to.providerUserId })
  if (other && other.id !== chat.id) await releaseIdentity(work, other)
  await updateChat(work, chat, { provider_user_id: to.providerUserId })
}
