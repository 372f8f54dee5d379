// The server to which the product is compared: the same framework with one prepared statement per request, and nothing
// else.
import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import pg from 'pg'

/** Runs one prepared statement and returns its rows. */
type Run = (name: keyof typeof statements, values: readonly string[]) => Promise<unknown[]>

const statements = {
  select: `select id, description, note, amount, category_id, added_by, expense_date, created_at from expenses
    where household_id = $1 and deleted_at is null
    order by expense_date desc, created_at desc, id desc limit 20`,
  sum: `select count(*) as count, coalesce(sum(amount), 0) as sum from expenses
    where household_id = $1 and deleted_at is null and expense_date >= $2 and expense_date <= $3`,
  insert: `insert into bare_inserts (id, household_id, amount, description, created_at)
    values ($1, $2, 12345, 'Supermercado', $3)`,
} as const

/** The table for the bare INSERT, in the same database as the product's tables. */
const table = `create table if not exists bare_inserts (id UUID primary key, household_id UUID not null,
  amount bigint not null, description text not null, created_at TIME not null)`

const { DATABASE: database = '', PORT: port } = process.env
const run = database.startsWith('postgres') ? await onPostgres() : onSqlite()
const app = Fastify()
app.get('/hello', () => ({ hello: 'world' }))
app.get<{ Params: { household: string } }>('/select/:household', async ({ params }) => ({
  rows: await run('select', [params.household]),
}))
app.get<{ Params: { household: string; first: string; last: string } }>(
  '/sum/:household/:first/:last',
  async ({ params }) => (await run('sum', [params.household, params.first, params.last]))[0],
)
app.post<{ Params: { household: string } }>('/insert/:household', async ({ params }) => {
  await run('insert', [randomUUID(), params.household, new Date().toISOString()])
  return { success: true }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))

async function onPostgres(): Promise<Run> {
  const pool = new pg.Pool({ connectionString: database, max: 10 })
  await pool.query(table.replaceAll('UUID', 'uuid').replaceAll('TIME', 'timestamptz'))
  return async (name, values) =>
    (await pool.query({ name, text: statements[name], values: [...values] })).rows
}

function onSqlite(): Run {
  const file = new DatabaseSync(database, { timeout: 10_000 })
  file.exec('pragma synchronous = full; pragma cache_size = -16000')
  file.exec(table.replaceAll('UUID', 'text').replaceAll('TIME', 'text').replaceAll('bigint', 'integer'))
  const prepared = new Map(
    Object.entries(statements).map(([name, text]) => [name, file.prepare(text.replaceAll(/\$\d/g, '?'))]),
  )
  return async (name, values) => prepared.get(name)?.all(...values) ?? []
}
