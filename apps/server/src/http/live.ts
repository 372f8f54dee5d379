import { type CallParsed, events, type LiveMessage, serverLimits, type Topic } from '@casita/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { later } from '../calendar.ts'
import { newId } from '../db/ids.ts'
import { timeOfEvent, topicsSince } from '../db/live-events.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { StreamMessage } from '../events.ts'
import { addressOf } from './limits.ts'
import { actorOf, createGuard } from './mount.ts'

type Limits = Parameters<typeof createGuard>[1]

/** What is told to one person alone is not kept: whoever comes back looks at it anew. */
const ofPerson = ['user', 'chat'] as const satisfies readonly Topic[]
/** Keeps proxies from closing a quiet stream. */
const heartbeatMs = 20_000
/** How far back a stream may look; older ones are told to read everything again. */
const longestAway = 23 * 60 * 60_000
/**
 * How far before what it heard last a stream that comes back looks: ids are made before the commit, by clocks that may
 * differ, so a slightly older id can become visible later. Hearing twice that a list is stale costs one refetch.
 */
const overlapOfEvents = 60_000
/** The same for a stream that begins: what it shows was asked of this clock, and commits take moments. */
const overlapOfAnswers = 2000
/** A browser opens one for all its tabs; a family behind one address has a few browsers. */
const mostStreams = { perSession: 10, perAddress: 200 }
const retryAfterSeconds = 30
/** What may wait for somebody who does not read; after that the stream is cut off. */
const mostUnreadBytes = 64 * 1024

/**
 * `GET /v2/events`: tells what went stale, never the data. Begins with what did since the browser asked for what it
 * shows (`age`), resumes by `Last-Event-ID`; ends with the session, when a membership begins or ends, or with the life of an
 * access token, after which the browser comes back with a fresh one.
 */
export function addLiveEvents(app: FastifyInstance, deps: Deps, limit: Limits): void {
  app.route({
    method: 'GET',
    url: events.path,
    schema: { querystring: events.query },
    exposeHeadRoute: false,
    onRequest: createGuard(deps, limit, events),
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

  const missed = missedBy(request, deps.clock.now().getTime())
  const send = open(reply)
  const ends = later(deps.clock.now().toISOString(), { minutes: serverLimits.accessTokenMinutes })
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
  if (missed) await tellMissed(deps, actor, missed, send)
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

/** What a stream has to be told before anything else. */
interface Missed {
  /** The time from which on, in milliseconds; null where that cannot be told, or is too long ago. */
  since: number | null
  /** Whether what is told to one person alone may be among it. */
  ofPerson: boolean
  /** What the stream resumes from when it hears nothing else. */
  id: string
}

/** What a stream may have missed that is opened now; null where it does not ask. */
function missedBy(request: FastifyRequest, now: number): Missed | null {
  const within = (time: number) => (time < now - longestAway ? null : time)
  const id = request.headers['last-event-id']
  if (typeof id === 'string' && id !== '') {
    const heard = timeOfEvent(id)
    return { since: heard === null ? null : within(heard - overlapOfEvents), ofPerson: true, id }
  }
  const { age } = request.query as CallParsed<typeof events>['query']
  if (age === undefined) return null
  return { since: within(now - age - overlapOfAnswers), ofPerson: age > overlapOfAnswers, id: newId() }
}

/** Tells a stream what went stale before it stood. */
async function tellMissed(
  deps: Deps,
  { householdId }: Actor,
  missed: Missed,
  send: (text: string) => void,
): Promise<void> {
  if (missed.since === null) return send(written({ type: 'resync' }))
  try {
    const topics: Topic[] = householdId ? await topicsSince(deps.db.read, householdId, missed.since) : []
    // Whoever has no household may just have left one, which tells nothing to those outside it.
    if (missed.ofPerson || !householdId) topics.push(...ofPerson)
    if (topics.length > 0) send(written({ type: 'stale', id: missed.id, topics, userId: null }))
  } catch (error) {
    deps.log.warn({ err: error }, 'a stream was not told what it missed')
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
