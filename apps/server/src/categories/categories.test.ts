import { serverLimits } from '@casita/contract'
import { expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

eachApp('categories', (app) => {
  const create = async (person: Person, name: string) =>
    (await person.send('createCategory', { body: { name, icon: '⚽', color: '#47a172' } })).ok().category
  const find = async (person: Person, id: string) =>
    (await person.send('listCategories')).ok().categories.find((category) => category.id === id)

  it('a new category is visible to every member of the household', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const { id } = await create(ana, 'Fútbol de los chicos')
    expect(await find(beto, id)).toMatchObject({
      name: 'Fútbol de los chicos',
      icon: '⚽',
      color: '#47A172',
      is_active: true,
      expenses_count: 0,
      month_count: 0,
      month_total: 0,
    })
  })

  it('names are unique regardless of case and accents, also for twenty requests at once', async () => {
    const ana = await app.register()
    await create(ana, 'Música')
    expect((await ana.send('createCategory', { body: { name: 'MUSICA' } })).problem()).toMatchObject({
      code: 'category_exists',
    })
    // With a space of no width, a soft hyphen, and the accent written as a character of its own.
    for (const name of ['M\u00fasica\u200b', 'Mu\u00adsica', 'Mu\u0301sica'])
      expect((await ana.send('createCategory', { body: { name } })).status, JSON.stringify(name)).toBe(409)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.send('createCategory', { body: { name: 'Teatro' } })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
  })

  it.each([
    [{}, 'Category name is required'],
    [{ name: ' ' }, 'Category name is required'],
    [{ name: '\u200b\u2060\u3164\u0301' }, 'Category name is required'],
    [{ name: 'x ' }, 'Category name must be at least 2 characters'],
    [{ name: 'x'.repeat(50) }, 'Category name must be less than 50 characters'],
    [{ name: 'Teatro', color: 'red' }, 'Please enter a valid hex color code'],
    [{ name: 'Teatro', icon: 'teatro' }, 'Please choose an icon'],
  ])('%j is refused with the message of the form', async (body, message) => {
    const ana = await app.register()
    const answer = await ana.send('createCategory', { body })
    expect(answer.status).toBe(422)
    expect(answer.problem().errors?.[0]?.message).toBe(message)
  })

  it('a category keeps the valid part of its name and icon, and has a default colour', async () => {
    const ana = await app.register()
    const body = { name: ' Cine\u0000 ', icon: '🎬\u0000\ud800', color: null }
    const { category } = (await ana.send('createCategory', { body })).ok()
    expect(category).toMatchObject({ name: 'Cine', icon: '🎬', color: '#6B7280' })
    const params = { id: category.id }
    ;(await ana.send('changeCategory', { params, body: { name: 'Cine', icon: null, color: null } })).ok()
    expect(await find(ana, category.id)).toMatchObject({ name: 'Cine', icon: null, color: '#6B7280' })
    const nameless = await ana.send('changeCategory', { params, body: { icon: '🎬' } })
    expect([nameless.status, nameless.problem().detail]).toEqual([422, 'Category name is required'])
    const taken = await ana.send('changeCategory', { params, body: { name: 'SUPERMERCADO' } })
    expect([taken.status, taken.problem().code]).toEqual([409, 'category_exists'])
  })

  it('a household can have categories up to the limit and not one more', async () => {
    const ana = await app.register()
    const before = (await ana.send('listCategories')).ok().categories.length
    for (let n = before; n < serverLimits.categoriesMax; n++) await create(ana, `Número ${n}`)
    const refused = await ana.send('createCategory', { body: { name: 'Una más' } })
    expect([refused.status, refused.problem().code]).toEqual([409, 'category_limit'])
  }, 60_000)

  it('a category shows its number of expenses, and number and total of this month', async () => {
    const ana = await app.register()
    const { id } = await create(ana, 'Kiosco')
    const spend = (amount: number, expense_date?: string) =>
      ana.send('createExpense', { body: { description: 'x', amount, category_id: id, expense_date } })
    ;(await spend(100.5)).ok()
    ;(await spend(50)).ok()
    ;(await spend(7, '2020-01-01')).ok()
    expect(await find(ana, id)).toMatchObject({ expenses_count: 3, month_count: 2, month_total: 150.5 })
  })

  it('a category with expenses is deactivated, keeps them, and can be restored', async () => {
    const ana = await app.register()
    const { id } = await create(ana, 'Gimnasio')
    const { expense } = (
      await ana.send('createExpense', { body: { description: 'Cuota', amount: 20, category_id: id } })
    ).ok()
    const gone = (await ana.send('deleteCategory', { params: { id } })).ok()
    expect(gone).toMatchObject({ outcome: 'deactivated', expenses_count: 1 })
    expect(await find(ana, id)).toMatchObject({ is_active: false })
    expect((await ana.send('listExpenses')).ok().expenses[0]).toMatchObject({ category_name: 'Gimnasio' })
    const refused = await ana.send('createExpense', {
      body: { description: 'Otra', amount: 20, category_id: id },
    })
    expect(refused.status).toBe(422)
    ;(await ana.send('changeExpense', { params: { id: expense.id }, body: { amount: 21 } })).ok()
    ;(await ana.send('restoreCategory', { params: { id } })).ok()
    expect(await find(ana, id)).toMatchObject({ is_active: true })
  })

  it('a deactivated category takes back its own expense, but no other', async () => {
    const ana = await app.register()
    const { id } = await create(ana, 'Gimnasio')
    const write = async (description: string, category_id: string | null) =>
      (await ana.send('createExpense', { body: { description, amount: 20, category_id } })).ok().expense.id
    const put = (expense: string, category_id: string | null) =>
      ana.send('changeExpense', { params: { id: expense }, body: { category_id } })
    const [own, other] = [await write('Cuota', id), await write('Otra', null)]
    ;(await ana.send('deleteCategory', { params: { id } })).ok()
    ;(await put(own, null)).ok()
    ;(await put(own, id)).ok()
    expect((await ana.send('listExpenses', { query: { category_id: id } })).ok().total_count).toBe(1)
    expect((await put(other, id)).status).toBe(422)
  })

  it('an empty category is deleted; with force, a category and its expenses are', async () => {
    const ana = await app.register()
    const empty = await create(ana, 'Vacía')
    expect((await ana.send('deleteCategory', { params: { id: empty.id } })).ok().outcome).toBe('deleted')
    const full = await create(ana, 'Llena')
    ;(await ana.send('createExpense', { body: { description: 'x', amount: 20, category_id: full.id } })).ok()
    ;(await ana.send('createExpense', { body: { description: 'y', amount: 5 } })).ok()
    const gone = (
      await ana.send('deleteCategory', { params: { id: full.id }, query: { force: 'true' } })
    ).ok()
    expect(gone).toMatchObject({ outcome: 'deleted', expenses_count: 1 })
    expect(await find(ana, full.id)).toBeUndefined()
    expect((await ana.send('listExpenses')).ok()).toMatchObject({ total_count: 1, general_total: 5 })
  })

  it('only the owner may force-delete a category with expenses of others', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const { id } = await create(ana, 'De todos')
    const spend = (person: Person) =>
      person.send('createExpense', { body: { description: 'x', amount: 20, category_id: id } })
    const force = (person: Person) =>
      person.send('deleteCategory', { params: { id }, query: { force: 'true' } })
    ;(await spend(beto)).ok()
    const { expense } = (await spend(ana)).ok()
    expect((await force(beto)).status).toBe(403)
    ;(await ana.send('deleteExpense', { params: { id: expense.id } })).ok()
    expect((await force(beto)).status, 'Ana can still bring hers back').toBe(403)
    expect((await ana.send('listExpenses')).ok()).toMatchObject({ total_count: 1, general_total: 20 })
    expect((await force(ana)).ok()).toMatchObject({ outcome: 'deleted', expenses_count: 1 })
    const own = await create(beto, 'De Beto')
    ;(await beto.send('createExpense', { body: { description: 'y', amount: 5, category_id: own.id } })).ok()
    const gone = await beto.send('deleteCategory', { params: { id: own.id }, query: { force: 'true' } })
    expect(gone.ok()).toMatchObject({ outcome: 'deleted', expenses_count: 1 })
  })

  it("another household's category cannot be changed, deleted, restored or used", async () => {
    const ana = await app.register()
    const stranger = await app.register()
    const { id } = await create(ana, 'Nuestra')
    for (const call of ['changeCategory', 'deleteCategory', 'restoreCategory'] as const) {
      expect((await stranger.send(call, { params: { id }, body: { name: 'Suya' } })).status, call).toBe(404)
    }
    const body = { description: 'x', amount: 1, category_id: id }
    expect((await stranger.send('createExpense', { body })).status).toBe(422)
  })
})
