import { type InviteInput, limits, serverLimits } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { addTime } from '../calendar.ts'
import type { Config } from '../config.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Invitations } from '../db/tables/accounts.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { requireMembership } from '../households/households.service.ts'
import { noteSend, secondsToWait } from '../links/sends.ts'
import { enqueueMessage } from '../outbox/outbox.service.ts'
import { phoneKey } from '../phones/phone-key.ts'
import { requireMobile } from '../phones/phones.service.ts'
import { invitationKey, newInvitationCode } from './invitation-codes.ts'

/** The invitations of a household that were not withdrawn, newest first, each with the state of its message. */
export function selectInvitations(db: ReadOnlyDb, householdId: string) {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .leftJoin('outbox', 'outbox.id', 'invitations.outbox_id')
    .select([
      'invitations.id',
      'invitations.code',
      'invitations.phone',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.uses',
      'invitations.max_uses',
      'users.name as inviter_name',
      'outbox.done_at as message_sent_at',
      'outbox.dead_at as message_dead_at',
      'outbox.undeliverable_at as message_undeliverable_at',
    ])
    .where('invitations.household_id', '=', householdId)
    .where('invitations.deleted_at', 'is', null)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
}

/** A row of `selectInvitations`. */
export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>
>

/**
 * Creates an invitation, and sends it by WhatsApp when a number is given. Returns the ids of the invitation and of the
 * message. Throws `phone_invalid`, `already_member`, `too_many_invitations`, and `no_household` if the actor has been
 * removed meanwhile.
 */
export async function invite(
  work: Work,
  config: Config,
  actor: MemberActor,
  input: InviteInput,
): Promise<{ id: string; messageId: string | null }> {
  const phone = input.phone_number ? requireMobile(config, input.phone_number) : null
  // If the membership ends later, the invitation that is made here ends with it.
  await requireMembership(work, actor)
  if (phone) await requireNoMember(work, actor.householdId, phone)
  await requireRoom(work, actor.userId, phone)
  const invitation: Invitations = {
    household_id: actor.householdId,
    id: newId(),
    ...(await freshCode(work)),
    phone,
    invited_by: actor.userId,
    max_uses: input.max_uses ?? limits.invitationUses,
    uses: 0,
    expires_at: addTime(work.now, { days: input.expires_days ?? limits.invitationDays }),
    created_at: work.now,
    updated_at: work.now,
    deleted_at: null,
    outbox_id: null,
  }
  await work.db.insertInto('invitations').values(invitation).execute()
  const messageId = await sendInvitation(work, actor, invitation)
  tell(work, actor)
  return { id: invitation.id, messageId }
}

/** Extends an invitation and sends its message again. Throws `not_found`, `invitation_used`, `too_many_invitations`. */
export async function resendInvitation(
  work: Work,
  actor: MemberActor,
  code: string,
  days: number,
): Promise<{ id: string; messageId: string | null }> {
  const invitation = await takeInvitation(work, actor, code)
  if (invitation.uses >= invitation.max_uses) throw new AppError('invitation_used')
  await requireRoom(work, actor.userId, invitation.phone)
  await work.db
    .updateTable('invitations')
    .set({ expires_at: addTime(work.now, { days }), updated_at: work.now })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', invitation.id)
    .execute()
  const messageId = await sendInvitation(work, actor, invitation)
  tell(work, actor)
  return { id: invitation.id, messageId }
}

/** Withdraws an invitation: its code stops working at once. Throws `not_found`. */
export async function deleteInvitation(work: Work, actor: MemberActor, code: string): Promise<void> {
  const invitation = await takeInvitation(work, actor, code)
  await work.db
    .updateTable('invitations')
    .set({ deleted_at: work.now, updated_at: work.now })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', invitation.id)
    .execute()
  tell(work, actor)
}

/** Queues the message of an invitation in the outbox; null if it has no number. */
async function sendInvitation(
  work: Work,
  actor: MemberActor,
  invitation: Invitations,
): Promise<string | null> {
  await noteSend(work, {
    kind: 'invitation',
    user_id: actor.userId,
    target: invitation.phone ? phoneKey(invitation.phone) : '',
    channel: invitation.phone ? 'whatsapp' : null,
  })
  if (!invitation.phone) return null
  const household = await work.db
    .selectFrom('households')
    .select('name')
    .where('id', '=', actor.householdId)
    .executeTakeFirstOrThrow()
  const messageId = await enqueueMessage(work, {
    channel: 'whatsapp',
    kind: 'invite',
    payload: {
      language: actor.language,
      inviter: actor.name,
      household: household.name,
      code: invitation.code,
    },
    address: invitation.phone,
    householdId: actor.householdId,
    dedupeKey: `invite:${invitation.id}:${newId()}`,
  })
  await work.db
    .updateTable('invitations')
    .set({ outbox_id: messageId })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', invitation.id)
    .execute()
  return messageId
}

/** Throws `already_member` for a member's verified number: their message would lead nowhere. */
async function requireNoMember(work: Work, householdId: string, phone: string): Promise<void> {
  const member = await work.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.household_id', '=', householdId)
    .where('memberships.left_at', 'is', null)
    .where('users.phone', '=', phone)
    .where('users.validated_at', 'is not', null)
    .executeTakeFirst()
  if (member) throw new AppError('already_member')
}

/**
 * Throws `too_many_invitations`, with the time to wait, when the inviting person or the invited number has reached the
 * limit of the last 24 hours.
 */
async function requireRoom(work: Work, userId: string, phone: string | null): Promise<void> {
  await requireShare(work, { user_id: userId }, userId, serverLimits.invitationsPerUserAndDay)
  if (!phone) return
  const target = phoneKey(phone)
  await requireShare(work, { target }, target, serverLimits.invitationsPerNumberAndDay)
}

async function requireShare(
  work: Work,
  whose: { user_id: string } | { target: string },
  name: string,
  most: number,
): Promise<void> {
  await work.lock(`invitations:${name}`)
  const retryAfter = await secondsToWait(work, { kind: 'invitation', ...whose }, { most, in: { days: 1 } })
  if (retryAfter > 0) throw new AppError('too_many_invitations', { retryAfter })
}

async function takeInvitation(work: Work, actor: MemberActor, code: string): Promise<Invitations> {
  const invitation = await work.db
    .selectFrom('invitations')
    .selectAll()
    .where('household_id', '=', actor.householdId)
    .where('code_key', '=', invitationKey(code))
    .where('deleted_at', 'is', null)
    .$call(work.forUpdate)
    .executeTakeFirst()
  if (!invitation) throw new AppError('not_found')
  return invitation
}

/** A code that no invitation has ever had. */
async function freshCode(work: Work): Promise<{ code: string; code_key: string }> {
  for (;;) {
    const code = newInvitationCode()
    const code_key = invitationKey(code)
    const taken = await work.db
      .selectFrom('invitations')
      .select('id')
      .where('code_key', '=', code_key)
      .executeTakeFirst()
    if (!taken) return { code, code_key }
  }
}

function tell(work: Work, actor: MemberActor): void {
  work.emit({
    type: 'changed',
    householdId: actor.householdId,
    topics: ['invitations'],
    userId: actor.userId,
  })
}
