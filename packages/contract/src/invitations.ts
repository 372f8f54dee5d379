import { endpoint } from './endpoint.ts'
import { Done, Instant, InternationalPhone, InvitationCode, success, wholeNumber } from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

export const Invitation = z.object({
  code: z.string(),
  invitation_code: z.string(),
  phone_number: z.nullable(z.string()),
  created_at: Instant,
  is_active: z.boolean(),
  status: z.enum(['pending', 'used', 'expired']),
  uses: z.number(),
  max_uses: z.number(),
  expires_at: Instant,
  invited_by: z.string(),
  /** Whether WhatsApp accepted the message; corrected if a failure is reported later. */
  whatsapp_sent: z.boolean(),
  /** Whether its message will never arrive; false for one that is still being sent. */
  whatsapp_failed: z.boolean(),
  join_url: z.string(),
})
export type Invitation = z.infer<typeof Invitation>

export const InviteInput = z.object({
  phone_number: z.optional(z.nullable(InternationalPhone)),
  max_uses: z.optional(z.nullable(wholeNumber(1, limits.invitationUsesMax))),
  expires_days: z.optional(z.nullable(wholeNumber(1, limits.invitationDaysMax))),
})
export type InviteInput = z.infer<typeof InviteInput>

export const invite = endpoint({
  method: 'POST',
  path: '/v2/households/invite',
  access: 'member',
  tag: 'Invitations',
  summary: 'Invite somebody to the household, by WhatsApp when a phone number is given',
  repeatable: true,
  body: InviteInput,
  answer: z.object({
    success,
    whatsapp_sent: z.boolean(),
    whatsapp_reason: z.optional(z.string()),
    message: z.string(),
    invitation: Invitation,
  }),
  // `not_found`: withdrawn while its message was being sent, by hand or because the inviter's membership ended.
  problems: ['phone_invalid', 'already_member', 'too_many_invitations', 'idempotency_conflict', 'not_found'],
})

/** A code that is not valid is a result, not an error; guessing is rate-limited. */
export const InvitationCheck = z.object({
  /** True; a server of an earlier version says false with a code that is not valid. */
  success: z.boolean(),
  valid: z.boolean(),
  household: z.optional(z.object({ name: z.string() })),
  inviter: z.optional(z.object({ name: z.string() })),
  expires_at: z.optional(Instant),
  error: z.optional(z.string()),
  code: z.optional(z.enum(['invitation_not_found', 'invitation_expired', 'invitation_used'])),
})
export type InvitationCheck = z.infer<typeof InvitationCheck>

export const validateInvite = endpoint({
  method: 'POST',
  path: '/v2/households/validate-invite',
  access: 'public',
  tag: 'Invitations',
  summary: 'What an invitation code leads to',
  body: z.object({ code: InvitationCode }),
  answer: InvitationCheck,
  limit: 'validateInvite',
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/v2/households/invitations',
  access: 'member',
  tag: 'Invitations',
  summary: 'The invitations of the household, newest first',
  answer: z.object({ success, invitations: z.array(Invitation) }),
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/v2/invitations/resend',
  access: 'member',
  tag: 'Invitations',
  summary: 'Extend an invitation and send its message again',
  body: z.object({
    invitation_code: InvitationCode,
    extend_days: z.optional(z.nullable(wholeNumber(1, limits.invitationDaysMax))),
  }),
  answer: z.object({ success, whatsapp_sent: z.boolean(), message: z.string(), invitation: Invitation }),
  problems: ['not_found', 'invitation_used', 'too_many_invitations'],
})

export const deleteInvitation = endpoint({
  method: 'DELETE',
  path: '/v2/invitations/delete',
  access: 'member',
  tag: 'Invitations',
  summary: 'Withdraw an invitation; its code stops working at once',
  /** For clients that cannot send a body with DELETE; the body takes precedence. */
  query: z.object({ invitation_code: z.optional(InvitationCode) }),
  body: z.object({ invitation_code: z.optional(InvitationCode) }),
  answer: Done,
  problems: ['not_found'],
})
