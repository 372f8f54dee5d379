import type { LiveEvent } from './announcement.ts'
import type { Database, Engine, ForUpdate, Writing } from './database.ts'
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
  readonly db: Writing
  readonly engine: Engine
  /** The one time of everything this work writes. */
  readonly now: string
  /** Locks the rows that a query reads until the commit: `query.$call(work.forUpdate)`. */
  readonly forUpdate: ForUpdate
  /** Keeps the rows that a query reads from being deleted until the commit, without keeping others from the same. */
  readonly forReference: ForUpdate
  /** Lets a statement go whose answer nobody needs: the commit waits for it, and fails if it did. */
  send(statement: Promise<unknown>): void
  /** Takes named rights until the commit, one after the other; others who want the same wait. */
  serialize(...rights: string[]): Promise<void>
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
export async function inTransaction<T>(deps: WorkDeps, fn: (work: Work) => Promise<T>): Promise<T> {
  const { db: database, clock } = deps
  const { result, events, wake, effects } = await database.transaction(async (db) => {
    // Made anew on every attempt: what a failed attempt wanted to say is forgotten.
    const emitted: LiveEvent[] = []
    const wake = new Set<Queue>()
    const effects: (() => void)[] = []
    const work = {
      db,
      engine: database.engine,
      now: clock.now().toISOString(),
      forUpdate: database.forUpdate,
      forReference: database.forReference,
      // What failed fails the transaction; see `Database.transaction`.
      send: (statement) => void statement.catch(() => {}),
      serialize: (...rights) => database.serialize(db, rights),
      emit: (event) => void emitted.push(event),
      wake: (queue) => void wake.add(queue),
      afterCommit: (effect) => void effects.push(effect),
    } as Work
    const result = await fn(work)
    const events = mergeEvents(emitted).map((event) => ({ ...event, id: newId() }))
    storeEvents(db, events, work.now)
    return { result, events, wake, effects }
  })
  if (events.length > 0 || wake.size > 0) database.announce({ events, wake: [...wake], missed: false })
  for (const effect of effects) effect()
  return result
}
