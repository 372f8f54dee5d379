import { createHash, randomUUID } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { describe } from 'vitest'
import type { Database, Engine, ReadOnlyDb, ReportProblem } from '../db/database.ts'
import { connections } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { databaseFile, openSqlite } from '../db/sqlite.ts'
import { NodeSqliteDialect } from '../db/sqlite-dialect.ts'
import type { Tables } from '../db/tables.ts'

/** The engines that are tested. */
export const engines = (process.env.CASITA_ENGINES ?? 'sqlite,postgres').split(',') as Engine[]

/** Containers often have 64 MB. */
const enoughMemory = 512 * 1024 * 1024

/** Runs the same tests on each engine; `CASITA_ENGINES=sqlite` leaves the other one out for a quick run. */
export function eachEngine(name: string, tests: (engine: Engine) => void): void {
  describe.each(engines)(`${name} (%s)`, tests)
}

/** Runs tests on the first engine only, for behaviour that the other one cannot change. */
export function oneEngine(name: string, tests: (engine: Engine) => void): void {
  describe.each(engines.slice(0, 1))(`${name} (%s)`, tests)
}

/** A private place for data, already migrated: a folder or a PostgreSQL database. */
export interface TestStore {
  readonly engine: Engine
  /** The settings with which a server uses it. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Opens it as a server process does; PostgreSQL more than once at a time. The caller closes it. */
  open(report?: ReportProblem): Database
  /** Reads it beside the servers that use it. */
  peek<T>(read: (db: ReadOnlyDb) => Promise<T>): Promise<T>
  /** Removes it with all its data. */
  remove(): Promise<void>
}

/** Throws a background failure, which makes the test run fail. */
const failLoudly: ReportProblem = (error, what) => {
  throw new Error(what, { cause: error })
}

/** Creates a store for one test or one test file; without tables if `empty`. */
export async function createTestStore(engine: Engine, { empty = false } = {}): Promise<TestStore> {
  const dataDir = await mkdtemp(join(folderOfStores(), 'casita-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') {
    const open = (report = failLoudly) => openSqlite({ dataDir, report })
    if (!empty) await writeFile(databaseFile(dataDir), await sqliteTemplate())
    return { engine, dataDir, databaseUrl: null, open, peek: peekAt(dataDir), remove: removeFolder }
  }
  const url = await (empty ? newDatabase('template0') : copyOfTemplate())
  const open = (report = failLoudly) => openPostgres({ url, connections, report })
  return {
    engine,
    dataDir,
    databaseUrl: url,
    open,
    peek: async (read) => {
      const database = open()
      return read(database.read).finally(() => database.close())
    },
    remove: async () => {
      await administrate((admin) => admin.query(`drop database ${nameIn(url)} with (force)`))
      await removeFolder()
    },
  }
}

/** Opening the embedded database as a server does would take the lock of the one that uses it. */
function peekAt(dataDir: string): TestStore['peek'] {
  return async (read) => {
    const file = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5000 })
    const dialect = new NodeSqliteDialect(file, { readOnly: true })
    return read(new Kysely<Tables>({ dialect })).finally(() => file.close())
  }
}

/**
 * The tables of a PostgreSQL that were read from beginning to end, by whatever connection of the app. The app forbids
 * that wherever an index can be used instead, so no index helped.
 */
export async function tablesReadWhole(db: ReadOnlyDb): Promise<string[]> {
  await collectStatistics(db)
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where seq_scan > 0 and relname not like 'kysely%'`.execute(db)
  return rows.map(({ relname }) => relname).toSorted()
}

/** How many rows of a table of a PostgreSQL were updated, and how many of these without changing an index. */
export async function updatesOf(
  db: ReadOnlyDb,
  table: keyof Tables,
): Promise<{ updates: number; inPlace: number } | undefined> {
  await collectStatistics(db)
  const { rows } = await sql<{ updates: number; inPlace: number }>`
    select n_tup_upd::integer as updates, n_tup_hot_upd::integer as "inPlace"
    from pg_stat_user_tables where relname = ${table}`.execute(db)
  return rows[0]
}

/** Every connection of the pool counts for itself, and tells only when it is asked to or has rested for a while. */
async function collectStatistics(db: ReadOnlyDb): Promise<void> {
  const tell = () => sql`select pg_stat_force_next_flush(), pg_sleep(0.2)`.execute(db)
  await Promise.all(Array.from({ length: connections }, tell))
}

/**
 * Where data is kept in memory, if there is enough of it: SQLite waits for the disk at each commit, and tests need not
 * survive a power cut.
 */
function folderOfStores(): string {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > enoughMemory ? inMemory : tmpdir()
}

let migratedFile: Promise<Buffer> | undefined

/** The file of a migrated SQLite database without data; migrated once per process. */
function sqliteTemplate(): Promise<Buffer> {
  migratedFile ??= createSqliteTemplate()
  return migratedFile
}

async function createSqliteTemplate(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(folderOfStores(), 'casita-template-'))
  const database = openSqlite({ dataDir, report: failLoudly })
  await database.migrate().finally(() => database.close())
  const file = await readFile(databaseFile(dataDir))
  await rm(dataDir, { recursive: true })
  return file
}

let template: Promise<string> | undefined

/**
 * Creates a database with the current tables by copying one that was migrated once per PostgreSQL server: milliseconds
 * instead of a second.
 */
async function copyOfTemplate(): Promise<string> {
  template ??= migratedTemplate()
  return newDatabase(await template)
}

async function newDatabase(source: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes half as long as logging each page, as is usual.
  await administrate((admin) => admin.query(`create database ${name} template ${source} strategy file_copy`))
  return urlOf(name)
}

async function migratedTemplate(): Promise<string> {
  const name = `template_${await fingerprintOfMigrations()}`
  await administrate(async (admin) => {
    // Test files run in several processes; only one of them creates it.
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await admin.query(`drop database if exists ${unfinished}`)
    await admin.query(`create database ${unfinished}`)
    const database = openPostgres({ url: urlOf(unfinished), connections: 1, report: failLoudly })
    await database.migrate().finally(() => database.close())
    await admin.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}

async function fingerprintOfMigrations(): Promise<string> {
  const folder = new URL('../db/migrations/', import.meta.url)
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(new URL(file, folder)))
  return hash.digest('hex').slice(0, 16)
}

async function administrate<T>(action: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(urlOf(null))
  await admin.connect()
  try {
    return await action(admin)
  } finally {
    await admin.end()
  }
}

/** The URL of a database on the server of `TEST_DATABASE_URL`; null for the database in that URL. */
function urlOf(name: string | null): string {
  const admin = process.env.TEST_DATABASE_URL
  if (!admin) {
    throw new Error(
      'TEST_DATABASE_URL must name a PostgreSQL server for tests: `npm test` starts one, `node tools/postgres.mjs` too',
    )
  }
  const url = new URL(admin)
  if (name !== null) url.pathname = `/${name}`
  return url.href
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1)
}
