import { serverLimits } from '@casita/contract'
import type { Selectable } from 'kysely'
import type { Actor } from '../actor.ts'
import { newId } from '../db/ids.ts'
import type { Users } from '../db/tables/accounts.ts'
import type { OutboundChannel } from '../db/tables/chat.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { enqueueMessage, resultOf } from '../outbox/outbox.service.ts'
import { fallbackMailKey } from '../outbox/send-results.service.ts'
import { requireFreePhone } from '../phones/free-phone.ts'
import { phoneKey } from '../phones/phone-key.ts'
import { phoneInvalid, requireMobile } from '../phones/phones.service.ts'
import { requireLink, useUp } from './link-tokens.ts'
import { noteSend, secondsToWait } from './sends.ts'

/** How long a response waits to learn whether the message was accepted. */
const patienceMs = 8_000

/**
 * Sends the message that asks a person to verify their account: by WhatsApp (by mail, where configured, if it cannot be
 * delivered), or by mail at once if there is no number. Returns where it was sent, or null if no channel is available
 * or the number has got its messages of the day.
 */
export async function sendValidation(
  work: Work,
  deps: Pick<Deps, 'config'>,
  user: Pick<Selectable<Users>, 'id' | 'phone' | 'email'>,
): Promise<{ id: string; channel: OutboundChannel } | null> {
  const channel = user.phone ? 'whatsapp' : 'mail'
  const address = user.phone ?? (deps.config.mail && user.email)
  if (!address) return null
  if (user.phone && (await secondsUntilNext(work, user.phone)) > 0) return null
  const home = await work.db
    .selectFrom('memberships')
    .select('household_id')
    .where('user_id', '=', user.id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  const id = await enqueueMessage(work, {
    kind: 'verify',
    payload: null,
    channel,
    address,
    userId: user.id,
    householdId: home?.household_id ?? null,
    dedupeKey: `verify ${newId()}`,
  })
  if (user.phone)
    await noteSend(work, { kind: 'validation', user_id: null, target: phoneKey(user.phone), channel })
  return id === null ? null : { id, channel }
}

/**
 * Returns the seconds until another verification may be sent to a number, whoever asks for it: anybody may enter the
 * number of somebody else as theirs, with any number of accounts.
 */
async function secondsUntilNext(work: Work, phone: string): Promise<number> {
  const target = phoneKey(phone)
  await work.lock(`validations:${target}`)
  const share = { most: serverLimits.validationsPerNumberAndDay, in: { days: 1 } }
  return secondsToWait(work, { kind: 'validation', target }, share)
}

/**
 * Sends the validation message again and returns the channel that accepted it. If a number is given, it replaces the
 * mistyped one. Throws `already_validated`, `phone_invalid` without a number,
 * `phone_taken`, `resend_too_soon`, and `resend_failed` when no channel can deliver it.
 */
export async function resendValidation(
  deps: Deps,
  actor: Actor,
  number: string | null,
): Promise<OutboundChannel> {
  const phone = number && requireMobile(deps.config, number)
  const sending = await inTransaction(deps, (work) => resend(work, deps, actor.userId, phone))
  if ((await resultOf(deps.db, sending.id, patienceMs)) !== 'failed') return sending.channel
  const mail = await deps.db.read
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', fallbackMailKey(sending.id))
    .executeTakeFirst()
  if (mail && (await resultOf(deps.db, mail.id, patienceMs)) !== 'failed') return 'mail'
  throw new AppError('resend_failed')
}

async function resend(work: Work, deps: Deps, userId: string, phone: string | null) {
  const user = await work.db
    .selectFrom('users')
    .select(['id', 'phone', 'email', 'validated_at'])
    .where('id', '=', userId)
    .$call(work.forUpdate)
    .executeTakeFirstOrThrow()
  if (user.validated_at) throw new AppError('already_validated')
  const address = phone ?? user.phone
  await requireRest(work, userId, address)
  if (phone && phone !== user.phone) await changePhone(work, userId, phone)
  const sending = await sendValidation(work, deps, { ...user, phone: address })
  if (!sending) throw phoneInvalid()
  await noteSend(work, { kind: 'validation', user_id: userId, target: userId, channel: sending.channel })
  return sending
}

/** Replaces the number of an account that has not verified one yet. Throws `phone_taken`. */
async function changePhone(work: Work, userId: string, phone: string): Promise<void> {
  await requireFreePhone(work.db, phone)
  await work.db
    .updateTable('users')
    .set({ phone, phone_key: phoneKey(phone), updated_at: work.now })
    .where('id', '=', userId)
    .execute()
  work.emit({ type: 'user_changed', userId, topics: ['user', 'members'] })
}

/**
 * Throws `resend_too_soon` with the time to wait after one resend within a minute or five within an hour, or after too
 * many messages to the number.
 */
async function requireRest(work: Work, userId: string, phone: string | null): Promise<void> {
  const whose = { kind: 'validation', user_id: userId } as const
  const retryAfter = Math.max(
    await secondsToWait(work, whose, { most: serverLimits.resendPerMinute, in: { minutes: 1 } }),
    await secondsToWait(work, whose, { most: serverLimits.resendPerHour, in: { hours: 1 } }),
    phone ? await secondsUntilNext(work, phone) : 0,
  )
  if (retryAfter > 0) throw new AppError('resend_too_soon', { retryAfter })
}

/**
 * Redeems a validation link for the account it was made for. A link sent to a number verifies that number, which from
 * then on belongs to this account alone, and returns it. A link sent by mail verifies the account but no number; an
 * unverified number is dropped, because messages from the number of a verified account are taken as its owner's. Throws
 * what `requireLink` throws, `link_not_yours` and `phone_taken`.
 */
export async function validateAccount(work: Work, actor: Actor, token: string): Promise<string | null> {
  const link = await requireLink(work, token, 'validation')
  if (link.user_id !== actor.userId) throw new AppError('link_not_yours')
  if (link.phone) await clearClaims(work, link.phone, actor.userId)
  await useUp(work, link, actor.userId)
  await work.db
    .updateTable('users')
    .set({
      phone: link.phone,
      phone_key: link.phone && phoneKey(link.phone),
      validated_at: work.now,
      chat_ended_at: null,
      updated_at: work.now,
    })
    .where('id', '=', actor.userId)
    .execute()
  work.emit({ type: 'user_changed', userId: actor.userId, topics: ['user', 'members'] })
  return link.phone
}

/** Removes a number from accounts that have not verified it; throws `phone_taken` if one has. */
async function clearClaims(work: Work, phone: string, userId: string): Promise<void> {
  // Two people may open their links for the same number at the same moment.
  await work.lock(`phone ${phone}`)
  const others = await work.db
    .selectFrom('users')
    .select(['id', 'validated_at'])
    .where('phone_key', '=', phoneKey(phone))
    .where('phone', '=', phone)
    .where('id', '<>', userId)
    .execute()
  if (others.some((other) => other.validated_at)) throw new AppError('phone_taken')
  for (const { id } of others) {
    await work.db.updateTable('users').set({ phone: null, phone_key: null }).where('id', '=', id).execute()
    work.emit({ type: 'user_changed', userId: id, topics: ['user'] })
  }
}
