import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import type { Announcement } from './announcement.ts'
import type { Step } from './migrations/index.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** What queries are built on: the same for a plain read and inside a transaction, and unable to write. */
export type ReadOnlyDb = Pick<
  Kysely<Tables>,
  'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'case' | 'dynamic' | 'getExecutor' | 'isTransaction'
>

/** A transaction that may write; reaches services only inside a `Work`. */
export type WritableDb = Transaction<Tables>

/** What both engines do; everything else is plain SQL that both speak. */
export interface Database {
  readonly engine: Engine
  /** For reading what is committed. Never waits for a transaction. */
  readonly read: ReadOnlyDb
  /**
   * Runs `fn` in one transaction that is durable when the promise resolves and leaves nothing when it rejects. Runs it
   * again, from the start, when the engine asks for that (serialisation, deadlock, busy), so `fn` must have no effect
   * outside. Statements leave in the order in which they are asked, together where nobody waits in between; one that
   * fails fails all of it, whether its answer was waited for or not. With `waitsBriefly`, waiting for what another
   * transaction holds soon fails. Services use `inTransaction` instead.
   */
  transaction<T>(fn: (tx: WritableDb) => Promise<T>, options?: { waitsBriefly: boolean }): Promise<T>
  /** Adds the row lock that read-then-write needs: `query.$call(database.forUpdate)`. */
  forUpdate: ForUpdate
  /** Keeps what is about to be referred to from being deleted; others may refer to it too. */
  forReference: ForUpdate
  /** Takes locks by name, in this order, for the rest of the transaction; others who want the same ones wait. */
  lock(tx: WritableDb, names: readonly string[]): Promise<void>
  /** Tells every listener of every process, this one at once. Never throws, may be lost in a crash: a hint, not a record. */
  announce(announcement: Announcement): void
  /** Calls back for each announcement until the returned function is called. */
  listen(listener: (announcement: Announcement) => void): () => void
  /** Brings the tables up to date, or to an earlier state; harmless when they are, and when several processes start at once. */
  migrate(step?: Step): Promise<void>
  /** Rejects unless the database answers and its migrations are done. */
  ready(): Promise<void>
  /** Writes a whole, consistent copy to a new file while others go on writing. */
  backup(file: string): Promise<void>
  /** Waits for running transactions, then lets go of everything. */
  close(): Promise<void>
}

/** See `Database.forUpdate` and `forReference`. */
export type ForUpdate = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
) => SelectQueryBuilder<DB, TB, O>

/** Receives what goes wrong in the background (a lost connection, a failed listener), where no caller waits for it. */
export type ReportProblem = (error: unknown, what: string) => void
