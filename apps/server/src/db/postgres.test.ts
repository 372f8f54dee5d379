import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import { createTestStore, type TestStore } from '../testing/database.ts'
import type { Announcement } from './announcement.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import { states } from './migrations/index.ts'
import { copyDatabase } from './open.ts'
import { openPostgres } from './postgres.ts'
import { queues } from './tables/queue.ts'
import { inTransaction } from './work.ts'

const run = promisify(execFile)
const created = '2026-11-20T10:00:00.000Z'

describe('PostgreSQL', () => {
  let store: TestStore
  let here: Database
  let there: Database
  const lost: unknown[] = []
  beforeEach(async () => {
    store = await createTestStore('postgres')
    lost.length = 0
    here = store.open((error) => void lost.push(error))
    there = store.open((error) => void lost.push(error))
  })
  afterEach(async () => {
    await Promise.all([here.close(), there.close()])
    await store.remove()
  })

  async function administer(statement: string): Promise<void> {
    const admin = new pg.Client(store.databaseUrl ?? '')
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }

  const nameOf = ({ databaseUrl }: TestStore) => new URL(databaseUrl ?? '').pathname.slice(1)

  const disconnectEverybody = () =>
    administer(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )

  const change = (householdIds: string[]) =>
    inTransaction({ db: here, clock: systemClock }, async (work) => {
      for (const householdId of householdIds) {
        work.emit({ type: 'changed', householdId, topics: ['expenses'], userId: null })
      }
      work.wake('outbox')
    })

  /** Listens in the other process and resolves once it receives everything that this one announces. */
  async function listening(): Promise<Announcement[]> {
    const heard: Announcement[] = []
    const startsHeard = (count: number) =>
      vi.waitFor(() => expect(heard.filter(({ missed }) => missed)).toHaveLength(count), { timeout: 10_000 })
    there.listen((announcement) => void heard.push(announcement))
    // Only a process that already listens hears another one start.
    await startsHeard(1)
    here.listen(() => {})
    await startsHeard(2)
    heard.length = 0
    return heard
  }

  test('returns long answers with non-ASCII text complete', async () => {
    const letters = (count: number) => sql<{ text: string }>`
      select string_agg(n || 'ñ😀', ',' order by n) as text from generate_series(1, ${count}::int) n`
    const written = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}ñ😀`).join(',')
    const counts = [1, 20_000, 3000, 7, 5000, 100_000, 4096]
    const answers = await Promise.all(counts.map((count) => letters(count).execute(here.read)))
    answers.forEach(({ rows: [row] }, place) => {
      expect(row?.text).toBe(written(counts[place] ?? 0))
    })
  })

  test('returns rows complete, wherever the network splits the response', async () => {
    const url = new URL(store.databaseUrl ?? '')
    const database = { host: url.hostname, port: Number(url.port) }
    /** Long and short pieces, as a network may split the database's responses. */
    const pieces = [30_000, 150, 900, 40, 8000, 300]
    const cutter = createServer((near) => {
      const far = createConnection(database)
      near.on('error', () => far.destroy()).on('close', () => far.destroy())
      far.on('error', () => near.destroy())
      near.setNoDelay(true).pipe(far)
      void (async () => {
        for await (const chunk of far)
          for (let at = 0, piece = 0; at < chunk.length; piece += 1) {
            const length = pieces[piece % pieces.length] ?? 1
            near.write(chunk.subarray(at, at + length))
            at += length
            await sleep(1)
          }
        near.end()
      })().catch(() => near.destroy())
    }).listen(0, '127.0.0.1')
    await once(cutter, 'listening')
    url.hostname = '127.0.0.1'
    url.port = String((cutter.address() as AddressInfo).port)
    const cut = openPostgres({ url: url.href, connections: 1, report: (error) => void lost.push(error) })
    const letters = (n: number) => String.fromCharCode(97 + (n % 26)).repeat((n * 37) % 700)
    const { rows } = await sql<{ n: number; letters: string }>`
      select n, repeat(chr(97 + n % 26), n * 37 % 700) as letters from generate_series(1, 4000) n
    `.execute(cut.read)
    expect(rows.filter((row) => row.letters !== letters(row.n))).toEqual([])
    expect(rows).toHaveLength(4000)
    await cut.close()
    cutter.close()
  })

  test('announces each change to other processes once, however many changes there are', async () => {
    const heard = await listening()
    const households = Array.from({ length: 70 }, newId)
    await change(households)
    const events = () => heard.flatMap((announcement) => announcement.events)
    await vi.waitFor(() => expect(events()).toHaveLength(70), { timeout: 10_000 })
    expect(events()).toMatchObject(households.map((householdId) => ({ type: 'changed', householdId })))
    expect(heard.flatMap(({ wake }) => wake)).toEqual(['outbox'])
  })

  test('survives the loss of all its connections and announces that events may have been missed', async () => {
    const heard = await listening()
    await disconnectEverybody()
    await vi.waitFor(() => expect(heard.some(({ missed }) => missed)).toBe(true), { timeout: 10_000 })
    await vi.waitFor(() => change([newId()]), { timeout: 10_000 })
    await vi.waitFor(() => expect(heard.some(({ events }) => events.length > 0)).toBe(true), {
      timeout: 10_000,
    })
    expect(lost).not.toEqual([])
  })

  test('replaces all its connections once one of them turns out to be read-only', async () => {
    const connections = [1, 2, 3]
    await Promise.all(
      connections.map(() =>
        sql`select pg_sleep(0.3), set_config('default_transaction_read_only', 'on', false)`.execute(
          here.read,
        ),
      ),
    )
    const write = () => sql`select name from kysely_migration for update`.execute(here.read)
    await sleep(1100)
    await expect(write()).rejects.toMatchObject({ code: '25006' })
    await Promise.all(connections.map(write))
  })

  test.each([
    'hello',
    'null',
    '{"from":"x","wake":[]}',
    '{"from":"x","events":[null],"wake":[],"missed":false}',
    '{"from":"x","events":[],"wake":["tea"],"missed":false}',
  ])('treats an unknown notification as a sign that events may have been missed: %s', async (payload) => {
    const heard = await listening()
    const stranger = new pg.Client(store.databaseUrl ?? '')
    await stranger.connect()
    await stranger.query('select pg_notify($1, $2)', ['casita', payload])
    await stranger.end()
    await vi.waitFor(() => expect(heard).toEqual([{ events: [], wake: [...queues], missed: true }]), {
      timeout: 10_000,
    })
    expect(lost).not.toEqual([])
    await change([newId()])
    await vi.waitFor(() => expect(heard.at(-1)?.events).toHaveLength(1), { timeout: 10_000 })
  })

  test('is migrated without errors when several processes start together', async () => {
    const admin = new pg.Client(store.databaseUrl ?? '')
    await admin.connect()
    await admin.query('drop schema public cascade; create schema public')
    await admin.end()
    await expect(here.ready()).rejects.toThrow()
    // A step that ran twice would fail, as its tables would be there.
    await Promise.all([here, there, here, there].map((database) => database.migrate()))
    await there.ready()
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      here.read,
    )
    expect(rows.map(({ name }) => name)).toEqual(states)
  })

  test('keeps working when another process changes a table that prepared statements use', async () => {
    const read = () => here.read.selectFrom('login_codes').selectAll().where('code_hash', '=', 'x').execute()
    const write = () =>
      here.transaction((tx) =>
        tx.selectFrom('login_codes').selectAll().where('code_hash', '=', 'x').forUpdate().execute(),
      )
    await Promise.all([read(), write()])
    for (const [column, ask] of [
      ['one', read],
      ['two', write],
    ] as const) {
      await there.transaction((tx) => tx.schema.alterTable('login_codes').addColumn(column, 'text').execute())
      await expect(ask()).resolves.toEqual([])
    }
  })

  test('uses an index even while a table is empty, because the plan is kept as the table fills', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from outbox where id = ${newId()}`.execute(here.read)
    expect(rows[0]?.['QUERY PLAN']).toMatch(/^Index Scan using outbox_pkey/)
  })

  test('reads times and isolates transactions as it needs, whatever the database is set to', async () => {
    for (const setting of [
      `datestyle = 'SQL, DMY'`,
      `timezone = 'Asia/Kolkata'`,
      `default_transaction_isolation = 'serializable'`,
    ])
      await administer(`alter database ${nameOf(store)} set ${setting}`)
    const other = store.open((error) => void lost.push(error))
    const row = { code_hash: newId(), redeemed_at: created, expires_at: created }
    await other.transaction((tx) => tx.insertInto('login_codes').values(row).execute())
    expect(await other.read.selectFrom('login_codes').selectAll().execute()).toEqual([row])
    const isolation = await other.transaction((tx) => sql`show transaction_isolation`.execute(tx))
    expect(isolation.rows).toEqual([{ transaction_isolation: 'read committed' }])
    await other.close()
  })

  test('refuses a database that cannot store every character', async () => {
    const name = `${nameOf(store)}_latin`
    await administer(`create database ${name} encoding 'LATIN1' locale 'C' template template0`)
    const url = new URL(store.databaseUrl ?? '')
    url.pathname = name
    const latin = openPostgres({ url: url.href, connections: 1, report: (error) => void lost.push(error) })
    await expect(latin.migrate()).rejects.toThrow(
      'as LATIN1, which lacks characters that people write: create it with',
    )
    await latin.close()
    await administer(`drop database ${name}`)
  })

  test('writes a backup that restores to the same rows', async () => {
    const row = { code_hash: newId(), redeemed_at: created, expires_at: created }
    await here.transaction((tx) => tx.insertInto('login_codes').values(row).execute())
    const file = join(store.dataDir, 'copy.dump')
    await copyDatabase(store, file)
    await here.transaction((tx) => tx.deleteFrom('login_codes').execute())
    await run('pg_restore', ['--clean', '--dbname', store.databaseUrl ?? '', file])
    await here.ready()
    expect(await here.read.selectFrom('login_codes').selectAll().execute()).toEqual([row])
  })

  test('reports why a backup failed', async () => {
    await expect(copyDatabase(store, join(store.dataDir, 'no', 'such', 'folder'))).rejects.toThrow(
      /pg_dump failed: .*folder/s,
    )
  })
})
