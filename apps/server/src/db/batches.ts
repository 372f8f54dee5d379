import { setImmediate as nextTurn } from 'node:timers/promises'
import { isUnavailable } from './unavailable.ts'

interface Waiting<I, O> {
  item: I
  done: (result: O) => void
  failed: (error: unknown) => void
}

/**
 * Does things in groups of up to `most`, with up to `atOnce` groups at the same time: those that come in one turn of the
 * event loop, or while earlier ones are being done, go together and so share a transaction and its wait for the disk.
 * When a group fails, each of it is tried alone, so that nobody is refused for another's sake; not where the database
 * cannot work at all.
 */
export function inGroups<I, O>(
  doTogether: (items: readonly I[]) => Promise<readonly O[]>,
  { atOnce, most }: { atOnce: number; most: number },
): (item: I) => Promise<O> {
  const waiting: Waiting<I, O>[] = []
  let running = 0

  async function runWhileAnyWait(): Promise<void> {
    running += 1
    // Those that come in this turn of the event loop go together, too.
    await nextTurn()
    while (waiting.length > 0) await run(waiting.splice(0, most))
    running -= 1
  }

  async function run(group: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const results = await doTogether(group.map(({ item }) => item))
      for (const [at, { done }] of group.entries()) done(results[at] as O)
    } catch (error) {
      // Without keeping the next group waiting.
      if (group.length > 1 && !isUnavailable(error)) for (const one of group) void run([one])
      else for (const { failed } of group) failed(error)
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<O>()
    waiting.push({ item, done: resolve, failed: reject })
    if (running < atOnce) void runWhileAnyWait()
    return promise
  }
}
