import { calls, type LiveMessage, limits } from '@casita/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { later } from '../calendar.ts'
import { topicsSince } from '../db/live-events.ts'
import type { Deps } from '../deps.ts'
import type { StreamMessage } from '../events.ts'
import { actorOf, doorOf } from './mount.ts'

type Limits = Parameters<typeof doorOf>[1]

/** Keeps proxies from closing a quiet stream. */
const heartbeatMs = 20_000
/** How far back a stream may resume; older ones are told to read everything again. */
const resumeHours = 23

/**
 * `GET /v2/events`: tells what went stale, never the data. Resumes by `Last-Event-ID`; ends with the session, the
 * membership, or the life of an access token, after which the browser comes back with a fresh one.
 */
export function addLiveEvents(app: FastifyInstance, deps: Deps, limit: Limits): void {
  app.route({
    method: 'GET',
    url: calls.events.path,
    onRequest: doorOf(deps, limit, calls.events),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      if (actor) await stream(deps, actor, request, reply)
    },
  })
}

async function stream(deps: Deps, actor: Actor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  // The security headers of every answer were set on the reply; the raw answer does not take them over by itself.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const end = () => reply.raw.end()
  const stopListening = deps.events.listen({
    userId: actor.userId,
    sessionId: actor.sessionId ?? '',
    householdId: actor.householdId,
    tell(message) {
      reply.raw.write(written(message))
      if (message.type === 'ended') end()
    },
  })
  const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeatMs)
  const life = setTimeout(end, limits.accessTokenMinutes * 60_000)
  reply.raw.on('close', () => {
    stopListening()
    clearInterval(heartbeat)
    clearTimeout(life)
  })
  reply.raw.write('retry: 1000\n\n')
  const last = request.headers['last-event-id']
  if (typeof last === 'string' && last !== '') await resume(deps, actor, last, reply)
}

/** Tells a stream that comes back what went stale meanwhile. */
async function resume(deps: Deps, actor: Actor, lastEventId: string, reply: FastifyReply): Promise<void> {
  const oldest = later(deps.clock.now().toISOString(), { hours: -resumeHours })
  const topics = actor.householdId
    ? await topicsSince(deps.db.read, actor.householdId, lastEventId, oldest)
    : null
  if (topics === null) reply.raw.write(written({ type: 'resync' }))
  else if (topics.length > 0)
    reply.raw.write(written({ type: 'stale', id: lastEventId, topics, userId: null }))
}

function written(message: StreamMessage): string {
  const body: LiveMessage =
    message.type === 'stale'
      ? { type: 'stale', topics: [...message.topics], user_id: message.userId }
      : { type: message.type }
  const id = message.type === 'stale' ? `id: ${message.id}\n` : ''
  return `${id}data: ${JSON.stringify(body)}\n\n`
}
