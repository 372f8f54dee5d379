import { randomInt } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '../db/ids.ts'
import type { Expenses } from '../db/tables/ledger.ts'
import { inTransaction } from '../db/work.ts'
import { countSpending } from '../spending/spending.ts'
import { eachApp, type Person } from '../testing/app.ts'

/** More than two batches of a long page, and not a multiple of the batch size. */
const rowsThere = 2345

eachApp('a page that takes more than one read', (app) => {
  let ana: Person
  beforeAll(async () => {
    ana = await app.register()
    const household_id = (await ana.send('currentHousehold')).ok().household.id
    const { id } = await ana.me()
    const now = app.clock.now().toISOString()
    const rows = Array.from({ length: rowsThere }, (_, n): Expenses => {
      const description = `n${n}`
      // Many share a day and many an instant, so that the id decides their order.
      const expense_date = `2026-11-${String(randomInt(1, 21)).padStart(2, '0')}`
      return {
        household_id,
        id: newId(),
        added_by: id,
        paid_by: id,
        amount: n,
        description,
        note: null,
        receipt_at: null,
        category_id: null,
        expense_date,
        source: 'web',
        source_ref: null,
        import_id: null,
        original_amount: null,
        original_currency: null,
        search_key: description,
        deleted_at: n % 5 === 0 ? now : null,
        created_at: now,
        updated_at: now,
      }
    })
    await inTransaction(app.app.deps, async (work) => {
      for (let n = 0; n < rows.length; n += 400)
        await work.db
          .insertInto('expenses')
          .values(rows.slice(n, n + 400))
          .execute()
      for (const row of rows) if (!row.deleted_at) countSpending(work, household_id, null, row)
    })
  })

  const page = async (query: Record<string, string>) =>
    (await ana.send('listExpenses', { query })).ok().expenses

  it('lists each expense that is not deleted once, in the order of the short pages', async () => {
    const whole = await page({ per_page: '100000' })
    expect(whole).toHaveLength(rowsThere - Math.ceil(rowsThere / 5))
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
    const keys = whole.map(({ expense_date, id }) => `${expense_date} ${id}`)
    expect(keys).toEqual([...keys].sort().reverse())
    const short = [...(await page({ per_page: '1000' })), ...(await page({ per_page: '1000', page: '2' }))]
    expect(whole.map(({ id }) => id)).toEqual(short.map(({ id }) => id))
  })

  it('can be a later page, and has no more rows than requested', async () => {
    const whole = await page({ per_page: '100000' })
    const second = await page({ per_page: '1100', page: '2' })
    expect(second.map(({ id }) => id)).toEqual(whole.slice(1100).map(({ id }) => id))
    expect(await page({ per_page: '1234' })).toHaveLength(1234)
    expect(await page({ per_page: '100000', page: '2' })).toEqual([])
  })

  it('applies the filters', async () => {
    const found = await page({ per_page: '100000', start_date: '2026-11-10', search: 'N1' })
    expect(found.length).toBeGreaterThan(100)
    for (const { description, expense_date } of found) {
      expect(description).toMatch(/^n1/)
      expect(expense_date >= '2026-11-10').toBe(true)
    }
  })
})
