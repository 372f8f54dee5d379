import type { FastifyInstance } from 'fastify'
import { actorOf } from './mount.ts'
import { refusalOf } from './problems.ts'

/** What somebody who tries doors is answered with; everybody else seldom is. */
const suspicious = [401, 403, 429]

/**
 * One line for every request: what, who by their id, how it ended, why if it was refused. The pattern of a path stands
 * for the path, where ids and secrets are. What may be an attack is a warning, for operators to count.
 */
export function logRequests(http: FastifyInstance): void {
  // Our lines name their request themselves; a logger made for each cost more than the line.
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
