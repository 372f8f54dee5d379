import { endpoint } from './endpoint.ts'
import {
  CurrencyField,
  HouseholdName,
  Id,
  Instant,
  InvitationCode,
  LanguageField,
  PhoneText,
  success,
  TimeZone,
} from './fields.ts'
import * as z from './schema.ts'

const GoogleCode = z
  .string('No authorization code received')
  .check(
    z.minLength(1, 'No authorization code received'),
    z.maxLength(2048, 'No authorization code received'),
  )
const secretRule = 'Must be 16 to 256 characters'
const secret = z.string(secretRule).check(z.minLength(16, secretRule), z.maxLength(256, secretRule))

/** The two proofs that bind a code to the browser that requested it; our web app always sends both. */
const proofs = { code_verifier: z.optional(z.nullable(secret)), nonce: z.optional(z.nullable(secret)) }

export const LoginInput = z.object({
  code: GoogleCode,
  token: z.optional(z.nullable(z.string('Must be text'))),
  ...proofs,
})
export type LoginInput = z.infer<typeof LoginInput>

/** A new account with either an invitation or the name and currency of a new household. */
export const RegisterInput = z
  .object({
    code: GoogleCode,
    ...proofs,
    phone_number: z.optional(z.nullable(PhoneText)),
    invitation_code: z.optional(z.nullable(InvitationCode)),
    household_name: z.optional(z.nullable(HouseholdName)),
    household_currency: z.optional(z.nullable(CurrencyField)),
    preferred_language: z.optional(z.nullable(LanguageField)),
    timezone: z.optional(z.nullable(TimeZone)),
  })
  .check(
    z.refine(
      (input) => Boolean(input.invitation_code) || Boolean(input.household_name && input.household_currency),
      {
        error: 'Invalid household data provided',
        path: ['household_name'],
      },
    ),
  )
export type RegisterInput = z.infer<typeof RegisterInput>

export const Tokens = z.object({
  success,
  access_token: z.string(),
  refresh_token: z.string(),
  detail: z.string(),
})
export type Tokens = z.infer<typeof Tokens>

export const RefreshInput = z.object({
  refresh_token: z.string('Refresh token is required').check(z.maxLength(4096)),
})

/** What a signed-in person's own screens need to know about them. */
export const UserInfo = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  profile_picture: z.nullable(z.string()),
  is_validated: z.boolean(),
  phone_number: z.nullable(z.string()),
  preferred_language: LanguageField,
  timezone: z.string(),
  has_household: z.boolean(),
  has_whatsapp_session: z.boolean(),
  created_at: Instant,
})
export type UserInfo = z.infer<typeof UserInfo>

export const login = endpoint({
  method: 'POST',
  path: '/v2/auth/login',
  access: 'public',
  tag: 'Sign-in',
  summary: 'Sign in with a Google authorization code',
  body: LoginInput,
  answer: Tokens,
  limit: 'signIn',
  problems: ['user_not_registered', 'google_refused', 'google_email_unverified', 'google_unreachable'],
})

export const register = endpoint({
  method: 'POST',
  path: '/v2/auth/registration/register',
  access: 'public',
  tag: 'Sign-in',
  summary: 'Register with Google and create or join a household',
  body: RegisterInput,
  answer: Tokens,
  limit: 'signIn',
  problems: [
    'already_registered',
    'phone_invalid',
    'phone_taken',
    'invitation_not_found',
    'invitation_expired',
    'invitation_used',
    'household_full',
    'households_closed',
    'google_refused',
    'google_email_unverified',
    'google_unreachable',
  ],
})

export const refresh = endpoint({
  method: 'POST',
  path: '/v2/auth/refresh',
  access: 'public',
  tag: 'Sign-in',
  summary: 'Exchange a refresh token for a new pair of tokens',
  body: RefreshInput,
  answer: Tokens,
  limit: 'refresh',
  problems: ['session_ended'],
})

export const me = endpoint({
  method: 'GET',
  path: '/v2/auth/me',
  access: 'account',
  tag: 'Sign-in',
  summary: 'The signed-in person',
  answer: z.object({ success, user_info: UserInfo }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/v2/auth/logout',
  access: 'public',
  tag: 'Sign-in',
  summary: 'End this session at once; a session that has already ended is no error',
  answer: z.object({ success, message: z.string() }),
})
