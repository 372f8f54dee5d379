import { calls } from '@casita/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isLoopback } from '../config.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { readBacklogs } from '../upkeep/backlog.service.ts'

/** Headers that proxies add: a request with one of them comes from another machine. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Adds `/metrics` in the Prometheus text format, reachable only from this machine unless configured otherwise. */
export function addMetrics(app: FastifyInstance, deps: Deps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  new Gauge({
    name: 'casita_live_streams',
    help: 'Open streams of live events',
    registers: [registry],
    collect() {
      this.set(deps.events.streams)
    },
  })
  const measureDatabase = databaseGauges(deps, registry)
  app.get('/metrics', async (request, reply) => {
    if (!deps.config.metricsPublic && !isFromThisMachine(request)) throw new AppError('not_found')
    await measureDatabase()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

/** Whether a request comes from this machine. One that a proxy on this machine forwards does not. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace('::ffff:', '') ?? ''
  return isLoopback(address) && !forwardingHeaders.some((name) => headers[name] !== undefined)
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'casita_http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'casita_http_errors_total',
    help: 'Answers with status 500 and above',
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? ''
    if (reply.statusCode >= 500) failures.inc()
    // The duration of an event stream says nothing about the server.
    if (route !== calls.events.path) {
      const isOurs = /^\/(v2\/|webhooks\/|healthz$|readyz$|metrics$)/.test(route)
      const labels = { method: request.method, route: isOurs ? route : 'web', status: reply.statusCode }
      durations.observe(labels, reply.elapsedTime / 1000)
    }
    done()
  })
}

/** Gauges that need the database. When it is down, the other metrics are still reported. */
function databaseGauges(deps: Deps, registry: Registry): () => Promise<void> {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('casita_database_up', '1 while the database answers', [])
  const due = gauge('casita_queue_due', 'Jobs whose time has come', ['queue'])
  const oldest = gauge('casita_queue_oldest_due_seconds', 'How long the job due longest has waited', [
    'queue',
  ])
  const dead = gauge('casita_queue_dead', 'Jobs given up within the last day', ['queue'])
  return async () => {
    try {
      for (const backlog of await readBacklogs(deps.db.read, deps.clock.now())) {
        due.set({ queue: backlog.queue }, backlog.due)
        oldest.set({ queue: backlog.queue }, backlog.oldestSeconds)
        dead.set({ queue: backlog.queue }, backlog.dead)
      }
      up.set(1)
    } catch (error) {
      deps.log.warn({ err: error }, 'queues could not be measured')
      for (const measured of [due, oldest, dead]) measured.reset()
      up.set(0)
    }
  }
}
