import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A minimal load balancer. */
export interface RoundRobin {
  origin: string
  close(): Promise<void>
}

/** Passes each request to the next of several servers, alive or not; answers 502 when it does not respond. */
export async function startRoundRobin(origins: readonly string[]): Promise<RoundRobin> {
  let turn = 0
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '/', origins[turn++ % origins.length])
    const giveUp = () => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    }
    const forward = send(target, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', giveUp)
    })
    forward.on('error', giveUp)
    request.pipe(forward)
    response.on('close', () => forward.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
