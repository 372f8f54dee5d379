import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

/** The ports below the range of outgoing connections (32 768 and up on Linux), in slices. */
const lowest = 20_000
const slices = 40
const size = 300

/** The ports that this process has been given; what is to listen there may not do so yet, or be restarting. */
const given = new Set<number>()

/**
 * A free port of the loopback address that nothing else is given: an outgoing connection could otherwise take it before
 * the server does, or while a killed server restarts, and so could a test that runs beside this one. Processes with ids
 * close to each other, as those of simultaneous tests are, have slices of their own.
 */
export async function findFreePort(): Promise<number> {
  if (given.size === size) given.clear()
  const slice = lowest + ((process.pid + threadId) % slices) * size
  for (;;) {
    const port = randomInt(slice, slice + size)
    if (given.has(port)) continue
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    given.add(port)
    probe.close()
    await once(probe, 'close')
    return port
  }
}
