import { spawn } from 'node:child_process'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database, ReadOnlyDb, ReportProblem, WritableDb } from './database.ts'
import { Listeners } from './listeners.ts'
import { isMigrated, migrate, requireCurrent } from './migrations/index.ts'
import { inOneTransaction, PipelinedPostgresDialect } from './pipeline.ts'
import { PostgresAnnouncer } from './postgres-announcer.ts'
import { postgresTypes } from './postgres-types.ts'
import { isOutdatedPlan, PreparingPool } from './prepared-statements.ts'
import { retried } from './retry.ts'
import type { Tables } from './tables.ts'
import { UnsuitableDatabase } from './unsuitable.ts'

/** serialization_failure and deadlock_detected: PostgreSQL asks for the transaction to be run again. */
const transientCodes = ['40001', '40P01']

const limits = {
  /** No statement of the server normally takes this long: one that does is stuck and has to release its locks. */
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 60_000,
}

const settings = {
  // Every query uses the index of a household or a person, so one plan suits all of them.
  plan_cache_mode: 'force_generic_plan',
  // The plan is kept while the table grows: a plan that scans a small table would still scan it when it is large. JIT
  // compilation is not worth it for the rare query that looks expensive because it lacks an index.
  enable_seqscan: 'off',
  jit: 'off',
  // `postgresTypes` reads days and times in this form and zone without converting them.
  DateStyle: 'ISO',
  TimeZone: 'UTC',
  // What is read after waiting for a lock must be newer than the wait.
  default_transaction_isolation: 'read committed',
}

const oldestVersion = 15

/** In milliseconds; more than a commit takes. */
const waitBriefly = CompiledQuery.raw('set local lock_timeout = 100')

const takeLocks = 'select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name'

/**
 * Opens a PostgreSQL database, version 15 or later, which several processes may share. `connections` is the most that
 * this process opens.
 */
export function openPostgres(options: { url: string; connections: number; report: ReportProblem }): Database {
  const { url, connections, report } = options
  const clientConfig = {
    connectionString: url,
    types: postgresTypes,
    keepAlive: true,
    application_name: 'casita',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
      .join(' '),
  }
  const pool = new pg.Pool({ ...clientConfig, ...limits, max: connections, pipeline: true })
  // Without these listeners, an idle connection that breaks would end the process. While the pool is closing, lost
  // connections are not reported.
  const lost = (error: unknown, what: string) => pool.ending || report(error, what)
  pool.on('error', (error) => lost(error, 'An idle database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => lost(error, 'A database connection was lost'))
  })
  const dialect = new PipelinedPostgresDialect({ pool: new PreparingPool(pool) })
  const db = new Kysely<Tables>({ dialect })
  const listeners = new Listeners(report)
  const announcer = new PostgresAnnouncer({
    pool,
    clientConfig: { ...clientConfig, query_timeout: 10_000, connectionTimeoutMillis: 5_000 },
    listeners,
    report,
  })

  return {
    engine: 'postgres',
    read: db,
    transaction: (fn, options) => {
      const begin = (tx: WritableDb) => {
        // A failure here makes the transaction fail.
        if (options?.waitsBriefly) tx.executeQuery(waitBriefly).catch(() => {})
        return fn(tx)
      }
      return retried(() => inOneTransaction(db, dialect, begin, { isPipeline: true }), isTransient)
    },
    forUpdate: (query) => query.forUpdate(),
    forReference: (query) => query.forKeyShare(),
    lock: async (tx, names) => {
      await tx.executeQuery(CompiledQuery.raw(takeLocks, [names]))
    },
    announce: (announcement) => announcer.announce(announcement),
    listen: (listener) => {
      announcer.start()
      return listeners.add(listener)
    },
    migrate: async (step) => {
      if (step === undefined && (await isMigrated(db))) return
      await requireSuitable(db)
      // A separate connection without time limits: a migration may rewrite a large table.
      const migrations = new pg.Pool({ ...clientConfig, max: 1 })
      migrations.on(
        'error',
        (error) => migrations.ending || report(error, 'The connection of the migration was lost'),
      )
      const unlimited = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: migrations }) })
      await migrate(unlimited, 'postgres', step).finally(() => unlimited.destroy())
    },
    ready: () => requireCurrent(db),
    close: async () => {
      await announcer.stop()
      await pool.end()
    },
  }
}

/** Throws `UnsuitableDatabase` for a PostgreSQL that is too old, or that cannot store all characters. */
async function requireSuitable(db: ReadOnlyDb): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  )
  const [{ version, encoding } = { version: '', encoding: '' }] = rows
  if (Number.parseInt(version, 10) < oldestVersion)
    throw new UnsuitableDatabase(`PostgreSQL ${version} is too old: Casita needs ${oldestVersion} or later.`)
  if (encoding !== 'UTF8')
    throw new UnsuitableDatabase(
      `The database stores text as ${encoding}, which lacks characters that people write: create it with ENCODING 'UTF8'.`,
    )
}

/**
 * Writes a consistent copy with PostgreSQL's own tool; `pg_restore` reads it, also into a later version. Throws
 * `UnsuitableDatabase` for a database that no server has used: a copy of it would pass for a backup.
 */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const { password, ...place } = parsed(url)
  const dumping = spawn('pg_dump', ['--format=custom', `--file=${file}`, '--dbname', place.url], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Not on the command line, where every user of the machine could read it.
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  })
  let complaint = ''
  dumping.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  dumping.on('error', (error) =>
    reject(new Error('pg_dump is needed for a backup but could not be run', { cause: error })),
  )
  dumping.on('close', (code) => {
    if (code === 0) resolve()
    else reject(new Error(`pg_dump failed: ${complaint.trim()}`))
  })
  await promise
  if (!(await hasTables(url)))
    throw new UnsuitableDatabase(
      'The database of DATABASE_URL has nothing in it. To copy the embedded one, run this without DATABASE_URL.',
    )
}

async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query("select to_regclass('households') is not null as found")
    return rows[0].found
  } finally {
    await client.end()
  }
}

function parsed(text: string): { url: string; password: string } {
  const url = new URL(text)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, password }
}

function isTransient(error: unknown): boolean {
  return (
    isOutdatedPlan(error) || (error instanceof pg.DatabaseError && transientCodes.includes(error.code ?? ''))
  )
}
