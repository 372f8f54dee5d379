import { type Kysely, sql } from 'kysely'
import type { Database, ReadOnlyDb, WritableDb } from './database.ts'
import type { Tables } from './tables.ts'

/** How many rows are copied at a time; of a table with pictures, of which each may have megabytes, fewer. */
const rowsAtOnce = { plain: 200, withBytes: 4 }

/** A table of the embedded database and its own columns, without generated ones. */
interface Table {
  name: keyof Tables
  columns: string[]
  hasBytes: boolean
  /** The tables that its rows refer to. */
  refersTo: string[]
}

/**
 * Copies all rows of an embedded database, which nothing else may use, to a PostgreSQL of the same version of the
 * schema, in one transaction. Returns their number. Rejects if that one has households or people already.
 */
export async function moveDatabase(from: Database, to: Database): Promise<number> {
  const tables = inOrder(await tablesOf(from.read))
  return to.transaction(async (target) => {
    for (const name of ['households', 'users'] as const)
      if ((await countOf(target, name)) > 0) throw new Error('there are people in PostgreSQL already')
    let moved = 0
    for (const table of tables) {
      await copyRows(from.read, target, table)
      const [there, here] = [await countOf(from.read, table.name), await countOf(target, table.name)]
      if (there !== here) throw new Error(`Of ${there} rows of ${table.name}, ${here} were copied`)
      moved += here
    }
    return moved
  })
}

async function tablesOf(db: ReadOnlyDb): Promise<Table[]> {
  const { rows: names } = await sql<{ name: keyof Tables }>`
    select name from sqlite_schema
    where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(db)
  return Promise.all(
    names.map(async ({ name }) => {
      const columns = await sql<{ name: string; type: string }>`
        select name, type from pragma_table_info(${name})`.execute(db)
      const keys = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
        db,
      )
      return {
        name,
        columns: columns.rows.map((column) => column.name),
        hasBytes: columns.rows.some(({ type }) => type.toLowerCase() === 'blob'),
        refersTo: keys.rows.map(({ table }) => table).filter((table) => table !== name),
      }
    }),
  )
}

/** Puts each table after those to which it refers. */
function inOrder(tables: readonly Table[]): Table[] {
  const done: Table[] = []
  const isDone = (name: string) => done.some((table) => table.name === name)
  while (done.length < tables.length) {
    const next = tables.filter(({ name, refersTo }) => !isDone(name) && refersTo.every(isDone))
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    done.push(...next)
  }
  return done
}

async function copyRows(from: ReadOnlyDb, to: WritableDb, { name, columns, hasBytes }: Table): Promise<void> {
  const limit = hasBytes ? rowsAtOnce.withBytes : rowsAtOnce.plain
  const own = sql.join(columns.map((column) => sql.ref(column)))
  for (let last = 0; ; ) {
    const { rows } = await sql<Record<string, unknown> & { place: number }>`
      select ${own}, rowid as place from ${sql.table(name)} where rowid > ${last} order by rowid limit ${limit}`.execute(
      from,
    )
    const final = rows.at(-1)
    if (!final) return
    last = final.place
    const values = rows.map(({ place: _, ...row }) => row)
    await (to as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .insertInto(name)
      .values(values)
      .execute()
  }
}

async function countOf(db: ReadOnlyDb, name: keyof Tables): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.count)
}
