import type { Deps } from '../deps.ts'
import { tidyUp } from './upkeep.service.ts'

const everyMs = 6 * 3_600_000
/** Not at once: a start should be quick, and processes that start together should not meet. */
const firstAfterMs = { least: 60_000, most: 300_000 }

/** Tidies up now and then for as long as the process runs; the returned function ends that and waits for a running batch. */
export function startUpkeep(deps: Deps): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let timer = after(firstAfterMs.least + Math.random() * (firstAfterMs.most - firstAfterMs.least))

  function after(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = run().finally(() => {
        if (!stopping.signal.aborted) timer = after(everyMs)
      })
    }, ms).unref()
  }

  async function run(): Promise<void> {
    try {
      const removed = await tidyUp(deps, stopping.signal)
      deps.log.info({ removed }, 'tidied up')
    } catch (error) {
      deps.log.error({ err: error }, 'could not tidy up')
    }
  }

  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
