import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isLoopback } from '../config.ts'
import type { Deps } from '../deps.ts'

/** `/healthz` says that the process runs, `/readyz` that its database answers, `/metrics` how it is doing (Prometheus text). */
export function addHealth(app: FastifyInstance, deps: Deps, state: { stopping: boolean }): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const ready =
      !state.stopping &&
      (await deps.db.ready().then(
        () => true,
        () => false,
      ))
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' })
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'casita_http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'casita_http_errors_total',
    help: 'Answers with status 500 and above',
    registers: [registry],
  })
  new Gauge({
    name: 'casita_live_streams',
    help: 'Open streams of live events',
    registers: [registry],
    collect() {
      this.set(deps.events.streams)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    }
    durations.observe(labels, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc()
  })
  app.get('/metrics', async (request, reply) => {
    if (!deps.config.metricsPublic && !isLoopback(request.socket.remoteAddress?.replace('::ffff:', '') ?? ''))
      return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
