import { endpoint } from './endpoint.ts'
import { Done, PhoneText, success } from './fields.ts'
import * as z from './schema.ts'

/** The secret of a link in a message: 256 random bits, base64url. */
export const LinkQuery = z.object({
  token: z
    .string('No verification token provided')
    .check(z.minLength(1, 'No verification token provided'), z.maxLength(128, 'This link was not found.')),
})

export const LinkRedeemed = z.object({
  success,
  message: z.string(),
  user: z.object({ name: z.string() }),
  /** The number that is now the account's, or whose chat is connected; null if it is hidden or the link came by mail. */
  phone_number: z.nullable(z.string()),
})
export type LinkRedeemed = z.infer<typeof LinkRedeemed>

const problems = [
  'link_not_found',
  'link_expired',
  'link_used',
  'link_not_yours',
  'phone_taken',
  'idempotency_conflict',
] as const

export const validateAccount = endpoint({
  method: 'POST',
  path: '/v2/auth/validation/validate',
  access: 'account',
  tag: 'Links',
  summary: 'Redeem the link of the verification message: the phone number is verified',
  repeatable: true,
  query: LinkQuery,
  answer: LinkRedeemed,
  limit: 'redeemLink',
  problems,
})

export const resendValidation = endpoint({
  method: 'POST',
  path: '/v2/auth/validation/resend',
  access: 'account',
  tag: 'Links',
  summary:
    'Send the verification message again, or to the number that is given, in place of a mistyped one; the answer names the channel really used',
  body: z.object({ phone_number: z.optional(z.nullable(PhoneText)) }),
  answer: Done,
  // It tells whether somebody has verified a number.
  limit: 'validatePhone',
  problems: ['resend_too_soon', 'resend_failed', 'already_validated', 'phone_invalid', 'phone_taken'],
})

export const connectWhatsapp = endpoint({
  method: 'POST',
  path: '/v2/auth/connect/whatsapp',
  access: 'account',
  tag: 'Links',
  summary: 'Redeem the link of a connect message: the chat that asked for it is bound to this account',
  repeatable: true,
  query: LinkQuery,
  answer: LinkRedeemed,
  limit: 'redeemLink',
  problems,
})

export const disconnectWhatsapp = endpoint({
  method: 'POST',
  path: '/v2/auth/connect/whatsapp/disconnect',
  access: 'account',
  tag: 'Links',
  summary: 'Disconnect the chat from this account',
  answer: Done,
})
