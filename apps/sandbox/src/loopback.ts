import type { FastifyInstance } from 'fastify'

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a host name or address can only mean this machine. */
export const isLoopback = (host: string): boolean => loopbackNames.has(host)

/** Headers that proxies add to requests that they forward. */
const signsOfProxy = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Refuses every request that is addressed to another name than this machine's own or forwarded by a proxy, so that
 * neither a proxy in front nor a foreign page with a rebound DNS name reaches a sign-in without a password.
 */
export const guardLoopback = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const isPassedOn = signsOfProxy.some((name) => request.headers[name] !== undefined)
    if (isPassedOn || !isLoopback(request.hostname)) {
      await reply.code(421).type('text/plain').send('The sandbox answers on localhost only.')
    }
  })
}
