import {
  topics as allTopics,
  type CallParsed,
  events,
  type LiveMessage,
  serverLimits,
  type Topic,
} from '@casita/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { addTime } from '../calendar.ts'
import { newId } from '../db/ids.ts'
import { timeOfEvent, topicsSince } from '../db/live-events.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { StreamMessage } from '../events.ts'
import { addressOf, type Limits } from './limits.ts'
import { actorOf, createGuard } from './mount.ts'

/**
 * Topics that concern a single person. Their events are not stored, so a client that reconnects refetches these
 * topics.
 */
const ofPerson = ['user', 'chat'] as const satisfies readonly Topic[]
/** The interval of comments that keep proxies from closing a quiet stream. */
const heartbeatMs = 20_000
/**
 * How far back a stream may resume, in milliseconds; a client that was away for longer is told to refetch everything.
 */
const longestAway = 23 * 60 * 60_000
/**
 * How far before its last received event a stream resumes, in milliseconds: ids are created before the commit and by
 * clocks that may differ, so an event with a slightly older id may become visible later. Reporting a stale list twice
 * costs only one refetch.
 */
const overlapOfEvents = 60_000
/**
 * The same for a new stream, in milliseconds: only this process's clock matters there, and a commit takes little time.
 */
const overlapOfAnswers = 2000
/** A browser opens one stream for all its tabs; a family behind one address has a few browsers. */
const mostStreams = { perSession: 10, perAddress: 200 }
const retryAfterSeconds = 30
/** How much may be buffered for a client that does not read; beyond that, its stream is closed. */
const mostUnreadBytes = 64 * 1024

/**
 * `GET /v2/events`: reports which topics went stale, never the data. A new stream starts with what changed since the
 * browser requested its current data (`age`); `Last-Event-ID` resumes a stream. A stream ends with its session, when a
 * membership begins or ends, and after the lifetime of an access token, so that the browser reconnects with a new one.
 */
export function addLiveEvents(app: FastifyInstance, deps: Deps, limits: Limits): void {
  app.route({
    method: 'GET',
    url: events.path,
    schema: { querystring: events.query },
    exposeHeadRoute: false,
    onRequest: createGuard(deps, limits, events),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      if (actor) await stream(deps, actor, request, reply)
    },
  })
}

async function stream(deps: Deps, actor: Actor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  // The client left while it was authenticated: its connection has closed and will not close again.
  if (reply.raw.destroyed) return void reply.hijack()
  const [sessionId, address] = [actor.sessionId ?? '', addressOf(request)]
  if (
    deps.events.countLike({ sessionId }) >= mostStreams.perSession ||
    deps.events.countLike({ address }) >= mostStreams.perAddress
  )
    throw new AppError('too_many_requests', { retryAfter: retryAfterSeconds })

  const missed = missedBy(request, deps.clock.now().getTime())
  const send = open(reply)
  const ends = addTime(deps.clock.now().toISOString(), { minutes: serverLimits.accessTokenMinutes })
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

/**
 * Starts the response and returns the function that writes to it. From here on nothing may throw, because the error
 * could no longer be sent.
 */
function open(reply: FastifyReply): (text: string) => void {
  const { raw } = reply
  // The security headers were set on the reply; the raw response does not take them over.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  reply.hijack()
  raw.on('error', () => raw.destroy())
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // A kept-alive connection would only delay the shutdown of the server.
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
  /** The time since which, in milliseconds; null when it is unknown or too long ago. */
  since: number | null
  /** Whether topics of a single person may be among it. */
  ofPerson: boolean
  /** The id from which the stream resumes if it receives no other event. */
  id: string
}

/** What the client of this request may have missed; null when the request does not say. */
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

/** Reports to a stream what went stale before it was opened. */
async function tellMissed(
  deps: Deps,
  { householdId }: Actor,
  missed: Missed,
  send: (text: string) => void,
): Promise<void> {
  if (missed.since === null) return send(written({ type: 'resync' }))
  try {
    // A person without a household may just have left one, and a household's events reach only its members: nothing of
    // it may stay on a screen.
    const topics: Topic[] = householdId
      ? await topicsSince(deps.db.read, householdId, missed.since)
      : [...allTopics]
    if (householdId && missed.ofPerson) topics.push(...ofPerson)
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
