import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Whether the server is shutting down; set once, when the shutdown begins. */
export interface Lifecycle {
  isStopping: boolean
}

const stillAnswered = ['/healthz', '/readyz', '/metrics']
const retryAfterSeconds = 2

/**
 * While the server stops: requests in progress are finished, new requests on open connections are asked to retry, and
 * every connection is closed after its response, so that none delays the shutdown.
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
