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

/** Topics of one person alone. Their events are not stored, so a client that reconnects refetches these topics. */
const ofPerson = ['user', 'chat'] as const satisfies readonly Topic[]
/** Keeps proxies from closing a quiet stream. */
const heartbeatMs = 20_000
/** How far back a stream may resume, in milliseconds; one that was away for longer is told to refetch everything. */
const longestAway = 23 * 60 * 60_000
/**
 * A stream that resumes begins this many milliseconds before the last event that it received: ids are made before the
 * commit, by clocks that may differ, so an event with a slightly older id can become visible later. Hearing twice that a
 * list is stale costs one refetch.
 */
const overlapOfEvents = 60_000
/** The same for a new stream: only this process's clock counts there, and a commit takes moments. */
const overlapOfAnswers = 2000
/** A browser opens one for all its tabs; a family behind one address has a few browsers. */
const mostStreams = { perSession: 10, perAddress: 200 }
const retryAfterSeconds = 30
/** How much may be buffered for a client that does not read; after that its stream is cut off. */
const mostUnreadBytes = 64 * 1024

/**
 * `GET /v2/events`: tells which topics went stale, never the data. A new stream begins with what changed since the browser
 * requested what it shows (`age`); `Last-Event-ID` resumes one. A stream ends with the session, when a membership begins
 * or ends, and after the lifetime of an access token, so that the browser reconnects with a fresh one.
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

/** Starts the response and returns the function that writes to it. From here on nothing may throw: nobody would hear of it. */
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
    // A connection that stays open afterwards would only delay a server that shuts down.
    connection: 'close',
  })
  return (text) => {
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > mostUnreadBytes) raw.destroy()
    else raw.write(text)
  }
}

/** What a client may have missed before its stream was open. */
interface Missed {
  /** Since when, in milliseconds; null when that is unknown or too long ago. */
  since: number | null
  /** Whether topics of the person alone may be among it. */
  ofPerson: boolean
  /** From where the stream resumes if it receives nothing else. */
  id: string
}

/** What the client of this request may have missed; null when it does not ask. */
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

/** Tells a stream what went stale before it was open. */
async function tellMissed(
  deps: Deps,
  { householdId }: Actor,
  missed: Missed,
  send: (text: string) => void,
): Promise<void> {
  if (missed.since === null) return send(written({ type: 'resync' }))
  try {
    const topics: Topic[] = householdId ? await topicsSince(deps.db.read, householdId, missed.since) : []
    // Somebody without a household may just have left one, and events of a household do not reach those outside it.
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
