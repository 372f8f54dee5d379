import type { FastifyInstance } from 'fastify'

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a host name or address can only mean this machine. */
export const isLoopback = (host: string): boolean => loopbackNames.has(host)

/** What proxies add to a request that they pass on. */
const signsOfProxy = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Refuses every request that was addressed to another name than this machine's own or passed on by a proxy, so that
 * neither one in front nor a foreign page with a rebound DNS name can reach a sign-in that asks for no password.
 */
export const guardLoopback = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const isPassedOn = signsOfProxy.some((name) => request.headers[name] !== undefined)
    if (isPassedOn || !isLoopback(request.hostname)) {
      await reply.code(421).type('text/plain').send('The sandbox answers on localhost only.')
    }
  })
}
