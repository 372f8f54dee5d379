import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Work } from '../db/work.ts'

/** Rows changed in one transaction: few enough that nobody notices the wait. */
const batchSize = 500

type Table = keyof Tables & string
type Column<T extends Table> = keyof Tables[T] & string

/** Rows of a table by their primary key, and which of them. */
interface Rows<T extends Table> {
  table: T
  key: readonly Column<T>[]
  where: RawBuilder<unknown>
}

/** Removes at most one batch of rows; answers how many. What hangs on them by a cascade goes with them. */
export async function removeBatch<T extends Table>(work: Work, rows: Rows<T>): Promise<number> {
  return affected(work, sql`delete from ${sql.table(rows.table)} where ${oneBatch(rows)}`)
}

/** Empties a column in at most one batch of rows; answers how many. `where` leaves out those that are empty. */
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

/** Neither engine limits a DELETE. The condition stands twice, for rows that change while PostgreSQL waits for them. */
function oneBatch<T extends Table>({ table, key, where }: Rows<T>): RawBuilder<unknown> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  return sql`(${columns}) in (select ${columns} from ${sql.table(table)} where ${where} limit ${batchSize})
    and ${where}`
}

async function affected(work: Work, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(work.db)).numAffectedRows ?? 0n)
}
