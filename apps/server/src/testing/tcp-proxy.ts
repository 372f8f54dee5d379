import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/** A TCP proxy between a server and something it connects to, to simulate network failures. */
export interface Cable {
  port: number
  /** Breaks every connection and refuses new ones. */
  unplug(): void
  plug(): void
  /** Holds back the data in both directions from now on, as a hung host does; `false` lets it through again. */
  hold(held: boolean): void
  close(): Promise<void>
}

/** Starts a proxy to a port of this machine. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<Cable> {
  const pairs = new Set<[Socket, Socket]>()
  let [plugged, held] = [true, false]
  const server = createServer((near) => {
    if (!plugged) {
      near.destroy()
      return
    }
    const far = createConnection(target)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (chunk) => other.write(chunk))
      // Passes a broken connection on to the other end.
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
      if (held) one.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = () => {
    for (const [near] of pairs) near.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    unplug() {
      plugged = false
      breakAll()
    },
    plug() {
      plugged = true
    },
    hold(hold) {
      held = hold
      for (const socket of [...pairs].flat()) hold ? socket.pause() : socket.resume()
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
