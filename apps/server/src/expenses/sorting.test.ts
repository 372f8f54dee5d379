import { expect, it } from 'vitest'
import { eachApp } from '../testing/app.ts'

eachApp('a ledger sorted by amount', (app) => {
  const family = async () => {
    const ana = await app.register()
    for (const [description, amount, expense_date] of [
      ['Pan', 900, '2026-03-05'],
      ['Alquiler', 420_000, '2026-03-01'],
      ['Luz', 38_000.5, '2026-02-10'],
      ['Gas', 38_000.5, '2026-03-02'],
      ['Nafta', 61_000, '2026-01-20'],
    ] as const)
      (await ana.send('createExpense', { body: { description, amount, expense_date } })).ok()
    return ana
  }

  it('lists the largest first across all pages, and the newest first among equal amounts', async () => {
    const ana = await family()
    const pages = await Promise.all(
      ['1', '2', '3'].map(async (page) =>
        (await ana.send('listExpenses', { query: { sort: 'largest', per_page: '2', page } })).ok(),
      ),
    )
    expect(pages.map(({ expenses }) => expenses.map(({ description }) => description))).toEqual([
      ['Alquiler', 'Nafta'],
      ['Gas', 'Luz'],
      ['Pan'],
    ])
    expect(pages.map(({ total_count, has_next }) => [total_count, has_next])).toEqual([
      [5, true],
      [5, true],
      [5, false],
    ])
    // Sorting does not count as a filter.
    expect(pages[0]?.filtered_total).toBeUndefined()
  })

  it('applies the filters', async () => {
    const ana = await family()
    const query = { sort: 'largest', start_date: '2026-02-01', end_date: '2026-03-03' }
    const { expenses } = (await ana.send('listExpenses', { query })).ok()
    expect(expenses.map(({ description }) => description)).toEqual(['Alquiler', 'Gas', 'Luz'])
  })

  it('refuses unknown orders and pages of more than 1000 expenses', async () => {
    const ana = await app.register()
    expect((await ana.send('listExpenses', { query: { sort: 'prettiest' } })).status).toBe(422)
    const long = { sort: 'largest', per_page: '1001' }
    expect((await ana.send('listExpenses', { query: long })).status).toBe(422)
  })
})
