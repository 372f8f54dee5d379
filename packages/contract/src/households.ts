import { endpoint } from './endpoint.ts'
import {
  CurrencyField,
  Flag,
  HouseholdName,
  Id,
  Instant,
  InvitationCode,
  StoredCurrency,
  success,
} from './fields.ts'
import * as z from './schema.ts'

export const roles = ['owner', 'member'] as const
export type Role = (typeof roles)[number]

/** A member as the others see them. */
export const Member = z.object({
  id: Id,
  name: z.string(),
  profile_picture: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  joined_at: Instant,
  role: z.enum(roles),
  is_current_user: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const Household = z.object({
  id: Id,
  name: z.string(),
  currency: StoredCurrency,
  members_count: z.number(),
  expenses_count: z.number(),
  created_at: Instant,
  is_owner: z.boolean(),
})
export type Household = z.infer<typeof Household>

const HouseholdInput = z.object({ name: HouseholdName, currency: CurrencyField })

export const HouseholdChange = z.object({
  name: HouseholdName,
  currency: CurrencyField,
  /** Whether a person has confirmed that nothing is converted; false is refused if there are expenses. */
  confirm_currency: z.optional(z.nullable(Flag)),
})
export type HouseholdChange = z.infer<typeof HouseholdChange>

const HouseholdAnswer = z.object({ success, household: Household, message: z.optional(z.string()) })

export const currentHousehold = endpoint({
  method: 'GET',
  path: '/v2/households/current',
  access: 'member',
  tag: 'Household',
  summary: 'The household that the signed-in person acts in',
  answer: HouseholdAnswer,
})

export const changeHousehold = endpoint({
  method: 'PUT',
  path: '/v2/households/current',
  access: 'member',
  tag: 'Household',
  summary: 'Change name and currency; changing the currency converts nothing',
  body: HouseholdChange,
  answer: HouseholdAnswer,
  problems: ['currency_confirmation'],
})

export const createHousehold = endpoint({
  method: 'POST',
  path: '/v2/households',
  access: 'account',
  tag: 'Household',
  summary: 'Create a household, for a signed-in person without one',
  body: HouseholdInput,
  answer: HouseholdAnswer,
  problems: ['already_in_household', 'households_closed'],
})

export const joinHousehold = endpoint({
  method: 'POST',
  path: '/v2/households/join',
  access: 'account',
  tag: 'Household',
  summary: 'Join a household by invitation, for a signed-in person without one',
  body: z.object({ code: InvitationCode }),
  answer: HouseholdAnswer,
  limit: 'validateInvite',
  problems: [
    'already_in_household',
    'invitation_not_found',
    'invitation_expired',
    'invitation_used',
    'household_full',
  ],
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/v2/households/members',
  access: 'member',
  tag: 'Household',
  summary: 'The members of the household',
  answer: z.object({ success, members: z.array(Member) }),
})
