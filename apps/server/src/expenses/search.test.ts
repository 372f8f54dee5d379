import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../db/ids.ts'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { ledgerRows, totalOf } from './ledger.service.ts'
import { searchFor } from './search.ts'

eachEngine('a search in the ledger', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const family = async (currency: 'ARS' | 'USD' = 'ARS') => {
    const ana = await app.register({ household_currency: currency })
    const { category } = (await ana.send('createCategory', { body: { name: 'Súper de la esquina' } })).ok()
    const spend = (description: string, amount: number, category_id?: string) =>
      ana.send('createExpense', { body: { description, amount, category_id } })
    ;(await spend('Compra de Nora', 24_420.7, category.id)).ok()
    ;(await spend('Alquiler', 420_000)).ok()
    ;(await spend('Pan', 86.4)).ok()
    return ana
  }
  const find = async (person: Person, search: string) => {
    const { expenses, total_count, filtered_total } = (
      await person.send('listExpenses', { query: { search } })
    ).ok()
    const amounts = expenses.map(({ amount }) => Math.round(amount * 100))
    expect([total_count, Math.round((filtered_total ?? 0) * 100)]).toEqual([
      amounts.length,
      amounts.reduce((sum, amount) => sum + amount, 0),
    ])
    return expenses.map(({ description }) => description)
  }

  it('matches descriptions and category names regardless of case and accents', async () => {
    const ana = await family()
    expect(await find(ana, 'NORA')).toEqual(['Compra de Nora'])
    expect(await find(ana, 'súper')).toEqual(['Compra de Nora'])
    expect(await find(ana, 'de la ESQUINA')).toEqual(['Compra de Nora'])
    expect(await find(ana, 'esquina%')).toEqual([])
  })

  it.each([
    ['24.421', ['Compra de Nora']],
    ['$ 24.421', ['Compra de Nora']],
    ['24420', ['Compra de Nora']],
    ['24.420,70', ['Compra de Nora']],
    ['24.420,7', ['Compra de Nora']],
    ['24.422', []],
    ['420.000', ['Alquiler']],
    ['86,40', ['Pan']],
    ['86', ['Pan']],
    ['86,4', ['Pan']],
    ['86,04', []],
    ['999999999999999999999', []],
  ])('matches amounts as displayed or as entered: %s', async (search, found) => {
    expect(await find(await family(), search)).toEqual(found)
  })

  it('does not round amounts in a currency shown with cents', async () => {
    const ana = await family('USD')
    expect(await find(ana, '24,420.70')).toEqual(['Compra de Nora'])
    expect(await find(ana, 'USD 24,420')).toEqual(['Compra de Nora'])
    expect(await find(ana, '24,421')).toEqual([])
  })

  it('never matches a category name of another household', async () => {
    const ana = await family()
    const eva = await family()
    const { categories } = (await eva.send('listCategories')).ok()
    const name = 'Solo de Eva'
    const id = categories.find((each) => each.name === 'Súper de la esquina')?.id ?? ''
    ;(await eva.send('changeCategory', { params: { id }, body: { name } })).ok()
    expect(await find(ana, name)).toEqual([])
    expect(await find(eva, name)).toEqual(['Compra de Nora'])
  })

  it('reads only its household’s rows, and category names and currency once', async () => {
    await family()
    const ana = await family()
    const { db } = app.app.deps
    const id = (await ana.send('currentHousehold')).ok().household.id
    const big = await db.read
      .selectFrom('expenses')
      .selectAll()
      .where('household_id', '!=', id)
      .executeTakeFirstOrThrow()
    const { expense_month: _, ...like } = big
    const rows = Array.from({ length: 6000 }, () => ({ ...like, id: newId() }))
    await db.transaction(async (tx) => {
      for (let at = 0; at < rows.length; at += 300)
        await tx
          .insertInto('expenses')
          .values(rows.slice(at, at + 300))
          .execute()
      await sql`analyze`.execute(tx)
    })
    const asked = ledgerRows(db.read, id, { search: searchFor('24.421') }).as('found')
    const explain = sql.raw(engine === 'sqlite' ? 'explain query plan' : 'explain')
    const { rows: steps } = await sql`${explain} select id from ${asked}`.execute(db.read)
    const plan = JSON.stringify(steps)
    expect(plan).not.toMatch(/(seq scan on|scan) expenses|correlated/i)
    expect(await totalOf(db.read, id, { search: searchFor('24.421') })).toEqual({ count: 1, sum: 2_442_070 })
  })
})
