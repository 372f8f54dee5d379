import { beforeEach, expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

eachApp('the amount of a budget', (app) => {
  let ana: Person
  beforeEach(async () => {
    app.clock.set('2026-11-20T15:00:00Z')
    ana = await app.register()
  })

  const set = async (body: object) => (await ana.send('setBudget', { body })).ok().budget
  const list = async () => (await ana.send('listBudgets')).ok().budgets

  it('for every month also replaces this month’s, but not that of a later month', async () => {
    await set({ amount: 100 })
    await set({ amount: 300, month: '2026-12-24' })
    await set({ amount: 250, month: '2026-11-30' })
    expect(await set({ amount: 120 })).toMatchObject({ usual_amount: 120, amount: 120, available: 120 })
    app.clock.set('2026-12-10T15:00:00Z')
    await app.signInAgain(ana)
    expect(await list()).toMatchObject([{ usual_amount: 120, amount: 300 }])
  })

  it('for every month also replaces this month’s when the first day changes', async () => {
    await set({ amount: 100 })
    await set({ amount: 250, month: '2026-11-30' })
    expect(await set({ amount: 130, month_starts_on: 5 })).toMatchObject({ usual_amount: 130, amount: 130 })
  })

  it('that is 0 from an earlier version is shown and can be changed', async () => {
    const { id } = await set({ amount: 100 })
    await app.app.deps.db.transaction((tx) =>
      tx.updateTable('budgets').set({ amount: 0 }).where('id', '=', id).execute(),
    )
    expect(await list()).toMatchObject([{ amount: 0, percent: 0 }])
    ;(await ana.send('createExpense', { body: { description: 'x', amount: 10 } })).ok()
    expect(await list()).toMatchObject([{ left: -10, percent: 100, state: 'over' }])
    expect(await set({ amount: 100 })).toMatchObject({ amount: 100, percent: 10 })
  })
})
