import { calls, type LiveMessage, limits, type Topic } from '@casita/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { later } from '../calendar.ts'
import { topicsSince } from '../db/live-events.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { StreamMessage } from '../events.ts'
import { addressOf } from './limits.ts'
import { actorOf, doorOf } from './mount.ts'

type Limits = Parameters<typeof doorOf>[1]

/** What is told to one person alone is not kept: whoever comes back looks at it anew. */
const ofPerson = ['user', 'chat'] as const satisfies readonly Topic[]
/** Keeps proxies from closing a quiet stream. */
const heartbeatMs = 20_000
/** How far back a stream may resume; older ones are told to read everything again. */
const resumeHours = 23
/** A browser opens one for all its tabs; a family behind one address has a few browsers. */
const mostStreams = { perSession: 10, perAddress: 200 }
const retryAfterSeconds = 30
/** What may wait for somebody who does not read; after that the stream is cut off. */
const mostUnreadBytes = 64 * 1024

/**
 * `GET /v2/events`: tells what went stale, never the data. Resumes by `Last-Event-ID`; ends with the session, the
 * membership, or the life of an access token, after which the browser comes back with a fresh one.
 */
export function addLiveEvents(app: FastifyInstance, deps: Deps, limit: Limits): void {
  app.route({
    method: 'GET',
    url: calls.events.path,
    exposeHeadRoute: false,
    onRequest: doorOf(deps, limit, calls.events),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      if (actor) await stream(deps, actor, request, reply)
    },
  })
}

async function stream(deps: Deps, actor: Actor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [sessionId, address] = [actor.sessionId ?? '', addressOf(request)]
  if (
    deps.events.countLike({ sessionId }) >= mostStreams.perSession ||
    deps.events.countLike({ address }) >= mostStreams.perAddress
  )
    throw new AppError('too_many_requests', { retryAfter: retryAfterSeconds })

  const send = open(reply)
  const ends = later(deps.clock.now().toISOString(), { minutes: limits.accessTokenMinutes })
  const stopListening = deps.events.listen({
    userId: actor.userId,
    sessionId,
    householdId: actor.householdId,
    address,
    tell(message) {
      send(written(message))
      if (message.type !== 'stale') reply.raw.end()
    },
  })
  const heartbeat = setInterval(() => {
    if (deps.clock.now().toISOString() < ends) send(': still here\n\n')
    else reply.raw.end()
  }, heartbeatMs)
  reply.raw.on('close', () => {
    stopListening()
    clearInterval(heartbeat)
  })
  send('retry: 1000\n\n')
  const last = request.headers['last-event-id']
  if (typeof last === 'string' && last !== '') await resume(deps, actor, last, send)
}

/** Begins the answer and answers how to write on. Nothing is thrown from here on: there is nobody to tell. */
function open(reply: FastifyReply): (text: string) => void {
  const { raw } = reply
  // The security headers of every answer were set on the reply; the raw answer does not take them over by itself.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  reply.hijack()
  raw.on('error', () => raw.destroy())
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Kept open for nothing, it would only hold up a server that wants to stop.
    connection: 'close',
  })
  return (text) => {
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > mostUnreadBytes) raw.destroy()
    else raw.write(text)
  }
}

/** Tells a stream that comes back what went stale meanwhile. */
async function resume(
  deps: Deps,
  actor: Actor,
  lastEventId: string,
  send: (text: string) => void,
): Promise<void> {
  const oldest = later(deps.clock.now().toISOString(), { hours: -resumeHours })
  try {
    const topics = actor.householdId
      ? await topicsSince(deps.db.read, actor.householdId, lastEventId, oldest)
      : null
    if (topics === null) send(written({ type: 'resync' }))
    else send(written({ type: 'stale', id: lastEventId, topics: [...topics, ...ofPerson], userId: null }))
  } catch (error) {
    deps.log.warn({ err: error }, 'a stream could not resume')
    send(written({ type: 'resync' }))
  }
}

function written(message: StreamMessage): string {
  const body: LiveMessage =
    message.type === 'stale'
      ? { type: 'stale', topics: [...message.topics], user_id: message.userId }
      : { type: message.type }
  const id = message.type === 'stale' ? `id: ${message.id}\n` : ''
  return `${id}data: ${JSON.stringify(body)}\n\n`
}
