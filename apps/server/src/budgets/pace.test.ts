import { expect, it } from 'vitest'
import { noteDueExpenses } from '../recurring/note-due.service.ts'
import { eachApp } from '../testing/app.ts'

eachApp('the pace of a budget', (app) => {
  it.each([
    ['2026-11-04', 'ok', 3000],
    ['2026-11-05', 'watch', 2400],
  ])('counts from the fifth day on, as one purchase makes none (%s: %s)', async (day, state, projected) => {
    app.clock.set(`${day}T15:00:00Z`)
    const ana = await app.register()
    ;(await ana.send('setBudget', { body: { amount: 1000 } })).ok()
    ;(await ana.send('createExpense', { body: { description: 'Alquiler', amount: 400 } })).ok()
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ state, projected }])
  })

  it('does not rise when something is stopped that was recorded this month', async () => {
    app.clock.set('2026-11-20T15:00:00Z')
    const ana = await app.register()
    const rent = { description: 'Alquiler', amount: 400, expense_date: '2026-11-01' }
    const { id: expense_id } = (await ana.send('createExpense', { body: rent })).ok().expense
    const body = { expense_id, every: 'month' as const }
    const { id } = (await ana.send('repeatExpense', { body })).ok().recurring_expense
    app.clock.set('2026-12-10T15:00:00Z')
    await noteDueExpenses(app.app.deps)
    await app.signInAgain(ana)
    ;(await ana.send('setBudget', { body: { amount: 1000 } })).ok()
    const pace = async () => (await ana.send('listBudgets')).ok().budgets.map(({ projected }) => projected)
    expect(await pace()).toEqual([400])
    ;(await ana.send('stopRecurring', { params: { id } })).ok()
    expect(await pace()).toEqual([400])
  })
})
