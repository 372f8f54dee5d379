import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../db/ids.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { biggestIds } from './month-overview.service.ts'

eachEngine('the biggest expenses of a month', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  it('are read from an index without sorting the month', async () => {
    const ana = await app.register()
    await ana.send('createExpense', { body: { description: 'Pan', amount: 10 } })
    const { db } = app.app.deps
    const { household_id, added_by } = await db.read
      .selectFrom('expenses')
      .select(['household_id', 'added_by'])
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 3000 }, (_, n) => ({
      household_id,
      id: newId(),
      added_by,
      paid_by: added_by,
      amount: (n * 7919) % 100_003,
      description: 'x',
      search_key: 'x',
      source: 'web' as const,
      expense_date: `2026-${n % 2 ? '10' : '11'}-${String((n % 28) + 1).padStart(2, '0')}`,
      created_at: '2026-11-20T15:00:00.000Z',
      updated_at: '2026-11-20T15:00:00.000Z',
    }))
    await db.transaction(async (tx) => {
      for (let at = 0; at < rows.length; at += 500)
        await tx
          .insertInto('expenses')
          .values(rows.slice(at, at + 500))
          .execute()
      await sql`analyze expenses`.execute(tx)
    })

    const asked = biggestIds(db.read, household_id, '2026-11-01')
    const explain = sql.raw(engine === 'sqlite' ? 'explain query plan' : 'explain')
    const { rows: steps } = await sql`${explain} select id from ${asked} as found`.execute(db.read)
    const plan = JSON.stringify(steps)
    expect(plan).toContain('expenses_biggest')
    expect(plan).not.toMatch(/sort|temp b-tree|seq scan|bitmap/i)

    const found = await asked.execute()
    const byAmount = rows
      .filter(({ expense_date }) => expense_date.startsWith('2026-11'))
      .sort((a, b) => b.amount - a.amount)
    expect(found.map(({ id }) => id)).toEqual(byAmount.slice(0, 5).map(({ id }) => id))
  })
})
