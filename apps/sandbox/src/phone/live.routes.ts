import type { FastifyInstance } from 'fastify'
import type { Chats } from '../whatsapp/chats.ts'

// Short enough for anything in between, such as a development proxy.
const heartbeatMs = 25_000

/** Adds `GET /phone/events`: everything that happens in any chat, as server-sent events named by type. */
export const liveRoutes = (app: FastifyInstance, chats: Chats): void => {
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })

  app.get('/phone/events', (_request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    raw.write('retry: 1000\n\n')
    const stop = chats.watch((event) => raw.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`))
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs)
    const end = () => {
      stop()
      clearInterval(heartbeat)
      open.delete(end)
      raw.end()
    }
    open.add(end)
    raw.on('close', end)
  })
}
