import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Whether the server is shutting down; set once, by whoever stops it. */
export interface Lifecycle {
  isStopping: boolean
}

const stillAnswered = ['/healthz', '/readyz', '/metrics']
const retryAfterSeconds = 2

/**
 * While the server stops, what had begun is finished, new requests on open connections are asked to come back, and
 * every connection is closed after its answer, so that none holds up the stop.
 */
export function refuseWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!lifecycle.isStopping || stillAnswered.includes(request.routeOptions.url ?? '')) done()
    else done(new AppError('unavailable', { retryAfter: retryAfterSeconds }))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.isStopping) reply.header('connection', 'close')
    done()
  })
}
