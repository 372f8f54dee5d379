import type { Deps } from '../deps.ts'
import { sendWeeklySummaries } from '../news/weekly-summary.service.ts'
import { noteDueExpenses } from '../recurring/note-due.service.ts'
import { deleteExpired } from './upkeep.service.ts'

/**
 * A periodic task. Its first run is delayed by a random time, so that the server starts quickly and several processes
 * do not run it at once.
 */
interface Task {
  name: string
  everyMs: number
  firstAfterMs: { least: number; most: number }
  run: (signal: AbortSignal) => Promise<unknown>
}

/** Runs the periodic tasks until the returned function is called, which waits for those in progress. */
export function startUpkeep(deps: Deps): () => Promise<void> {
  const tasks: Task[] = [
    {
      name: 'tidied up',
      everyMs: 6 * 3_600_000,
      firstAfterMs: { least: 60_000, most: 300_000 },
      run: (signal) => deleteExpired(deps, signal),
    },
    {
      name: 'noted what came back',
      everyMs: 5 * 60_000,
      firstAfterMs: { least: 5_000, most: 30_000 },
      run: (signal) => noteDueExpenses(deps, signal),
    },
    {
      name: 'queued weekly summaries',
      everyMs: 5 * 60_000,
      firstAfterMs: { least: 10_000, most: 60_000 },
      run: (signal) => sendWeeklySummaries(deps, signal),
    },
  ]
  const stops = tasks.map((task) => repeat(deps, task))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function repeat({ log }: Deps, { name, everyMs, firstAfterMs, run }: Task): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let timer = after(firstAfterMs.least + Math.random() * (firstAfterMs.most - firstAfterMs.least))

  function after(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = once().finally(() => {
        if (!stopping.signal.aborted) timer = after(everyMs)
      })
    }, ms).unref()
  }

  async function once(): Promise<void> {
    const begun = performance.now()
    try {
      const rows = await run(stopping.signal)
      log.info({ rows, ms: Math.round(performance.now() - begun) }, name)
    } catch (error) {
      log.error({ err: error, task: name }, 'a periodic task failed')
    }
  }

  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
