import type { LiveEvent } from './announcement.ts'
import type { Database, Engine, ForUpdate, WritableDb } from './database.ts'
import { inGroups } from './groups.ts'
import { newId } from './ids.ts'
import { mergeEvents, storeEvents } from './live-events.ts'
import type { Queue } from './tables/queue.ts'

declare const made: unique symbol

/**
 * The right to write: one transaction and everything that leaves only with its commit. `inTransaction` alone makes
 * one. No network call while holding it: the embedded database writes through one connection, everyone else waits.
 */
export interface Work {
  readonly [made]: true
  readonly db: WritableDb
  readonly engine: Engine
  /** Whether others write in the same transaction, which see each other's rows and share their locks. */
  readonly isShared: boolean
  /** The one time of everything this work writes. */
  readonly now: string
  /** Locks the rows that a query reads until the commit: `query.$call(work.forUpdate)`. */
  readonly forUpdate: ForUpdate
  /** Keeps the rows that a query reads from being deleted until the commit, without keeping others from the same. */
  readonly forReference: ForUpdate
  /** Lets a statement go whose answer nobody needs: the commit waits for it, and fails if it did. */
  send(statement: Promise<unknown>): void
  /** Takes locks by name, one after the other, and holds them until the commit; others who want the same ones wait. */
  lock(...names: string[]): Promise<void>
  /** Tells open streams after the commit; said twice is told once. */
  emit(event: LiveEvent): void
  /** Wakes the workers of a queue after the commit. */
  wake(queue: Queue): void
  /** Runs after the commit, in memory and at once; never when the work fails. */
  afterCommit(effect: () => void): void
}

export interface WorkDeps {
  readonly db: Database
  readonly clock: { now(): Date }
}

/** Runs `fn` in one transaction: all of it is durable when this resolves, none of it happened when it rejects. */
export function inTransaction<T>(deps: WorkDeps, fn: (work: Work) => Promise<T>): Promise<T> {
  return transact(deps, fn, false)
}

/** Thrown in a shared work, before it writes anything, by what has to be alone in its transaction: it is run again so. */
export class NotShared extends Error {
  override readonly name = 'NotShared'
}

/** How many works share one transaction, and how many such transactions run at once: one while another is synced. */
const sharing = { most: 16, atOnce: 2 }

type Outcome = { result: unknown } | 'not shared'
const groups = new WeakMap<Database, (fn: (work: Work) => Promise<unknown>) => Promise<Outcome>>()

/**
 * As `inTransaction`, for small works that many ask for at once: those that come in one moment share a transaction, and
 * so its statements and its wait for the disk. When one of them fails, or waits for what somebody else holds, each is
 * run alone. `fn` must take its locks in the same order as every other work; the rows of `spending` come last.
 */
export async function inSharedTransaction<T>(deps: WorkDeps, fn: (work: Work) => Promise<T>): Promise<T> {
  const share = groups.get(deps.db) ?? inGroups((fns) => transactTogether(deps, fns), sharing)
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
    // All have ended before it is undone for one: none may go on writing behind that.
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
    // Made anew on every attempt: what a failed attempt wanted to say is forgotten.
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
      // What failed fails the transaction; see `Database.transaction`.
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
