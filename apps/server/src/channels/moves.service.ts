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
  noteWish,
  releaseIdentity,
  update,
} from './chat-accounts.service.ts'
import { verifiedOwner } from './writers.service.ts'

/**
 * A person writes from another number or id. A new id for the same number is taken over. A new number is not, as
 * numbers are given to other people: the old chat ends, and the account has to verify the new number, to which the
 * message for that is sent.
 */
export async function followMove(
  work: Work,
  deps: Deps,
  channel: ChannelName,
  { from, to }: InboundMove,
): Promise<void> {
  const chat = await findChat(work.db, channel, from)
  if (!chat) return
  if (isSameNumber(chat, to)) return takeOverId(work, channel, chat, to)
  const userId = connectedUser(chat) ?? (await verifiedOwner(work.db, chat))?.id
  await releaseIdentity(work, chat)
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
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (user) await sendValidation(work, deps, user)
}

/** Remembers whether a person wants messages that they did not ask for. */
export async function heedWish(work: Work, channel: ChannelName, wish: InboundPreference): Promise<void> {
  const chat = await findChat(work.db, channel, wish.from)
  if (chat) await noteWish(work, chat, wish.wants)
}

function isSameNumber(chat: ChatAccount, to: ChatAddress): boolean {
  return (to.phone ? phoneKey(to.phone) : null) === chat.phone_key
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
  await update(work, chat, { provider_user_id: to.providerUserId })
}
