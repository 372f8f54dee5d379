import type { FastifyInstance } from 'fastify'
import { actorOf } from './mount.ts'
import { refusalOf } from './problems.ts'

/** Statuses that an attacker causes often and other clients seldom. */
const suspicious = [401, 403, 429]

/**
 * Logs one line per request: the route, the user's id, the status, and the problem if it was refused. The route's
 * pattern is logged instead of the path, which may contain ids and secrets. A possible attack is logged as a warning,
 * so that operators can count them.
 */
export function logRequests(http: FastifyInstance): void {
  // The lines contain the request's id already, so the framework need not create a logger per request, which cost more
  // than the line itself.
  http.setChildLoggerFactory((log) => log)
  http.addHook('onResponse', (request, reply, done) => {
    const actor = actorOf(request)
    request.server.log[suspicious.includes(reply.statusCode) ? 'warn' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: actor?.userId,
        session: actor?.sessionId ?? undefined,
        refused: refusalOf(request),
        request_id: request.id,
      },
      'request',
    )
    done()
  })
}
