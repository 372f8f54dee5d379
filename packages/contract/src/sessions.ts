import { endpoint } from './endpoint.ts'
import { Done, Id, IdParams, Instant, success } from './fields.ts'
import * as z from './schema.ts'

/** A browser in which somebody is signed in. */
export const Session = z.object({
  id: Id,
  /** What the browser said of itself when the session began. */
  user_agent: z.nullable(z.string()),
  created_at: Instant,
  last_used_at: Instant,
  expires_at: Instant,
  is_current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/v2/sessions',
  access: 'account',
  tag: 'Sessions',
  summary: 'Where the signed-in person is signed in, latest used first',
  answer: z.object({ success, sessions: z.array(Session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v2/sessions/{id}',
  access: 'account',
  tag: 'Sessions',
  summary: 'End one of the own sessions at once',
  params: IdParams,
  answer: Done,
  problems: ['not_found'],
})

/** Not a DELETE of `/v2/sessions/`, which an id that got lost would be. */
export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/v2/sessions/end-others',
  access: 'account',
  tag: 'Sessions',
  summary: 'Sign out everywhere else: end every own session but this one',
  answer: z.object({ success, message: z.string(), ended: z.number() }),
})
