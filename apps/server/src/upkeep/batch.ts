import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Work } from '../db/work.ts'

/**
 * How many rows one transaction changes at most; few enough that others hardly wait. Written into the statements:
 * PostgreSQL would guess a larger number for a parameter, and read all expired rows for each batch.
 */
const batchSize = 500

type Table = keyof Tables & string
type Column<T extends Table> = keyof Tables[T] & string

/** The rows of a table that match a condition, by their primary key. */
interface Rows<T extends Table> {
  table: T
  key: readonly Column<T>[]
  where: RawBuilder<unknown>
}

/** Deletes at most one batch of rows, together with what cascades from them; returns how many. */
export async function removeBatch<T extends Table>(work: Work, rows: Rows<T>): Promise<number> {
  return affected(work, sql`delete from ${sql.table(rows.table)} where ${oneBatch(rows)}`)
}

/**
 * Sets a column to null in at most one batch of rows; returns how many. `where` has to exclude rows where it is null.
 */
export async function emptyBatch<T extends Table>(
  work: Work,
  column: Column<T>,
  rows: Rows<T>,
): Promise<number> {
  return affected(
    work,
    sql`update ${sql.table(rows.table)} set ${sql.ref(column)} = null where ${oneBatch(rows)}`,
  )
}

/**
 * The condition for at most one batch of rows, since neither engine has a DELETE with a limit. `where` is repeated for
 * rows that change while PostgreSQL waits for them.
 */
function oneBatch<T extends Table>({ table, key, where }: Rows<T>): RawBuilder<unknown> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  return sql`(${columns}) in (select ${columns} from ${sql.table(table)} where ${where} limit ${sql.lit(batchSize)})
    and ${where}`
}

async function affected(work: Work, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(work.db)).numAffectedRows ?? 0n)
}
