import type { LiveEvent } from './announcement.ts'
import { batched } from './batches.ts'
import type { Database, Engine, ForUpdate, WritableDb } from './database.ts'
import { newId } from './ids.ts'
import { mergeEvents, storeEvents } from './live-events.ts'
import type { Queue } from './tables/queue.ts'

declare const made: unique symbol

/**
 * A unit of work: one transaction that may write, and everything that takes effect only with its commit. Only
 * `inTransaction` and `inSharedTransaction` create one. Make no network call inside: the embedded database has one
 * writing connection, and everybody else would wait.
 */
export interface Work {
  readonly [made]: true
  readonly db: WritableDb
  readonly engine: Engine
  /** Whether other works share the transaction: they see each other's rows and each other's locks do not stop them. */
  readonly isShared: boolean
  /** The timestamp of everything that this work writes. */
  readonly now: string
  /** Locks the rows of a query until the commit: `query.$call(work.forUpdate)`. */
  readonly forUpdate: ForUpdate
  /** Keeps the rows of a query from being deleted until the commit; several works may do so at once. */
  readonly forReference: ForUpdate
  /** Adds a statement whose result is not needed: the commit waits for it, and fails if it fails. */
  send(statement: Promise<unknown>): void
  /** Takes named locks, one after the other, until the commit; other works wait for them. */
  lock(...names: string[]): Promise<void>
  /** Sends an event to open streams after the commit; equal events are sent once. */
  emit(event: LiveEvent): void
  /** Wakes the workers of a queue after the commit. */
  wake(queue: Queue): void
  /** Calls `effect` after the commit, synchronously; never if the work fails. */
  afterCommit(effect: () => void): void
}

export interface WorkDeps {
  readonly db: Database
  readonly clock: { now(): Date }
}

/** Runs `fn` in one transaction: everything is durable when this resolves, and nothing has happened when it rejects. */
export function inTransaction<T>(deps: WorkDeps, fn: (work: Work) => Promise<T>): Promise<T> {
  return transact(deps, fn, false)
}

/** Thrown by a shared work that needs a transaction of its own, before it writes anything; it then runs again alone. */
export class NotShared extends Error {
  override readonly name = 'NotShared'
}

/**
 * How many works share a transaction, and how many such transactions run at once: one computes while the other waits
 * for the disk.
 */
const sharing = { most: 16, atOnce: 2 }

type Outcome = { result: unknown } | 'not shared'
const groups = new WeakMap<Database, (fn: (work: Work) => Promise<unknown>) => Promise<Outcome>>()

/**
 * Like `inTransaction`, for small works of which many come at once: simultaneous ones share a transaction, its
 * statements and its wait for the disk. When one of them fails or has to wait for a lock, each runs alone. `fn` must
 * take its locks in the same order as every other work, the rows of `spending` last.
 */
export async function inSharedTransaction<T>(deps: WorkDeps, fn: (work: Work) => Promise<T>): Promise<T> {
  const share = groups.get(deps.db) ?? batched((fns) => transactTogether(deps, fns), sharing)
  groups.set(deps.db, share)
  const outcome = await share(fn)
  return outcome === 'not shared' ? inTransaction(deps, fn) : (outcome.result as T)
}

function transactTogether(
  deps: WorkDeps,
  fns: readonly ((work: Work) => Promise<unknown>)[],
): Promise<Outcome[]> {
  const runOne = async (work: Work, fn: (work: Work) => Promise<unknown>): Promise<Outcome> => {
    try {
      return { result: await fn(work) }
    } catch (error) {
      if (error instanceof NotShared) return 'not shared'
      throw error
    }
  }
  const runAll = async (work: Work) => {
    // All have to end before the transaction is rolled back for one of them: none may write after that.
    const outcomes = await Promise.allSettled(fns.map((fn) => runOne(work, fn)))
    return outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason
      return outcome.value
    })
  }
  return transact(deps, runAll, fns.length > 1)
}

async function transact<T>(deps: WorkDeps, fn: (work: Work) => Promise<T>, isShared: boolean): Promise<T> {
  const { db: database, clock } = deps
  const write = async (db: WritableDb) => {
    // New for every attempt, so that the events of a failed one are dropped.
    const emitted: LiveEvent[] = []
    const wake = new Set<Queue>()
    const effects: (() => void)[] = []
    const work = {
      db,
      engine: database.engine,
      isShared,
      now: clock.now().toISOString(),
      forUpdate: database.forUpdate,
      forReference: database.forReference,
      // Its failure makes the transaction fail; see `Database.transaction`.
      send: (statement) => void statement.catch(() => {}),
      lock: (...names) => database.lock(db, names),
      emit: (event) => void emitted.push(event),
      wake: (queue) => void wake.add(queue),
      afterCommit: (effect) => void effects.push(effect),
    } as Work
    const result = await fn(work)
    const events = mergeEvents(emitted).map((event) => ({ ...event, id: newId() }))
    storeEvents(db, events, work.now)
    return { result, events, wake, effects }
  }
  const { result, events, wake, effects } = await database.transaction(write, { waitsBriefly: isShared })
  if (events.length > 0 || wake.size > 0) database.announce({ events, wake: [...wake], missed: false })
  for (const effect of effects) effect()
  return result
}
