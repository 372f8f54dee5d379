import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../db/ids.ts'
import { inTransaction } from '../db/work.ts'
import { countSpending } from '../spending/spending.ts'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

/** Enough that most pages are more than `fewRows` away from both ends. */
const many = 2400

eachEngine('late pages of the ledger', (engine) => {
  let app: TestApp
  let ana: Person
  let all: string[]
  let categories: string[]
  beforeAll(async () => {
    app = await createTestApp(engine)
    ana = await app.register()
    categories = (await ana.send('listCategories')).ok().categories.map(({ id }) => id)
    const { expense } = (await ana.send('createExpense', { body: { description: 'x', amount: 1 } })).ok()
    await inTransaction(app.app.deps, async (work) => {
      const [stored] = await work.db.selectFrom('expenses').selectAll().where('id', '=', expense.id).execute()
      if (!stored) throw new Error('the first expense is not there')
      const { expense_month: _, ...like } = stored
      const rows = Array.from({ length: many - 1 }, (_, n) => ({
        ...like,
        id: newId(),
        category_id: n % 2 === 0 ? (categories[0] ?? null) : null,
        // Spread unevenly over three years, with many on one day.
        expense_date: new Date(Date.UTC(2024, 0, n % 10 === 0 ? 400 : (n * 17) % 1000))
          .toISOString()
          .slice(0, 10),
      }))
      for (let from = 0; from < rows.length; from += 500)
        await work.db
          .insertInto('expenses')
          .values(rows.slice(from, from + 500))
          .execute()
      for (const row of rows) countSpending(work, stored.household_id, null, row)
    })
    all = await idsOf({ per_page: '100000' })
  }, 120_000)
  afterAll(() => app.close())

  const idsOf = async (query: Record<string, string>) =>
    (await ana.send('listExpenses', { query })).ok().expenses.map(({ id }) => id)

  it('contain the same rows as one page with the whole ledger', async () => {
    expect(all).toHaveLength(many)
    for (const page of [1, 2, 33, 34, 36, 40, 44, 46, 47, 60, 79, 80])
      expect(await idsOf({ page: `${page}`, per_page: '30' }), `page ${page}`).toEqual(
        all.slice((page - 1) * 30, page * 30),
      )
  }, 60_000)

  it('end where the ledger ends', async () => {
    expect(await idsOf({ page: '69', per_page: '35' })).toEqual(all.slice(68 * 35))
    expect(await idsOf({ page: '70', per_page: '35' })).toEqual([])
  })

  it.each([
    ['a category', () => ({ category_id: categories[0] ?? '' })],
    ['no category', () => ({ category_id: 'none' })],
    ['a period with torn months', () => ({ start_date: '2024-01-20', end_date: '2026-08-11' })],
  ])(
    'also contain the right rows when they are filtered by %s',
    async (_, filters) => {
      const filter = filters()
      const whole = await idsOf({ ...filter, per_page: '100000' })
      expect(whole.length).toBeGreaterThan(1000)
      for (let page = 1; page <= Math.ceil(whole.length / 50); page += 3)
        expect(await idsOf({ ...filter, page: `${page}`, per_page: '50' }), `page ${page}`).toEqual(
          whole.slice((page - 1) * 50, page * 50),
        )
    },
    60_000,
  )
})
