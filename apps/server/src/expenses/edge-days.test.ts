import { beforeAll, expect, it } from 'vitest'
import { eachApp } from '../testing/app.ts'

eachApp('the first and last day of a page', (app) => {
  beforeAll(() => app.clock.set('2026-11-20T15:00:00Z'))

  it('have the sum of the whole day on every page, within the filters', async () => {
    const ana = await app.register()
    const { id } = (await ana.send('createCategory', { body: { name: 'Aparte' } })).ok().category
    for (const [expense_date, amount, category_id] of [
      ['2026-11-18', 100, id],
      ['2026-11-19', 10.25, id],
      ['2026-11-19', 20, null],
      ['2026-11-19', 3, id],
      ['2026-11-20', 1, id],
    ] as const) {
      const body = { description: 'Café', expense_date, amount, category_id }
      ;(await ana.send('createExpense', { body })).ok()
    }
    const list = async (query: Record<string, string>) =>
      (await ana.send('listExpenses', { query: { per_page: '2', ...query } })).ok()
    const edges = async (query: Record<string, string>) => (await list({ days: 'edges', ...query })).edge_days
    const whole = { day: '2026-11-19', total: 33.25 }
    expect(await edges({})).toEqual([whole])
    expect(await edges({ page: '2' })).toEqual([whole])
    expect(await edges({ page: '3' })).toEqual([{ day: '2026-11-18', total: 100 }])
    expect(await edges({ category_id: id })).toEqual([{ day: '2026-11-19', total: 13.25 }])
    expect(await edges({ search: 'cafe', start_date: '2026-11-19' })).toEqual([whole])
    expect(await edges({ per_page: '9' })).toEqual([])
    expect(await edges({ sort: 'largest' })).toBeUndefined()
    expect(await list({})).not.toHaveProperty('edge_days')
  })
})
