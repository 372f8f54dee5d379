import { endpoint } from './endpoint.ts'
import { Id, Instant, success } from './fields.ts'
import * as z from './schema.ts'

/** What a message of ours is about. */
export const messageKinds = ['reply', 'verify', 'connect', 'invite', 'crossing', 'summary'] as const

/**
 * What a household can make of a failure: the number cannot be reached, the chat was quiet for too long to be written to,
 * or its owner wants no messages. `other` is for operators alone.
 */
export const undeliveredCauses = ['unreachable', 'closed', 'stopped', 'other'] as const
export type UndeliveredCause = (typeof undeliveredCauses)[number]

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
  cause: z.enum(undeliveredCauses),
  /** The provider's or the server's own words, in English. */
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
