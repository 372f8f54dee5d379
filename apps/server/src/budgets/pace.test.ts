import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('the pace of a budget', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

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
})
