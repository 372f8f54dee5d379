import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { ZodError } from 'zod'
import type { Config } from './config.ts'
import { googleRoutes } from './google/google.routes.ts'
import { guardLoopback } from './loopback.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { graphRoutes } from './whatsapp/graph.routes.ts'
import { openNetwork } from './whatsapp/network.ts'
import { retryPauses } from './whatsapp/webhooks.ts'

/** Builds the sandbox (Google, WhatsApp and the phone window) behind one port. It does not listen yet. */
export const buildApp = async (
  config: Config,
  webhookRetryPauses: readonly number[] = retryPauses,
): Promise<FastifyInstance> => {
  const app = Fastify({
    forceCloseConnections: true,
    logger: { level: config.logLevel },
    // Addresses contain states, codes and prefilled texts, none of which belong in a log.
    logController: new LogController({ disableRequestLogging: true }),
  })
  guardLoopback(app)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, new URLSearchParams(body.toString()))
    },
  )
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ZodError) {
      const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return reply.code(400).send({ error: 'invalid', issues })
    }
    request.log.error(error)
    return reply.send(error)
  })

  const network = openNetwork(config, app.log, webhookRetryPauses)
  app.addHook('onListen', async () => network.webhooks.subscribe())
  app.addHook('preClose', async () => network.webhooks.close())

  googleRoutes(app, config)
  await app.register((graph, _options, done) => {
    graphRoutes(graph, config, network)
    done()
  })
  phoneRoutes(app, config, network)
  return app
}
