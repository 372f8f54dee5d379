import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { newId } from '../db/ids.ts'
import type { Tables } from '../db/tables.ts'
import { sendWeeklySummaries } from '../news/weekly-summary.service.ts'
import { noteDueExpenses } from '../recurring/note-due.service.ts'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine, tablesReadWhole } from '../testing/database.ts'
import { tokenIn } from '../testing/graph.ts'
import { pictures } from '../testing/pictures.ts'
import { deleteExpired } from './upkeep.service.ts'

const day = 86_400_000

eachEngine('the clean-up', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp(engine)
  })
  afterEach(() => app.close())

  const tidy = () => deleteExpired(app.app.deps)
  const count = async (table: keyof Tables, where = sql<boolean>`1 = 1`) => {
    const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)} where ${where}`
    return Number((await query.execute(app.app.deps.db.read)).rows[0]?.rows)
  }
  /** Registers somebody with a household, a verified number and a connected chat. */
  async function chatting(): Promise<{ person: Person; phone: string }> {
    const phone = newPhone()
    const person = await app.register({ phone_number: phone })
    await app.settled()
    const [verification] = app.graph.sentTo(phone)
    if (!verification) throw new Error('No verification was sent')
    ;(await person.send('validateAccount', { query: { token: tokenIn(verification) } })).ok()
    await app.graph.write(app.app.http, phone, 'listo')
    await app.settled()
    return { person, phone }
  }

  it('leaves a ledger that is in use unchanged', async () => {
    const { person, phone } = await chatting()
    await app.graph.write(app.app.http, phone, 'gasté 8.500 en el súper')
    await app.settled()
    app.clock.advance(100 * day)
    await tidy()
    await app.signInAgain(person)
    expect((await person.send('listExpenses')).ok()).toMatchObject({ total_count: 1, general_total: 8500 })
    expect((await person.me()).is_validated).toBe(true)
    await app.graph.write(app.app.http, phone, 'café 900')
    await app.settled()
    expect((await person.send('listExpenses')).ok().total_count).toBe(2)
  })

  if (engine === 'postgres')
    it('reads no table from beginning to end, like other periodic tasks', async () => {
      const { person } = await chatting()
      await person.send('changeSettings', { body: { weekly_summary: true } })
      ;(await person.send('leaveHousehold', { body: { confirm_delete: true } })).ok()
      app.clock.advance(100 * day)
      await tidy()
      await sendWeeklySummaries(app.app.deps)
      await noteDueExpenses(app.app.deps)
      expect(await tablesReadWhole(app.app.deps.db.read)).toEqual([])
    })

  it('removes a deleted expense and its history only when it can no longer be restored', async () => {
    const ana = await app.register()
    const { id } = (await ana.send('createExpense', { body: { description: 'Pan', amount: 10 } })).ok()
      .expense
    ;(await ana.send('createExpense', { body: { description: 'Sal', amount: 5 } })).ok()
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    app.clock.advance(30 * day - 1000)
    await tidy()
    await app.signInAgain(ana)
    ;(await ana.send('restoreExpense', { params: { id } })).ok()
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    app.clock.advance(31 * day + 1000)
    await tidy()
    await app.signInAgain(ana)
    expect((await ana.send('restoreExpense', { params: { id } })).status).toBe(404)
    expect(await count('expense_changes', sql`expense_id = ${id}`)).toBe(0)
    expect((await ana.send('listExpenses')).ok()).toMatchObject({ total_count: 1, general_total: 5 })
  })

  it('deletes message texts after 30 days, but recognizes a repeated delivery for 60', async () => {
    const { person, phone } = await chatting()
    const timestamp = String(Math.floor(Date.now() / 1000))
    const message = {
      from: phone.slice(1),
      id: 'wamid.LATE',
      timestamp,
      type: 'text',
      text: { body: 'pan 900' },
    }
    const deliver = () => app.graph.deliver(app.app.http, app.graph.notification({ messages: [message] }))
    await deliver()
    await app.settled()
    app.clock.advance(29 * day)
    await tidy()
    expect(await count('inbox', sql`payload_json like '%pan 900%'`)).toBe(1)
    expect(await count('outbox', sql`payload_json like '%pan%'`)).toBe(1)
    app.clock.advance(2 * day)
    await tidy()
    expect(await count('inbox', sql`payload_json is not null`)).toBe(0)
    expect(await count('outbox')).toBe(0)
    for (const later of [0, 28 * day]) {
      app.clock.advance(later)
      await tidy()
      expect((await deliver()).body).toMatchObject({ stored: 0 })
    }
    await app.settled()
    await app.signInAgain(person)
    expect((await person.send('listExpenses')).ok().total_count).toBe(1)
    app.clock.advance(2 * day)
    await tidy()
    expect(await count('inbox')).toBe(0)
  })

  it('keeps jobs that are still to be done, however old they are', async () => {
    await app.app.deps.db.transaction((tx) =>
      tx
        .insertInto('jobs')
        .values({
          id: newId(),
          kind: 'later',
          dedupe_key: 'later',
          lane: 'later',
          attempts: 0,
          lease_id: null,
          leased_until: null,
          done_at: null,
          dead_at: null,
          failure: null,
          is_first: 1,
          household_id: null,
          payload_json: null,
          created_at: '2020-01-01T00:00:00.000Z',
          ordered_at: '2020-01-01T00:00:00.000Z',
          run_at: '2099-01-01T00:00:00.000Z',
        })
        .execute(),
    )
    await tidy()
    expect(await count('jobs')).toBe(1)
  })

  it('removes temporary rows once they expire: codes, keys, links, sessions, conversations, live events', async () => {
    const { person, phone } = await chatting()
    await app.graph.write(app.app.http, phone, 'gasté 8.500 en el súper')
    await app.settled()
    await person.send('invite', { body: { phone_number: newPhone() } })
    const headers = { 'idempotency-key': 'once' }
    await person.send('createExpense', { body: { description: 'Pan', amount: 10 }, headers })
    const temporary = [
      'login_codes',
      'idempotency_keys',
      'link_tokens',
      'link_sends',
      'sessions',
      'conversations',
      'live_events',
    ] as const
    const emptied = async () => {
      const counts = await Promise.all(temporary.map((table) => count(table)))
      return temporary.filter((_, index) => counts[index] === 0)
    }
    expect(await emptied(), 'the journey has left a row in each').toEqual([])
    await tidy()
    expect(await emptied(), 'nothing of today goes').toEqual([])
    app.clock.advance(day)
    await tidy()
    expect(await emptied(), 'an open question can still be answered').not.toContain('conversations')
    app.clock.advance(3_600_000 + 1000)
    await tidy()
    expect(await emptied()).toEqual(['login_codes', 'conversations', 'live_events'])
    app.clock.advance(60 * day)
    await tidy()
    expect(await emptied()).toEqual(temporary)
  })

  it('deletes numbers that never connected, except those that sent STOP', async () => {
    const [silent, curious] = [newPhone(), newPhone()]
    await app.graph.write(app.app.http, curious, 'hola')
    await app.graph.write(app.app.http, silent, 'hola')
    await app.settled()
    await app.graph.write(app.app.http, silent, 'STOP')
    await app.settled()
    const chats = () => count('chat_accounts', sql`phone is not null`)
    expect(await chats()).toBe(2)
    app.clock.advance(31 * day)
    await tidy()
    expect(await count('chat_accounts', sql`stopped_at is not null`)).toBe(1)
    expect(await chats()).toBe(1)
  })

  it('deletes the phone number of an expired invitation', async () => {
    const ana = await app.register()
    ;(await ana.send('invite', { body: { phone_number: newPhone() } })).ok()
    const numbers = () => count('invitations', sql`phone is not null`)
    await tidy()
    expect(await numbers()).toBe(1)
    app.clock.advance(40 * day)
    await tidy()
    expect(await numbers()).toBe(0)
  })

  it('deletes an abandoned household with everything in it, and nothing of another', async () => {
    const ana = await app.register()
    const stranger = await app.register()
    for (const person of [ana, stranger]) await fill(person)
    const { household } = (await ana.send('currentHousehold')).ok()
    for (const { id, is_current_user } of (await ana.send('listMembers')).ok().members)
      if (!is_current_user) (await ana.send('removeMember', { params: { id } })).ok()
    ;(await ana.send('leaveHousehold', { body: { confirm_delete: true } })).ok()
    const neighbour = await householdOf(stranger)
    const kept = await rowsOf(neighbour)
    app.clock.advance(29 * day)
    await tidy()
    expect(await count('households', sql`id = ${household.id}`)).toBe(1)
    app.clock.advance(2 * day)
    await tidy()
    for (const table of householdTables)
      expect(await count(table, sql`household_id = ${household.id}`), table).toBe(0)
    expect(await count('households', sql`id = ${household.id}`)).toBe(0)
    expect(await rowsOf(neighbour)).toEqual(kept)
    await app.signInAgain(ana)
    ;(await ana.send('createHousehold', { body: { name: 'Otra vez', currency: 'ARS' } })).ok()
  })

  const householdTables = [
    'memberships',
    'invitations',
    'invitation_uses',
    'household_changes',
    'categories',
    'expenses',
    'imports',
    'expense_changes',
    'receipts',
    'spending',
    'category_habits',
    'budgets',
    'budget_months',
    'budget_alerts',
    'recurring_expenses',
  ] as const

  async function rowsOf(householdId: string): Promise<Record<string, number>> {
    const counts = householdTables.map(
      async (table) => [table, await count(table, sql`household_id = ${householdId}`)] as const,
    )
    return Object.fromEntries(await Promise.all(counts))
  }

  async function householdOf(person: Person): Promise<string> {
    const { id } = await person.me()
    const row = await app.app.deps.db.read
      .selectFrom('memberships')
      .select('household_id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    return row.household_id
  }

  /** Puts a row into every table that belongs to a household. */
  async function fill(person: Person): Promise<void> {
    const { categories } = (await person.send('listCategories')).ok()
    const category_id = categories[0]?.id ?? ''
    await app.join(person)
    const spent = await person.send('createExpense', {
      body: { description: 'Pan', amount: 10, category_id },
    })
    const expense_id = spent.ok().expense.id
    ;(await person.send('repeatExpense', { body: { expense_id, every: 'month' } })).ok()
    const csv = 'date,description,amount\n2026-11-02,Luz,1'
    ;(await person.send('importExpenses', { body: { csv } })).ok()
    const receipt = { body: pictures['image/jpeg'], headers: { 'content-type': 'image/jpeg' } }
    ;(await person.send('attachReceipt', { params: { id: expense_id }, ...receipt })).ok()
    const household_id = await householdOf(person)
    const created_by = (await person.me()).id
    const at = app.clock.now().toISOString()
    const budget_id = newId()
    await app.app.deps.db.transaction(async (tx) => {
      await tx
        .insertInto('category_habits')
        .values({ household_id, words: 'pan', category_id, uses: 1, updated_at: at })
        .execute()
      await tx
        .insertInto('budgets')
        .values({
          household_id,
          id: budget_id,
          category_id,
          amount: 100,
          month_starts_on: 1,
          rollover_since: null,
          created_by,
          created_at: at,
          updated_at: at,
          deleted_at: null,
        })
        .execute()
      const month = '2026-11-01'
      await tx
        .insertInto('budget_months')
        .values({ household_id, budget_id, month, amount: 5, updated_at: at })
        .execute()
      await tx
        .insertInto('budget_alerts')
        .values({
          household_id,
          budget_id,
          month,
          threshold: 80,
          expense_id: null,
          user_id: null,
          created_at: at,
        })
        .execute()
    })
    expect(Math.min(...Object.values(await rowsOf(household_id))), 'every table has a row').toBeGreaterThan(0)
  }

  // The embedded database has one process.
  const twice = engine === 'postgres' ? 'two processes clean up' : 'it is run twice'
  it(`deletes each of many rows once when ${twice} at the same time`, async () => {
    const household_id = newId()
    const created_at = '2026-01-01T00:00:00.000Z'
    const rows = Array.from({ length: 1201 }, () => ({
      household_id,
      id: newId(),
      topics_json: '[]',
      user_id: null,
      created_at,
    }))
    const { db } = app.app.deps
    await db.transaction((tx) => tx.insertInto('live_events').values(rows).execute())
    expect(await deleteExpired(app.app.deps, AbortSignal.abort())).toEqual({})
    const afterOneBite = new AbortController()
    const wasEaten = vi.spyOn(afterOneBite.signal, 'aborted', 'get')
    wasEaten.mockReturnValueOnce(false).mockReturnValue(true)
    expect(await deleteExpired(app.app.deps, afterOneBite.signal)).toEqual({ live_events: 500 })
    const second = engine === 'postgres' ? await createApp(app.config, { clock: app.clock }) : app.app
    const removed = await Promise.all([tidy(), deleteExpired(second.deps)])
    expect(removed.reduce((sum, { live_events = 0 }) => sum + live_events, 0)).toBe(701)
    if (second !== app.app) await second.stop()
    expect(await count('live_events')).toBe(0)
    expect(await tidy()).toEqual({})
  })
})
