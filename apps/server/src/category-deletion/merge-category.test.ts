import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'
import { turnsDuring } from '../testing/turns.ts'

eachApp('a category that is deleted after moving its expenses', (app) => {
  let ana: Person
  let beto: Person
  beforeAll(() => app.clock.set('2026-11-20T15:00:00Z'))
  beforeEach(async () => {
    ana = await app.register({}, { name: 'Ana Gómez' })
    beto = await app.join(ana)
  })

  const create = async (name: string, person = ana) =>
    (await person.send('createCategory', { body: { name } })).ok().category.id
  const spend = async (description: string, category_id: string, person = ana) =>
    (await person.send('createExpense', { body: { description, amount: 20, category_id } })).ok().expense
  const merge = (id: string, into: string, person = ana) =>
    person.send('deleteCategory', { params: { id }, query: { move_to: into } })
  const find = async (id: string) =>
    (await ana.send('listCategories')).ok().categories.find((category) => category.id === id)
  const budgets = async () => (await ana.send('listBudgets')).ok().budgets

  it('gives them, with their history, and what comes back and is learned to the other one', async () => {
    const [from, into] = [await create('Súper chino'), await create('Almacén')]
    const [bread, wine, old] = [
      await spend('Pan', from),
      await spend('Vino', from, beto),
      await spend('Té', from),
    ]
    ;(await ana.send('deleteExpense', { params: { id: old.id } })).ok()
    const series = { expense_id: bread.id, every: 'month' }
    ;(await ana.send('repeatExpense', { body: series })).ok()
    const move = { params: { id: wine.id }, body: { category_id: into } }
    ;(await ana.send('changeExpense', move)).ok()
    ;(await ana.send('changeExpense', { ...move, body: { category_id: from } })).ok()

    expect((await merge(from, into)).ok()).toMatchObject({ outcome: 'deleted', expenses_count: 2 })
    expect(await find(from)).toBeUndefined()
    expect(await find(into)).toMatchObject({ expenses_count: 2, month_count: 2, month_total: 40 })
    const { changes } = (await beto.send('expenseHistory', { params: { id: bread.id } })).ok()
    expect(changes.at(-1)).toMatchObject({
      ...{ action: 'changed', user_name: 'Ana Gómez' },
      changes: [{ field: 'category', before: 'Súper chino', after: 'Almacén' }],
    })
    const { expense } = (await ana.send('restoreExpense', { params: { id: old.id } })).ok()
    expect(expense).toMatchObject({ category_name: 'Almacén' })
    const { recurring_expenses } = (await ana.send('listRecurring')).ok()
    expect(recurring_expenses).toMatchObject([{ category_name: 'Almacén' }])
    const suggested = await ana.send('suggestCategory', { body: { description: 'Vino' } })
    expect(suggested.ok().category_id).toBe(into)
    expect((await ana.send('listExpenses')).ok()).toMatchObject({ total_count: 3, general_total: 60 })
  })

  it('gives its budget to the other one only if that has none', async () => {
    const [first, second, third] = [await create('Uno'), await create('Dos'), await create('Tres')]
    await spend('Pan', first)
    const set = (category_id: string, amount: number) =>
      ana.send('setBudget', { body: { category_id, amount } })
    ;(await set(first, 100)).ok()
    ;(await merge(first, second)).ok()
    expect(await budgets()).toMatchObject([{ category_id: second, available: 100, spent: 20 }])
    ;(await set(third, 300)).ok()
    ;(await merge(second, third)).ok()
    expect(await budgets()).toMatchObject([{ category_id: third, available: 300, spent: 20 }])
  })

  it('leaves one budget if the other one is given its own at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const [from, into] = [await create(`De ${round}`), await create(`A ${round}`)]
      const set = (category_id: string, amount: number) =>
        ana.send('setBudget', { body: { category_id, amount } })
      ;(await set(from, 100)).ok()
      const [merged, own] = await Promise.all([merge(from, into), set(into, 50)])
      expect([merged.status, own.status]).toEqual([200, 200])
      expect(await budgets()).toMatchObject([{ category_id: into, available: 50 }])
      ;(await ana.send('deleteBudget', { params: { id: (await budgets())[0]?.id ?? '' } })).ok()
    }
  })

  it('needs another active category of the household, and the right to change each expense', async () => {
    const [from, into, away] = [await create('Uno'), await create('Dos'), await create('Tres')]
    await spend('Pan', from)
    await spend('Té', away)
    ;(await ana.send('deleteCategory', { params: { id: away } })).ok()
    const elsewhere = await create('Dos', await app.register())
    for (const other of [from, away, elsewhere, 'x'])
      expect((await merge(from, other)).status, other).toBe(422)
    expect((await merge(elsewhere, into)).status).toBe(404)
    expect((await merge(from, into, beto)).status).toBe(403)
    expect(await find(from)).toMatchObject({ is_active: true, expenses_count: 1 })
    expect((await merge(away, into)).ok()).toMatchObject({ expenses_count: 1 })
  })

  it('loses nothing if two are moved into each other at the same time', async () => {
    const [one, other] = [await create('Uno'), await create('Dos')]
    for (const category of [one, other]) await spend('Pan', category)
    const answers = await Promise.all([merge(one, other), merge(other, one)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const left = (await find(one)) ?? (await find(other))
    expect(left).toMatchObject({ expenses_count: 2, month_total: 40 })
  })

  it('lets other requests run while it has many expenses', async () => {
    const rows = Array.from({ length: 1200 }, (_, n) => `2026-11-02,Cosa ${n},1,Uno`)
    const csv = ['date,description,amount,category', ...rows].join('\n')
    ;(await ana.send('importExpenses', { body: { csv } })).ok()
    const { categories } = (await ana.send('listCategories')).ok()
    const from = categories.find(({ name }) => name === 'Uno')?.id ?? ''
    const into = await create('Dos')
    const merged = merge(from, into)
    expect(await turnsDuring(merged)).toBeGreaterThan(1200)
    expect((await merged).ok().expenses_count).toBe(1200)
    expect(await find(into)).toMatchObject({ expenses_count: 1200, month_total: 1200 })
  })
})
