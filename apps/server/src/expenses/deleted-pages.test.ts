import { expect, it } from 'vitest'
import { eachApp } from '../testing/app.ts'

eachApp('the pages of deleted expenses', (app) => {
  it('contain all that was deleted, latest first, page by page', async () => {
    const ana = await app.register()
    const rows = Array.from({ length: 101 }, (_, n) => `2026-11-02,Fila ${n},${n + 1}`)
    const csv = ['date,description,amount', ...rows].join('\n')
    const { import_id: id } = (await ana.send('importExpenses', { body: { csv } })).ok()
    const kept = (await ana.send('createExpense', { body: { description: 'Café', amount: 3200 } })).ok()
      .expense
    ;(await ana.send('takeBackImport', { params: { id: id ?? '' } })).ok()
    const page = async (query: Record<string, string> = {}) =>
      (await ana.send('deletedExpenses', { query })).ok()
    const [first, second] = [await page(), await page({ page: '2' })]
    expect(first).toMatchObject({ total_count: 101, has_next: true })
    expect(second).toMatchObject({ total_count: 101, has_next: false })
    expect([first.expenses.length, second.expenses.length]).toEqual([100, 1])
    const listed = [...first.expenses, ...second.expenses]
    expect(new Set(listed.map((expense) => expense.id)).size).toBe(101)
    ;(await ana.send('restoreExpense', { params: { id: second.expenses[0]?.id ?? '' } })).ok()
    expect(await page()).toMatchObject({ total_count: 100, has_next: false })
    app.clock.advance(1000)
    ;(await ana.send('deleteExpense', { params: { id: kept.id } })).ok()
    const [latest, ...more] = (await page({ per_page: '1' })).expenses
    expect([latest?.id, more]).toEqual([kept.id, []])
  })
})
