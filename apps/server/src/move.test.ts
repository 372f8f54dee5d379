import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import type { ReadOnlyDb } from './db/database.ts'
import { copyDatabase } from './db/open.ts'
import { databaseFile } from './db/sqlite.ts'
import { createTestApp, type Person, type TestApp } from './testing/app.ts'
import { createTestStore, type TestStore } from './testing/database.ts'
import { pictures } from './testing/pictures.ts'

const run = promisify(execFile)
const move = fileURLToPath(new URL('move.ts', import.meta.url))

describe('moving from the embedded database to PostgreSQL', () => {
  let app: TestApp
  let ana: Person
  let dataDir: string
  let store: TestStore
  beforeEach(async () => {
    app = await createTestApp('sqlite')
    store = await createTestStore('postgres', { empty: true })
    dataDir = await mkdtemp(join(tmpdir(), 'casita-move-'))
    ana = await live()
    await copyDatabase({ databaseUrl: null, dataDir: app.config.dataDir }, databaseFile(dataDir))
  })
  afterEach(async () => {
    await app.close()
    await store.remove()
    await rm(dataDir, { recursive: true })
  })

  /** Fills the tables as a household does: rows of every kind that it can have. */
  async function live(): Promise<Person> {
    const owner = await app.register()
    const beto = await app.join(owner)
    const csv =
      'fecha,descripción,monto,categoría\n2026-11-02,Ñoquis 🍝,1250.5,Pastas\n2026-11-03,Luz,20,Casa\n'
    ;(await owner.send('importExpenses', { body: { csv } })).ok()
    const { expenses } = (await owner.send('listExpenses')).ok()
    const [first, second] = expenses.map(({ id }) => ({ id }))
    const params = { id: first?.id ?? '' }
    const picture = { body: pictures['image/png'], headers: { 'content-type': 'image/png' } }
    ;(await owner.send('attachReceipt', { params, ...picture })).ok()
    ;(await owner.send('changeExpense', { params, body: { note: 'la más cara' } })).ok()
    ;(await owner.send('repeatExpense', { body: { expense_id: params.id, every: 'month' } })).ok()
    ;(await owner.send('deleteExpense', { params: { id: second?.id ?? '' } })).ok()
    ;(await owner.send('setBudget', { body: { amount: 1000 } })).ok()
    ;(await beto.send('createExpense', { body: { description: 'Alquiler', amount: 900_000 } })).ok()
    await app.graph.write(
      app.app.http,
      (await owner.me()).phone_number ?? '',
      'gasté 8.500 en el súper',
      app.clock.now(),
    )
    await app.settled()
    return owner
  }

  const moving = (environment: NodeJS.ProcessEnv) =>
    run(process.execPath, ['--disable-warning=ExperimentalWarning', move], {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    })

  /** Every row of every table. */
  async function dump(db: ReadOnlyDb): Promise<Record<string, string[]>> {
    const rows: Record<string, string[]> = {}
    for (const name of await tableNames()) {
      const { rows: found } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
      rows[name] = found.map((row) => JSON.stringify(Object.entries(row).map(comparable))).toSorted()
    }
    return rows
  }

  async function tableNames(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema
      where type = 'table' and name not like 'kysely_%' and name not like 'sqlite_%'`.execute(
      app.app.deps.db.read,
    )
    return rows.map(({ name }) => name)
  }

  it('takes every row with it, and everybody goes on where they were', async () => {
    const databaseUrl = store.databaseUrl ?? ''
    const { stdout } = await moving({ DATABASE_URL: databaseUrl })
    expect(stdout).toContain('rows are in PostgreSQL now')
    const before = await dump(app.app.deps.db.read)
    expect(await store.peek(dump)).toEqual(before)
    expect(Object.entries(before).filter(([, { length }]) => length > 0).length).toBeGreaterThan(15)

    const moved = await createApp({ ...app.config, databaseUrl }, { clock: app.clock })
    const headers = { authorization: `Bearer ${ana.token}` }
    const payload = { description: 'Después', amount: 1 }
    const spent = await moved.http.inject({ method: 'POST', url: '/v2/expenses', headers, payload })
    expect(spent.statusCode).toBe(200)
    const list = (await moved.http.inject({ url: '/v2/expenses', headers })).json()
    await moved.stop()
    expect(list).toMatchObject({ total_count: 3, general_total: 900_021 })
  }, 60_000)

  it('copies nothing into a database that people use already', async () => {
    const environment = { DATABASE_URL: store.databaseUrl ?? '' }
    await moving(environment)
    const before = await store.peek(dump)
    await expect(moving(environment)).rejects.toMatchObject({
      code: 1,
      stderr: 'The database could not be moved: there are people in PostgreSQL already\n',
    })
    expect(await store.peek(dump)).toEqual(before)
  }, 60_000)

  it('says what is missing', async () => {
    await expect(moving({})).rejects.toMatchObject({
      code: 1,
      stderr: 'Say where to: set DATABASE_URL to the URL of an empty PostgreSQL database.\n',
    })
    const environment = { DATABASE_URL: store.databaseUrl ?? '', DATA_DIR: join(dataDir, 'none') }
    await expect(moving(environment)).rejects.toMatchObject({
      code: 1,
      stderr: `There is no embedded database in ${environment.DATA_DIR}.\n`,
    })
    const using = { DATABASE_URL: store.databaseUrl ?? '', DATA_DIR: app.config.dataDir }
    await expect(moving(using)).rejects.toMatchObject({
      stderr: expect.stringContaining('is in use by another running server'),
    })
  }, 60_000)
})

/** Both engines return bytes, but not in the same class. */
function comparable([column, value]: [string, unknown]): [string, unknown] {
  return [column, value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value]
}
