import { type RateLimit, rateLimits } from '@casita/contract'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { AppError } from '../errors.ts'

type Check = (request: FastifyRequest, actor: Actor | null) => Promise<void>
interface Window {
  calls: number
  seconds: number
}

/** Where a request comes from: the address, or the network of an IPv6 address, which is one customer's. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip)
}

/**
 * The counters of the server: named limits count per address, everything else per session (or per address without
 * one). A check throws `too_many_requests` with the seconds to wait.
 */
export function createLimits(
  app: FastifyInstance,
  callsPerSession: number,
): (limit: RateLimit | undefined) => Check {
  const sessions = new WeakMap<FastifyRequest, string>()
  const counter = (windows: readonly Window[]): Check => {
    const limiters = windows.map(({ calls, seconds }) =>
      app.createRateLimit({
        max: calls,
        timeWindow: seconds * 1000,
        keyGenerator: (request) => sessions.get(request) ?? addressOf(request),
      }),
    )
    return async (request, actor) => {
      if (actor?.sessionId) sessions.set(request, actor.sessionId)
      for (const limiter of limiters) {
        const state = await limiter(request)
        if (!state.isAllowed && state.isExceeded)
          throw new AppError('too_many_requests', { retryAfter: Math.max(1, state.ttlInSeconds) })
      }
    }
  }
  const session = counter([{ calls: callsPerSession, seconds: 60 }])
  const named = new Map(Object.entries(rateLimits).map(([name, windows]) => [name, counter(windows)]))
  return (limit) => (limit && named.get(limit)) ?? session
}
