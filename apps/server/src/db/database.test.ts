import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestStore, eachEngine, type TestStore } from '../testing/database.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'

const now = '2026-11-20T10:00:00.120Z'

function person(id: string) {
  return {
    id,
    google_sub: id,
    name: 'Ana',
    language: 'es',
    timezone: 'America/Argentina/Buenos_Aires',
    created_at: now,
    updated_at: now,
  } as const
}

eachEngine('the database', (engine) => {
  let store: TestStore
  let database: Database
  beforeAll(async () => {
    store = await createTestStore(engine)
    database = store.open()
  })
  afterAll(async () => {
    await database.close()
    await store.remove()
  })

  async function household(): Promise<{ householdId: string; userId: string }> {
    const householdId = newId()
    const userId = newId()
    await database.transaction(async (tx) => {
      await tx.insertInto('users').values(person(userId)).execute()
      const made = { created_by: userId, created_at: now, updated_at: now }
      await tx
        .insertInto('households')
        .values({ id: householdId, name: 'Casa', currency: 'ARS', ...made })
        .execute()
      const membership = {
        household_id: householdId,
        user_id: userId,
        role: 'owner',
        joined_at: now,
      } as const
      await tx.insertInto('memberships').values(membership).execute()
    })
    return { householdId, userId }
  }

  function expense(household: { householdId: string; userId: string }, amount: number) {
    return {
      household_id: household.householdId,
      id: newId(),
      added_by: household.userId,
      paid_by: household.userId,
      amount,
      description: 'súper',
      expense_date: '2026-11-20',
      source: 'web',
      search_key: 'super',
      created_at: now,
      updated_at: now,
    } as const
  }

  test('applies each migration once, even when two calls migrate at the same time', async () => {
    await database.ready()
    await Promise.all([database.migrate(), database.migrate()])
    await database.ready()
    const { rows } = await sql<{ steps: number }>`select count(*) as steps from kysely_migration`.execute(
      database.read,
    )
    const steps = readdirSync(new URL('migrations', import.meta.url)).filter((file) => /^\d{4}-/.test(file))
    expect(rows[0]?.steps).toBe(steps.length)
  })

  test('refuses what a newer version has migrated, and says what to do', async () => {
    const done = sql.table('kysely_migration')
    const step = '9999-of-the-future'
    await database.transaction((tx) => sql`insert into ${done} values (${step}, ${now})`.execute(tx))
    try {
      await expect(database.migrate()).rejects.toMatchObject({
        name: 'UnsuitableDatabase',
        message: expect.stringMatching(/^A newer version of Casita .* restore a backup from before\.$/),
      })
    } finally {
      await database.transaction((tx) => sql`delete from ${done} where name = ${step}`.execute(tx))
    }
    await database.migrate()
  })

  test('returns times, days, amounts and sums exactly as they were written', async () => {
    const family = await household()
    const largest = 99_999_999_999_999
    const rows = [largest, 1, 0].map((amount) => expense(family, amount))
    await database.transaction((tx) => tx.insertInto('expenses').values(rows).execute())
    const { fn } = database.read
    const total = await database.read
      .selectFrom('expenses')
      .select([fn.sum<number>('amount').as('sum'), fn.countAll<number>().as('count')])
      .where('household_id', '=', family.householdId)
      .executeTakeFirstOrThrow()
    expect(total).toEqual({ sum: largest + 1, count: 3 })
    const first = await database.read
      .selectFrom('expenses')
      .selectAll()
      .where('household_id', '=', family.householdId)
      .where('created_at', '<=', now)
      .where('expense_date', '=', '2026-11-20')
      .orderBy('amount', 'desc')
      .executeTakeFirstOrThrow()
    expect(first).toEqual({
      ...rows[0],
      expense_month: '2026-11-01',
      note: null,
      category_id: null,
      source_ref: null,
      original_amount: null,
      original_currency: null,
      receipt_at: null,
      import_id: null,
      deleted_at: null,
    })
  })

  test('refuses an integer that a JavaScript number cannot hold exactly', async () => {
    const beyond = sql`select cast(${'9007199254740993'} as bigint) as value`
    await expect(beyond.execute(database.read)).rejects.toThrow(RangeError)
  })

  test('keeps nothing of a transaction that fails', async () => {
    const id = newId()
    const failing = database.transaction(async (tx) => {
      await tx.insertInto('users').values(person(id)).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.read.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('hides the rows of a transaction from readers until it commits', async () => {
    const id = newId()
    const count = () => database.read.selectFrom('users').select('id').where('id', '=', id).execute()
    await database.transaction(async (tx) => {
      await tx.insertInto('users').values(person(id)).execute()
      expect(await count()).toEqual([])
    })
    expect(await count()).toEqual([{ id }])
  })

  test('refuses an expense that refers to a member of another household', async () => {
    const [ours, theirs] = [await household(), await household()]
    const stranger = { ...expense(ours, 100), paid_by: theirs.userId }
    await expect(
      database.transaction((tx) => tx.insertInto('expenses').values(stranger).execute()),
    ).rejects.toThrow(/foreign key/i)
  })

  test('refuses a second row with the same key', async () => {
    const id = newId()
    const insert = () => database.transaction((tx) => tx.insertInto('users').values(person(id)).execute())
    await insert()
    await expect(insert()).rejects.toThrow(/unique constraint.*users/i)
  })

  test('loses no update when 40 transactions read and then write the same row at once', async () => {
    const family = await household()
    const counter = { ...expense(family, 0), source_ref: 'counter' }
    await database.transaction((tx) => tx.insertInto('expenses').values(counter).execute())
    const increment = () =>
      database.transaction(async (tx) => {
        const { amount } = await tx
          .selectFrom('expenses')
          .select('amount')
          .where('household_id', '=', family.householdId)
          .where('id', '=', counter.id)
          .$call(database.forUpdate)
          .executeTakeFirstOrThrow()
        const row = tx.updateTable('expenses').set({ amount: amount + 1 })
        await row.where('household_id', '=', family.householdId).where('id', '=', counter.id).execute()
      })
    await Promise.all(Array.from({ length: 40 }, increment))
    const row = database.read.selectFrom('expenses').select('amount').where('id', '=', counter.id)
    expect(await row.executeTakeFirst()).toEqual({ amount: 40 })
  })

  test('retries transactions that deadlock until all of them succeed', async () => {
    const family = await household()
    const [first, second] = [expense(family, 0), expense(family, 0)]
    await database.transaction((tx) => tx.insertInto('expenses').values([first, second]).execute())
    const addTo = (ids: string[]) =>
      database.transaction(async (tx) => {
        for (const id of ids) {
          const row = tx.updateTable('expenses').set((eb) => ({ amount: eb('amount', '+', 1) }))
          await row.where('household_id', '=', family.householdId).where('id', '=', id).execute()
        }
      })
    const there = Array.from({ length: 3 }, () => addTo([first.id, second.id]))
    const back = Array.from({ length: 3 }, () => addTo([second.id, first.id]))
    await Promise.all([...there, ...back])
    const rows = database.read
      .selectFrom('expenses')
      .select('amount')
      .where('household_id', '=', family.householdId)
    expect(await rows.execute()).toEqual([{ amount: 6 }, { amount: 6 }])
  })
})
