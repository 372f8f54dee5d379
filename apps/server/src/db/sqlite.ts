import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { makeFolder } from '../make-folder.ts'
import { hasSqliteResult } from '../sqlite-result.ts'
import type { Database, ReportProblem } from './database.ts'
import { Listeners } from './listeners.ts'
import { migrate, requireCurrent } from './migrations/index.ts'
import { inOneTransaction } from './pipeline.ts'
import { retried } from './retry.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

const busyTimeoutMs = 5_000
/** SQLite's primary result codes for a file that another connection has locked. */
const busyCodes = [5, 6]

/** Another process uses the data directory. The message is for the person who starts the server. */
export class DataDirectoryInUse extends Error {
  constructor(dataDir: string, cause: unknown) {
    super(
      `The data directory ${resolve(dataDir)} is in use by another running server. ` +
        'Stop that one first, or give this one its own DATA_DIR.',
      { cause },
    )
    this.name = 'DataDirectoryInUse'
  }
}

/**
 * Opens the embedded database: one file in the data directory, with every commit on disk before it is acknowledged.
 * One connection writes, one transaction at a time; a second one reads committed data without waiting for it.
 */
export function openSqlite(options: { dataDir: string; report: ReportProblem }): Database {
  const { dataDir, report } = options
  makeFolder(dataDir)
  const lock = lockDirectory(dataDir)
  const file = databaseFile(dataDir)
  const writer = connect(file, false)
  const reader = connect(file, true)
  const dialect = new NodeSqliteDialect(writer, { readOnly: false })
  const write = new Kysely<Tables>({ dialect })
  const read = new Kysely<Tables>({ dialect: new NodeSqliteDialect(reader, { readOnly: true }) })
  const listeners = new Listeners(report)

  return {
    engine: 'sqlite',
    read,
    transaction: (fn) => retried(() => inOneTransaction(write, dialect, fn, { isPipeline: false }), isBusy),
    // Only one transaction writes at a time, so locks are not needed.
    forUpdate: (query) => query,
    forReference: (query) => query,
    lock: async () => {},
    announce: (announcement) => listeners.tell(announcement),
    listen: (listener) => listeners.add(listener),
    migrate: (step) => migrate(write, 'sqlite', step),
    ready: () => requireCurrent(read),
    close: async () => {
      // Waits for the running transaction, which occupies the writing connection.
      await write.connection().execute(async () => {})
      for (const database of [reader, writer, lock]) if (database.isOpen) database.close()
    },
  }
}

/** The single file that contains all data of a data directory. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'casita.db')
}

/**
 * Locks a separate file exclusively while the process lives. The operating system releases the lock even after kill
 * -9, so it cannot go stale as a pid file could.
 */
function lockDirectory(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, 'casita.lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new DataDirectoryInUse(dataDir, error) : error
  }
}

function connect(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeoutMs })
  // FULL makes WAL sync on every commit; with NORMAL, a power cut could undo acknowledged commits.
  if (!readOnly)
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // The system caches pages too, so SQLite's default of 2 MB per connection is enough.
  database.exec('pragma temp_store = memory')
  return database
}

/**
 * Makes a consistent copy with SQLite's online backup, in one step on another thread; writers in this process and
 * others go on.
 */
export async function copySqlite(dataDir: string, target: string): Promise<void> {
  const source = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: busyTimeoutMs })
  try {
    await backup(source, target, { rate: 2 ** 31 - 1 })
  } finally {
    source.close()
  }
}

function isBusy(error: unknown): boolean {
  return hasSqliteResult(error, busyCodes)
}
