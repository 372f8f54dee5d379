import { endpoint } from './endpoint.ts'
import { Done, Flag, Id, IdParams, Instant, StoredCurrency, success } from './fields.ts'
import * as z from './schema.ts'

export const leaveHousehold = endpoint({
  method: 'POST',
  path: '/v2/households/leave',
  access: 'member',
  tag: 'Household',
  summary: 'Leave the household; the last member confirms that it is deleted with everything in it',
  body: z.object({ confirm_delete: z.optional(z.nullable(Flag)) }),
  answer: Done,
  problems: ['owner_must_hand_over', 'leave_confirmation'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/v2/households/members/{id}',
  access: 'owner',
  tag: 'Household',
  summary: 'Remove a member; their expenses stay',
  params: IdParams,
  answer: Done,
  problems: ['not_found', 'forbidden'],
})

export const householdActions = ['created', 'changed', 'joined', 'left', 'removed', 'handed_over'] as const

const HouseholdDetails = z.object({ name: z.string(), currency: StoredCurrency })

/** One step of a household's own history; `member_id` is whom it happened to, where it happened to a member. */
export const HouseholdEvent = z.object({
  id: Id,
  action: z.enum(householdActions),
  user_id: Id,
  user_name: z.string(),
  member_id: z.nullable(Id),
  member_name: z.nullable(z.string()),
  before: z.nullable(HouseholdDetails),
  after: z.nullable(HouseholdDetails),
  at: Instant,
})
export type HouseholdEvent = z.infer<typeof HouseholdEvent>

export const householdHistory = endpoint({
  method: 'GET',
  path: '/v2/households/current/changes',
  access: 'member',
  tag: 'Household',
  summary: 'The history of the household itself, latest first: name, currency, members, owner',
  answer: z.object({ success, changes: z.array(HouseholdEvent) }),
})

/** What a message of ours is about. */
export const messageKinds = ['reply', 'verify', 'connect', 'invite', 'crossing', 'summary'] as const

/** A message that never arrived: to whom it was, what about and why not; never its words. */
export const UndeliveredMessage = z.object({
  id: Id,
  kind: z.enum(messageKinds),
  channel: z.enum(['whatsapp', 'mail']),
  /** The member it was for; null for somebody who is none yet. */
  user_id: z.nullable(Id),
  user_name: z.nullable(z.string()),
  /** Where an invitation went. */
  phone_number: z.nullable(z.string()),
  created_at: Instant,
  failed_at: Instant,
  reason: z.string(),
})
export type UndeliveredMessage = z.infer<typeof UndeliveredMessage>

export const undeliveredMessages = endpoint({
  method: 'GET',
  path: '/v2/households/undelivered',
  access: 'owner',
  tag: 'Household',
  summary: 'The latest messages of the last 30 days that could not be delivered, latest first',
  answer: z.object({ success, messages: z.array(UndeliveredMessage) }),
})

export const handOverHousehold = endpoint({
  method: 'POST',
  path: '/v2/households/members/{id}/owner',
  access: 'owner',
  tag: 'Household',
  summary: 'Hand the household over: this member becomes its owner',
  params: IdParams,
  answer: Done,
  problems: ['not_found', 'forbidden'],
})
