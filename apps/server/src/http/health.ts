import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Lifecycle } from './stopping.ts'

/** A database that takes longer than this to look up one row counts as unavailable. */
const patienceMs = 3_000

/**
 * Adds `/healthz`, which answers while the process runs, and `/readyz`, which answers 200 if the database works and
 * the server is not stopping.
 */
export function addHealth(app: FastifyInstance, deps: Deps, lifecycle: Lifecycle): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !lifecycle.isStopping && (await isDatabaseReady(deps))
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' })
  })
}

async function isDatabaseReady(deps: Deps): Promise<boolean> {
  const patience = new AbortController()
  try {
    const late = sleep(patienceMs, null, { signal: patience.signal }).then(() => {
      throw new Error('The database takes too long to answer')
    })
    late.catch(() => undefined)
    await Promise.race([deps.db.ready(), late])
    return true
  } catch (error) {
    deps.log.warn({ err: error }, 'not ready')
    return false
  } finally {
    patience.abort()
  }
}
