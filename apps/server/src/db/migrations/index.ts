import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Engine, ReadOnlyDb } from '../database.ts'
import type { Tables } from '../tables.ts'
import { UnsuitableDatabase } from '../unsuitable.ts'
import { accounts } from './0001-accounts.ts'
import { ledger } from './0002-ledger.ts'
import { chat } from './0003-chat.ts'
import { news } from './0004-news.ts'
import { lanes } from './0005-lanes.ts'
import { limits } from './0006-limits.ts'
import { receipts } from './0007-receipts.ts'
import { endedChats } from './0008-ended-chats.ts'
import { invitations } from './0009-invitations.ts'
import { fewerIndexes } from './0010-fewer-indexes.ts'
import { doubtfulSends } from './0011-doubtful-sends.ts'
import { recurring } from './0012-recurring.ts'
import { imports } from './0013-imports.ts'
import { indexesOverHouseholds } from './0014-indexes-over-households.ts'
import { claimsInPlace } from './0015-claims-in-place.ts'
import { type ColumnTypes, columnTypes } from './columns.ts'

/** All migrations from an empty database to the current schema, in order. A released one never changes: add another. */
const steps = {
  '0001-accounts': accounts,
  '0002-ledger': ledger,
  '0003-chat': chat,
  '0004-news': news,
  '0005-lanes': lanes,
  '0006-limits': limits,
  '0007-receipts': receipts,
  '0008-ended-chats': endedChats,
  '0009-invitations': invitations,
  '0010-fewer-indexes': fewerIndexes,
  '0011-doubtful-sends': doubtfulSends,
  '0012-recurring': recurring,
  '0013-imports': imports,
  '0014-indexes-over-households': indexesOverHouseholds,
  '0015-claims-in-place': claimsInPlace,
} satisfies Record<string, (types: ColumnTypes) => string[]>

/** The name of a migration, which also names the schema after it. */
export type Step = keyof typeof steps

/** All schema versions that a database may have, oldest first. */
export const states = Object.keys(steps) as Step[]

/**
 * Migrates the schema in one transaction, or throws and leaves it as it was. Processes that start together wait for
 * each other (Kysely's migrator takes a lock). Refuses a database of a newer version. With `step`, migrates up to that
 * one.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine, step?: Step): Promise<void> {
  const provider = { getMigrations: async () => migrations(engine) }
  const migrator = new Migrator({ db, provider })
  const { error, results } = await (step ? migrator.migrateTo(step) : migrator.migrateToLatest())
  if (error === undefined) return
  if ((await migrationsDone(db)).some((name) => !states.includes(name as Step)))
    throw new UnsuitableDatabase(
      'A newer version of Casita has migrated the database: install that version again, or restore a backup from before.',
      { cause: error },
    )
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(`The database could not be brought up to date${failed ? ` (step ${failed})` : ''}`, {
    cause: error,
  })
}

/** Whether exactly our migrations have run. Kysely's migrator asks a dozen queries, one after the other, to know it. */
export async function isMigrated(db: ReadOnlyDb): Promise<boolean> {
  const done = await migrationsDone(db)
  return done.length === states.length && states.every((name) => done.includes(name))
}

function migrationsDone(db: ReadOnlyDb): Promise<string[]> {
  return sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    // Without the table nothing has run. Whatever else is wrong, the migrator meets and reports it.
    () => [],
  )
}

/** Rejects unless the database responds and every migration has run. */
export async function requireCurrent(db: ReadOnlyDb): Promise<void> {
  const last = Object.keys(steps).at(-1)
  const { rows } = await sql`select name from kysely_migration where name = ${last}`.execute(db)
  if (rows.length === 0) throw new Error('The database is not up to date')
}

function migrations(engine: Engine): Record<string, Migration> {
  const types = columnTypes(engine)
  return Object.fromEntries(
    Object.entries(steps).map(([name, statements]) => [
      name,
      {
        up: async (db) => {
          for (const statement of statements(types)) await sql.raw(statement).execute(db)
        },
      },
    ]),
  )
}
