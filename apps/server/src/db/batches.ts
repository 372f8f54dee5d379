import { setImmediate as nextTurn } from 'node:timers/promises'
import { isUnavailable } from './unavailable.ts'

interface Waiting<I, O> {
  item: I
  done: (result: O) => void
  failed: (error: unknown) => void
}

/**
 * Collects single calls into batches of up to `most`, and runs up to `atOnce` batches at the same time. Calls made in
 * one turn of the event loop, or while earlier batches run, go together, and so share one transaction and one wait for
 * the disk. When a batch fails, each of its calls is retried alone, so that none fails because of another, unless the
 * database is unavailable, where that would not help.
 */
export function batched<I, O>(
  doTogether: (items: readonly I[]) => Promise<readonly O[]>,
  { atOnce, most }: { atOnce: number; most: number },
): (item: I) => Promise<O> {
  const waiting: Waiting<I, O>[] = []
  let running = 0

  async function runWhileAnyWait(): Promise<void> {
    running += 1
    // Wait for the other calls of this turn of the event loop.
    await nextTurn()
    while (waiting.length > 0) await run(waiting.splice(0, most))
    running -= 1
  }

  async function run(batch: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const results = await doTogether(batch.map(({ item }) => item))
      for (const [at, { done }] of batch.entries()) done(results[at] as O)
    } catch (error) {
      // Not awaited: the next batch need not wait for these.
      if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) void run([one])
      else for (const { failed } of batch) failed(error)
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<O>()
    waiting.push({ item, done: resolve, failed: reject })
    if (running < atOnce) void runWhileAnyWait()
    return promise
  }
}
