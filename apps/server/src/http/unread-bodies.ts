import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { addressOf } from './limits.ts'

/** The most bytes of bodies that one address may be sending at the same moment: eight of the largest deliveries. */
const most = 24 * 1024 * 1024
const secondsUntilRetry = 5

/**
 * Refuses a request whose body would bring the bytes that its address is sending at the same moment above a limit. A
 * body stays in memory until all of it has arrived, as slowly as a request may, and who sent a delivery of chat
 * messages is known only then.
 */
export function limitUnreadBodies(app: FastifyInstance): void {
  const sending = new Map<string, number>()
  const add = (address: string, bytes: number) => {
    const sum = (sending.get(address) ?? 0) + bytes
    if (sum > 0) sending.set(address, sum)
    else sending.delete(address)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = bytesToCome(request)
    if (bytes === 0) return done()
    const address = addressOf(request)
    if ((sending.get(address) ?? 0) + bytes > most)
      return done(new AppError('too_many_requests', { retryAfter: secondsUntilRetry }))
    add(address, bytes)
    reply.raw.once('close', () => add(address, -bytes))
    done()
  })
}

/** The size of a request's body: what it declares, or else the most that its call takes. */
function bytesToCome({ headers, routeOptions }: FastifyRequest): number {
  const largest = routeOptions.bodyLimit
  if (headers['transfer-encoding'] !== undefined) return largest
  return Math.min(Number(headers['content-length'] ?? 0), largest)
}
