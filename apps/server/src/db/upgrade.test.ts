import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestStore, eachEngine, type TestStore } from '../testing/database.ts'
import { textIn } from '../testing/graph.ts'
import { type Edge, startEdge, startServerProcess } from '../testing/server-process.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import { states } from './migrations/index.ts'

type Row = Record<string, unknown>
type Rows = Map<string, Row[]>

const now = new Date().toISOString()
const day = now.slice(0, 10)
const month = `${day.slice(0, 7)}-01`

eachEngine('a database of an earlier version', (engine) => {
  let store: TestStore
  let edge: Edge
  beforeEach(async () => {
    ;[store, edge] = [await createTestStore(engine, { empty: true }), await startEdge()]
  })
  afterEach(async () => {
    await edge.close()
    await store.remove()
  })

  /** Every row of every application table, in an order that does not depend on columns that are added. */
  const dump = (database: Database): Promise<Rows> =>
    database.transaction(async (tx) => {
      const rows: Rows = new Map()
      for (const { name } of await tx.introspection.getTables()) {
        if (name.startsWith('kysely')) continue
        const { rows: found } = await sql<Row>`select * from ${sql.table(name)}`.execute(tx)
        rows.set(name, found)
      }
      return rows
    })

  /** The rows reduced to the columns that they had in an earlier schema. */
  function asIn(before: Rows, after: Rows): Rows {
    const columns = new Map([...before].map(([name, [row = {}]]) => [name, Object.keys(row)]))
    const cut = (name: string, row: Row) =>
      Object.fromEntries(columns.get(name)?.map((column) => [column, row[column]]) ?? [])
    return new Map([...before].map(([name]) => [name, (after.get(name) ?? []).map((row) => cut(name, row))]))
  }

  const sorted = (rows: Rows) =>
    [...rows].map(([name, all]) => [name, all.map((row) => JSON.stringify(row)).toSorted()])

  /** Writes the data of a family; columns and tables that the schema does not have yet are left out. */
  async function live(database: Database, n: number): Promise<void> {
    const [user, household, category, expense, chat] = [newId(), newId(), newId(), newId(), newId()]
    const phone = `+549116111000${n}`
    const times = { created_at: now, updated_at: now }
    const person = { added_by: user, paid_by: user }
    const amount = 1000 * n
    const answer = (text: string, first: 0 | 1) => ({
      id: newId(),
      kind: 'reply',
      dedupe_key: newId(),
      lane: `whatsapp:${chat}`,
      ordered_at: now,
      run_at: now,
      attempts: 0,
      is_first: first,
      channel: 'whatsapp',
      chat_account_id: chat,
      user_id: user,
      household_id: household,
      payload_json: JSON.stringify({ text }),
      created_at: now,
    })
    const rows: [table: string, row: Row][] = [
      [
        'users',
        {
          id: user,
          google_sub: `ana-${n}`,
          email: `ana${n}@example.com`,
          name: `Ana ${n}`,
          phone,
          phone_key: phone,
          language: 'es',
          timezone: 'UTC',
          validated_at: now,
          ...times,
        },
      ],
      ['households', { id: household, name: `Casa ${n}`, currency: 'ARS', created_by: user, ...times }],
      ['memberships', { household_id: household, user_id: user, role: 'owner', joined_at: now }],
      [
        'categories',
        {
          household_id: household,
          id: category,
          name: 'Súper',
          name_key: 'super',
          color: '#112233',
          position: 0,
          ...times,
        },
      ],
      [
        'expenses',
        {
          household_id: household,
          id: expense,
          ...person,
          amount,
          description: `pan ${n}`,
          category_id: category,
          expense_date: day,
          source: 'web',
          search_key: `pan ${n}`,
          ...times,
        },
      ],
      ...[['day', day] as const, ['month', month] as const, ['all', '0001-01-01'] as const].map(
        ([span, starts_on]): [string, Row] => [
          'spending',
          {
            household_id: household,
            span,
            starts_on,
            category_id: category,
            ...person,
            count: 1,
            sum: amount,
          },
        ],
      ),
      [
        'chat_accounts',
        {
          id: chat,
          channel: 'whatsapp',
          phone,
          phone_key: phone,
          user_id: user,
          connected_at: now,
          last_inbound_at: now,
          ...times,
        },
      ],
      ['outbox', answer(`first ${n}`, 1)],
      ['outbox', answer(`second ${n}`, 0)],
    ]
    await database.transaction(async (tx) => {
      const tables = await tx.introspection.getTables()
      for (const [table, row] of rows) {
        const known = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name)
        if (!known) continue
        const columns = Object.keys(row).filter((column) => known.includes(column))
        await sql`
          insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
          values (${sql.join(columns.map((column) => row[column]))})`.execute(tx)
      }
    })
  }

  it('keeps its rows through every migration, and today’s server works on it', async () => {
    const database = store.open()
    for (const [n, step] of states.entries()) {
      const before = await dump(database)
      await database.migrate(step)
      expect(sorted(asIn(before, await dump(database)))).toEqual(sorted(before))
      await live(database, n + 1)
    }
    await database.close()
    const server = await startServerProcess(
      {
        ...edge.environment,
        ...(store.databaseUrl ? { DATABASE_URL: store.databaseUrl } : { DATA_DIR: store.dataDir }),
      },
      { cwd: tmpdir() },
    )
    try {
      await server.ready()
      const ask = async (method: string, path: string, more: RequestInit) => {
        const response = await fetch(server.origin + path, { method, ...more })
        return (await response.json()) as Record<string, unknown>
      }
      for (const [n, step] of [...states.keys()].map((at) => [at + 1, states[at]] as const)) {
        const code = edge.google.codeFor({ sub: `ana-${n}`, email: `ana${n}@example.com`, name: 'Ana' })
        const { access_token: token } = await ask('POST', '/v2/auth/login', {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code }),
        })
        const headers = { authorization: `Bearer ${token}` }
        const hadLedger = n > states.indexOf('0002-ledger')
        expect(await ask('GET', '/v2/expenses', { headers }), step).toMatchObject(
          hadLedger
            ? { general_total: 10 * n, total_count: 1, expenses: [{ description: `pan ${n}` }] }
            : { general_total: 0, total_count: 0 },
        )
        const hadChat = n > states.indexOf('0003-chat')
        if (!hadChat) continue
        const told = () => edge.graph.sentTo(`+549116111000${n}`).map(textIn)
        await vi.waitUntil(() => told().length === 2, { timeout: 30_000 })
        expect(told(), step).toEqual([`first ${n}`, `second ${n}`])
      }
    } finally {
      server.kill('SIGKILL')
      await server.exit
    }
  }, 120_000)

  it('marks which messages may have arrived although sending them failed', async () => {
    const database = store.open()
    await database.migrate('0010-fewer-indexes')
    await live(database, 1)
    await database.transaction((tx) =>
      tx.updateTable('outbox').set({ failure: 'in doubt: no answer' }).where('is_first', '=', 1).execute(),
    )
    await database.migrate()
    const flags = await database.read
      .selectFrom('outbox')
      .select(['failure', 'may_have_arrived'])
      .orderBy('may_have_arrived')
      .execute()
    expect(flags).toEqual([
      { failure: null, may_have_arrived: 0 },
      { failure: 'in doubt: no answer', may_have_arrived: 1 },
    ])
    await database.close()
  })
})
