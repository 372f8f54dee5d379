import { type Invitation, limits, problems } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { inTransaction } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { AppError, fieldError } from '../errors.ts'
import { runIdempotent } from '../idempotency.ts'
import { resultOf } from '../outbox/outbox.service.ts'
import type { Routes } from '../routes.ts'
import {
  deleteInvitation,
  type InvitationRow,
  invite,
  resendInvitation,
  selectInvitations,
} from './invitations.service.ts'
import { findInvitation } from './use-invitation.service.ts'

/** How long a response waits to learn whether WhatsApp accepted the message. */
const patienceMs = 5000
const notSentReason = 'WhatsApp did not take the message. Share the code yourself.'
const refusals = ['invitation_not_found', 'invitation_expired', 'invitation_used'] as const

function present(deps: Deps, row: InvitationRow): Invitation {
  const now = deps.clock.now().toISOString()
  const status = row.uses >= row.max_uses ? 'used' : row.expires_at <= now ? 'expired' : 'pending'
  return {
    code: row.code,
    invitation_code: row.code,
    phone_number: row.phone,
    created_at: row.created_at,
    is_active: status === 'pending',
    status,
    uses: row.uses,
    max_uses: row.max_uses,
    expires_at: row.expires_at,
    invited_by: row.inviter_name,
    whatsapp_sent: row.message_sent_at !== null && !row.message_undeliverable_at,
    whatsapp_failed: row.message_dead_at !== null || row.message_undeliverable_at !== null,
    join_url: `${deps.config.publicUrl}/join?code=${encodeURIComponent(row.code)}`,
  }
}

const sentLike = { created: 'sent', extended: 'resent' } as const

/** The invitation, once its message was sent or given up, or the wait is over. */
async function answerWith(
  deps: Deps,
  actor: MemberActor,
  { id, messageId }: { id: string; messageId: string | null },
  done: keyof typeof sentLike,
) {
  if (messageId) await resultOf(deps.db, messageId, patienceMs)
  const row = await selectInvitations(deps.db.read, actor.householdId)
    .where('invitations.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const invitation = present(deps, row)
  const missed = messageId !== null && !invitation.whatsapp_sent
  return {
    success: true as const,
    whatsapp_sent: invitation.whatsapp_sent,
    ...(missed && { whatsapp_reason: notSentReason }),
    message: missed
      ? `Invitation ${done} successfully, but WhatsApp message could not be sent.`
      : `Invitation ${messageId === null ? done : sentLike[done]} successfully!`,
    invitation,
  }
}

export const invitationRoutes: Routes<
  'invite' | 'validateInvite' | 'listInvitations' | 'resendInvitation' | 'deleteInvitation'
> = {
  async invite({ deps, actor, body, request }) {
    const made = await runIdempotent(
      deps,
      { userId: actor.userId, key: request.idempotencyKey, input: body },
      (work) => invite(work, deps.config, actor, body),
    )
    return answerWith(deps, actor, made, 'created')
  },

  async validateInvite({ deps, body }) {
    try {
      const invitation = await findInvitation(deps.db.read, body.code, deps.clock.now().toISOString())
      return {
        success: true,
        valid: true,
        household: { name: invitation.householdName },
        inviter: { name: invitation.inviterName },
        expires_at: invitation.expiresAt,
      }
    } catch (error) {
      const code = refusals.find((refusal) => error instanceof AppError && error.code === refusal)
      if (!code) throw error
      return { success: true, valid: false, error: problems[code].text, code }
    }
  },

  async listInvitations({ deps, actor }) {
    const rows = await selectInvitations(deps.db.read, actor.householdId).execute()
    return { success: true, invitations: rows.map((row) => present(deps, row)) }
  },

  async resendInvitation({ deps, actor, body }) {
    const sent = await inTransaction(deps, (work) =>
      resendInvitation(work, actor, body.invitation_code, body.extend_days ?? limits.invitationDays),
    )
    return answerWith(deps, actor, sent, 'extended')
  },

  async deleteInvitation({ deps, actor, body, query }) {
    const code = body.invitation_code ?? query.invitation_code
    if (code === undefined) throw fieldError('invitation_code', 'Invitation code is required')
    await inTransaction(deps, (work) => deleteInvitation(work, actor, code))
    return { success: true, message: 'Invitation deleted successfully!' }
  },
}
