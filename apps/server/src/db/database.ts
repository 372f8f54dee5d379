import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import type { Announcement } from './announcement.ts'
import type { Step } from './migrations/index.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** The read-only part of the database, inside a transaction or outside, on which queries are built. */
export type ReadOnlyDb = Pick<
  Kysely<Tables>,
  'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'case' | 'dynamic' | 'getExecutor' | 'isTransaction'
>

/** A transaction that may write. Services get it only inside a `Work`. */
export type WritableDb = Transaction<Tables>

/** What the two engines do differently. Everything else is SQL that both understand. */
export interface Database {
  readonly engine: Engine
  /** Reads committed data. Never waits for a transaction. */
  readonly read: ReadOnlyDb
  /**
   * Runs `fn` in one transaction: durable when the promise resolves, rolled back when it rejects. Runs `fn` again from
   * the start when the engine asks for it (serialization failure, deadlock, busy), so `fn` must have no effect outside
   * the database. Statements are sent in the order in which they are made, without waiting for earlier results. A
   * failing statement makes the transaction fail, whether its result was awaited or not. With `waitsBriefly`, waiting
   * for a lock fails after a moment. Services use `inTransaction` instead.
   */
  transaction<T>(fn: (tx: WritableDb) => Promise<T>, options?: { waitsBriefly: boolean }): Promise<T>
  /** Adds the row lock needed to read and then write a row: `query.$call(database.forUpdate)`. */
  forUpdate: ForUpdate
  /** Keeps rows that are about to be referenced from being deleted; several transactions may do so at once. */
  forReference: ForUpdate
  /** Takes named locks, in this order, until the end of the transaction; other transactions wait for them. */
  lock(tx: WritableDb, names: readonly string[]): Promise<void>
  /**
   * Notifies the listeners of this process at once and those of other processes soon. Never throws. A crash may lose
   * an announcement: it is a hint, not a record.
   */
  announce(announcement: Announcement): void
  /** Calls the listener for each announcement until the returned function is called. */
  listen(listener: (announcement: Announcement) => void): () => void
  /**
   * Runs the missing migrations, or those up to `step`. Safe to repeat, and for several processes that start at once.
   */
  migrate(step?: Step): Promise<void>
  /** Rejects unless the database responds and all migrations have run. */
  ready(): Promise<void>
  /** Waits for running transactions, then closes all connections. */
  close(): Promise<void>
}

/** See `Database.forUpdate` and `forReference`. */
export type ForUpdate = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
) => SelectQueryBuilder<DB, TB, O>

/** Receives failures in the background (a lost connection, a failed listener), where no caller waits for them. */
export type ReportProblem = (error: unknown, what: string) => void
