import { type RateLimit, rateLimits } from '@casita/contract'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { countCall } from '../db/call-counts.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

/** Throws `too_many_requests` for a request beyond a limit. */
type Check = (request: FastifyRequest, actor: Actor | null) => Promise<void>
/** Returns the check of a named limit, or of the one for all other calls. */
export type Limits = (limit: RateLimit | undefined) => Check

interface Window {
  calls: number
  seconds: number
}

/** The address of a client; for IPv6 its network, because one customer has a whole network. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip)
}

/**
 * Creates the server's rate limiters. Named limits count per address, all other calls per session, or per address
 * without a session. A check throws `too_many_requests` with the seconds to wait. Each process counts in memory, which
 * stops a flood at the process that receives it. With PostgreSQL, calls that pass a named limit are also counted
 * across all processes.
 */
export function createLimits(app: FastifyInstance, deps: Deps): Limits {
  const sessions = new WeakMap<FastifyRequest, string>()
  const counter = (windows: readonly Window[]): Check => {
    const limiters = windows.map(({ calls, seconds }) =>
      oneAtATime(
        app.createRateLimit({
          max: calls,
          timeWindow: seconds * 1000,
          keyGenerator: (request) => sessions.get(request) ?? addressOf(request),
        }),
      ),
    )
    return async (request, actor) => {
      if (actor?.sessionId) sessions.set(request, actor.sessionId)
      for (const limiter of limiters) {
        const state = await limiter(request)
        if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds)
      }
    }
  }
  const shared = (name: string, windows: readonly Window[]): Check => {
    const inMemory = counter(windows)
    if (deps.db.engine !== 'postgres') return inMemory
    return async (request, actor) => {
      await inMemory(request, actor)
      const stamp = { secret: deps.config.sessionSecret, now: deps.clock.now().toISOString() }
      for (const { calls, seconds } of windows) {
        const call = { name, caller: addressOf(request), seconds }
        const counted = await deps.db.transaction((tx) => countCall(tx, call, stamp))
        if (counted.calls > calls) throw tooMany(counted.secondsLeft)
      }
    }
  }
  const session = counter([{ calls: deps.config.rateLimitPerSession, seconds: 60 }])
  const named = new Map(Object.entries(rateLimits).map(([name, windows]) => [name, shared(name, windows)]))
  return (limit) => (limit && named.get(limit)) ?? session
}

/**
 * Runs the limiter for one request at a time. Its store returns the same mutable object for all requests of a caller,
 * so simultaneous requests would all read the count of the last one.
 */
function oneAtATime<A, R>(limiter: (asked: A) => Promise<R>): (asked: A) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve()
  return (asked) => {
    const mine = last.then(() => limiter(asked))
    last = mine.catch(() => {})
    return mine
  }
}

function tooMany(seconds: number): AppError {
  return new AppError('too_many_requests', { retryAfter: Math.max(1, seconds) })
}
