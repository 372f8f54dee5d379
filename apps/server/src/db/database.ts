import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import type { Announcement } from './announcement.ts'
import type { Step } from './migrations/index.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** What queries are built on, inside a transaction and outside. It cannot write. */
export type ReadOnlyDb = Pick<
  Kysely<Tables>,
  'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'case' | 'dynamic' | 'getExecutor' | 'isTransaction'
>

/** A transaction that may write. Services get it only inside a `Work`. */
export type WritableDb = Transaction<Tables>

/** What the two engines do differently. Everything else is plain SQL that both understand. */
export interface Database {
  readonly engine: Engine
  /** Reads committed data. Never waits for a transaction. */
  readonly read: ReadOnlyDb
  /**
   * Runs `fn` in one transaction: durable when the promise resolves, rolled back when it rejects. Runs `fn` again from the
   * start when the engine asks for that (serialization failure, deadlock, busy), so `fn` must have no effect outside of the
   * database. Statements are sent in the order in which they are made, without waiting for the results of those before.
   * One that fails makes the transaction fail, whether its result was awaited or not. With `waitsBriefly`, waiting for a
   * lock fails after a moment. Services use `inTransaction` instead.
   */
  transaction<T>(fn: (tx: WritableDb) => Promise<T>, options?: { waitsBriefly: boolean }): Promise<T>
  /** Adds the row lock that is needed for reading and then writing a row: `query.$call(database.forUpdate)`. */
  forUpdate: ForUpdate
  /** Keeps rows that are about to be referenced from being deleted; several transactions may hold this at once. */
  forReference: ForUpdate
  /** Takes named locks, in this order, until the end of the transaction; others who want one of them wait. */
  lock(tx: WritableDb, names: readonly string[]): Promise<void>
  /** Tells the listeners of this process at once, and those of others soon. Never throws. A crash may lose it: it is a hint, not a record. */
  announce(announcement: Announcement): void
  /** Calls the listener for each announcement until the returned function is called. */
  listen(listener: (announcement: Announcement) => void): () => void
  /** Runs the missing migrations, or those up to a step. Safe to repeat, and when several processes start at once. */
  migrate(step?: Step): Promise<void>
  /** Rejects unless the database answers and its migrations are done. */
  ready(): Promise<void>
  /** Writes a whole, consistent copy to a new file while others go on writing. */
  backup(file: string): Promise<void>
  /** Waits for running transactions, then closes all connections. */
  close(): Promise<void>
}

/** See `Database.forUpdate` and `forReference`. */
export type ForUpdate = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
) => SelectQueryBuilder<DB, TB, O>

/** Receives what goes wrong in the background (a lost connection, a failed listener), where no caller waits for it. */
export type ReportProblem = (error: unknown, what: string) => void
