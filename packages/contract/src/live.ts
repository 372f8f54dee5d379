import { endpoint } from './endpoint.ts'
import { queryNumber } from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

/** What can become stale on a screen. The stream carries only these topics, never the data. */
export const topics = [
  'expenses',
  'categories',
  'members',
  'invitations',
  'household',
  'budgets',
  'recurring',
  'chat',
  'user',
] as const
export type Topic = (typeof topics)[number]

/**
 * A message of the stream: `stale` names topics (and who caused it), `resync` means that something may have been
 * missed and everything is stale, `ended` that this session or membership is over.
 */
export const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stale'), topics: z.array(z.enum(topics)), user_id: z.nullable(z.string()) }),
  z.object({ type: z.literal('resync') }),
  z.object({ type: z.literal('ended') }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/**
 * A reconnecting stream sends the id of its last event as `Last-Event-ID`; one without any event sends in `age` how
 * many milliseconds ago its oldest data was requested. Either is told what has become stale since.
 */
export const events = endpoint({
  method: 'GET',
  path: '/v2/events',
  access: 'account',
  tag: 'Live',
  summary: 'Server-sent events that tell what went stale; begins by age, resumes by Last-Event-ID',
  query: z.object({ age: z.optional(queryNumber(0, limits.liveAgeMax)) }),
  answer: LiveMessage,
  produces: 'text/event-stream',
})
