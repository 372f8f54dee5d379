import { setTimeout as sleep } from 'node:timers/promises'
import { withTimeout } from '../deadline.ts'
import type { ReportProblem } from './database.ts'
import { checkQueue, claim, complete, fail, type Job, LeaseLost, releaseLeases, type Write } from './jobs.ts'
import type { Queue } from './tables/queue.ts'
import { inTransaction, type WorkDeps } from './work.ts'

export interface WorkerOptions<Q extends Queue> {
  readonly deps: WorkDeps
  readonly queue: Q
  /**
   * Does the slow part of the job or its network calls, and returns a function that writes the result. That function
   * runs in the transaction that ends the job, so its effect happens exactly once even if the process dies at any
   * moment. If the handler throws, the job is retried (but see `PermanentFailure` and `RetryLater`). The signal aborts
   * shortly before the lease expires.
   */
  readonly handler: (job: Job<Q>, signal: AbortSignal) => Promise<Write<Q>>
  readonly report: ReportProblem
  /** How many jobs may run at the same time, each from a different lane. */
  readonly concurrency: () => number
  /** Attempts before a job is given up. */
  readonly attempts?: number
  /**
   * How long a claimed job is reserved for this worker. If the process dies, others get the job only after this time.
   */
  readonly leaseMs?: number
  /** How often to look for jobs without a wake-up. */
  readonly pollMs?: number
  /** While it returns true, no job is claimed, to leave the processor to other work. */
  readonly shouldWait?: () => boolean
}

/** The least time between two looks for jobs that become due by the clock; in tests the clock stands still. */
const leastPauseMs = 10

type Check = Awaited<ReturnType<typeof checkQueue>>
const nothing: Check = { isAnyDue: false, nextInMs: null }
const probablySome: Check = { isAnyDue: true, nextInMs: null }

export interface Worker {
  /** Resolves when nothing is due and nothing is running. */
  idle(): Promise<void>
  /**
   * Claims no more jobs, and resolves when the running ones (and those just being claimed) have ended, or when `late`
   * resolves. Jobs still running then are left as if the process had died.
   */
  stop(late?: Promise<unknown>): Promise<void>
}

/** Starts to work on a queue until stopped. Looks for jobs at each wake-up, whenever one ends, and every `pollMs`. */
export function startWorker<Q extends Queue>(options: WorkerOptions<Q>): Worker {
  const { deps, queue, handler, report, concurrency } = options
  const { attempts = 10, leaseMs = 30_000, pollMs = 1_000, shouldWait = () => false } = options
  const running = new Set<Promise<void>>()
  /** Whether the last claim got as many jobs as it asked for; the next one then needs no check before it. */
  let mayBeMore = false
  let stopping = false
  let isLate = false
  let bell = Promise.withResolvers<void>()
  const idlers: (() => void)[] = []

  const ring = () => bell.resolve()
  const unlisten = deps.db.listen(({ wake }) => {
    if (wake.includes(queue)) ring()
  })

  async function loop(): Promise<void> {
    if (deps.db.engine === 'sqlite') await takeUp()
    while (!stopping) await (shouldWait() ? sleep(leastPauseMs) : startWhatIsDue())
  }

  /** Looks for jobs once, starts as many as allowed, and waits until there may be more. */
  async function startWhatIsDue(): Promise<void> {
    // Renewed before looking, so that a wake-up during the look causes another look.
    bell = Promise.withResolvers()
    const asking = idlers.splice(0)
    // A job that ends during the look may make the next of its lane due, which this look does not see.
    const resting = running.size === 0
    const limit = Math.max(0, concurrency() - running.size)
    const check =
      limit === 0 ? nothing : mayBeMore ? probablySome : await checkQueue(deps, queue).catch(unseen)
    const jobs = check.isAnyDue ? await claim(deps, queue, { limit, leaseMs }).catch(unclaimed) : []
    if (limit > 0) mayBeMore = jobs.length === limit
    for (const job of jobs) start(job)
    if (resting && running.size === 0) for (const resolve of asking) resolve()
    else idlers.push(...asking)
    // Fewer than `limit` means that there are no more; when the next one is due, only a check tells.
    if (mayBeMore ? running.size < concurrency() : check === probablySome) return
    await rungOrAfter(bell.promise, Math.min(pollMs, Math.max(check.nextInMs ?? pollMs, leastPauseMs)))
  }

  /** Releases the leases of the previous process, as soon as the database can be written. */
  async function takeUp(): Promise<void> {
    while (!stopping) {
      bell = Promise.withResolvers()
      try {
        return await releaseLeases(deps, queue)
      } catch (error) {
        unclaimed(error)
        await rungOrAfter(bell.promise, pollMs)
      }
    }
  }

  function unclaimed(error: unknown): [] {
    report(error, `The ${queue} could not be read`)
    return []
  }

  function unseen(error: unknown): Check {
    unclaimed(error)
    return nothing
  }

  function start(job: Job<Q>): void {
    const run = work(job).finally(() => {
      running.delete(run)
      ring()
    })
    running.add(run)
  }

  async function work(job: Job<Q>): Promise<void> {
    try {
      const write = await withTimeout(leaseMs * 0.8, (signal) => handler(job, signal))
      await inTransaction(deps, (work) => complete(work, queue, job, write))
    } catch (error) {
      if (isLate) return
      report(error, `${queue} job ${job.kind} ${job.id} failed in attempt ${job.attempts}`)
      if (error instanceof LeaseLost) return
      await fail(deps, queue, job, error, attempts).catch((failure: unknown) => {
        report(failure, `The failure of ${queue} job ${job.id} could not be noted`)
      })
    }
  }

  const ended = loop()
  return {
    idle: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      idlers.push(resolve)
      ring()
      return promise
    },
    stop: async (late = new Promise(() => {})) => {
      stopping = true
      unlisten()
      ring()
      const lateness = late.then(() => {
        isLate = true
      })
      await Promise.race([ended.then(() => Promise.all(running)), lateness])
      for (const resolve of idlers) resolve()
    },
  }
}

/** Waits for a promise, but at most for `ms`. */
async function rungOrAfter(rung: Promise<void>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([rung, promise])
  clearTimeout(timer)
}
