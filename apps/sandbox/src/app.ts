import Fastify, { type FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import type { Config } from './config.ts'
import { googleRoutes } from './google/google.routes.ts'
import { guardLoopback } from './loopback.ts'

/** Builds the sandbox: Google, WhatsApp and the phone window behind one port. It does not listen yet. */
export const buildApp = async (config: Config): Promise<FastifyInstance> => {
  const app = Fastify({
    // Addresses carry states, codes and prefilled texts, none of which belong into a log.
    disableRequestLogging: true,
    forceCloseConnections: true,
    logger: { level: config.logLevel },
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
      return reply
        .code(400)
        .send({ error: 'invalid', issues: error.issues.map(({ path, message }) => ({ path, message })) })
    }
    request.log.error(error)
    return reply.send(error)
  })
  await googleRoutes(app, config)
  return app
}
