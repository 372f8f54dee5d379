import { serverLimits } from '@casita/contract'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'
import { pictures } from '../testing/pictures.ts'
import { turnsDuring } from '../testing/turns.ts'

eachApp('an import', (app) => {
  let ana: Person
  let beto: Person
  beforeAll(() => app.clock.set('2026-11-20T15:00:00Z'))
  beforeEach(async () => {
    ana = await app.register({}, { name: 'Ana Gómez' })
    beto = await app.join(ana)
  })

  const csvOf = (...rows: string[]) => ['date,description,amount,category', ...rows].join('\n')
  const many = (count: number) => Array.from({ length: count }, (_, n) => `2026-11-02,Cosa ${n},1,`)
  const bring = (csv: string, person = ana) => person.send('importExpenses', { body: { csv } })
  const brought = async (csv: string, person = ana) => (await bring(csv, person)).ok().import_id ?? ''
  const takeBack = (id: string, person = ana, headers = {}) =>
    person.send('takeBackImport', { params: { id }, headers })
  const list = async (person = ana) => (await person.send('listExpenses')).ok()
  const imports = async (person = ana) => (await person.send('listImports')).ok().imports
  const named = async (description: string) => {
    const found = (await list()).expenses.find((expense) => expense.description === description)
    return { params: { id: found?.id ?? '' } }
  }

  it('is listed with its author, number of expenses and total, latest first', async () => {
    const first = await brought(csvOf('2026-11-02,Pan,10.5,', '2026-11-03,Luz,20,'))
    const second = await brought(csvOf('2026-11-02,Pan,10.5,', '2026-11-03,Gas,5,'), beto)
    expect((await bring(csvOf('2026-11-02,Pan,10.5,'))).ok()).toMatchObject({ import_id: null, known: 1 })
    expect(await imports()).toMatchObject([
      { id: second, imported: 1, total: 5, row_count: 2, rows_done: 2, state: 'done', can_take_back: true },
      { id: first, imported: 2, total: 30.5, user_name: 'Ana Gómez', created_at: '2026-11-20T15:00:00.000Z' },
    ])
    expect((await imports(beto)).map(({ can_take_back }) => can_take_back)).toEqual([true, false])
    expect(await imports(await app.register())).toEqual([])
  })

  it('gives the categories it creates the icons that their names tell, and colours that no other has', async () => {
    const names = ['Alquiler', 'Nafta', 'Veterinario', 'Cosas varias', 'Farmacia']
    await brought(csvOf(...names.map((name) => `2026-11-02,Pago,10,${name}`)))
    const { categories } = (await ana.send('listCategories')).ok()
    const created = names.map((name) => categories.find((each) => each.name === name))
    expect(created.map((category) => category?.icon)).toEqual(['🏠', '🚌', '🐶', null, '💊'])
    const active = categories.filter(({ is_active }) => is_active)
    expect(new Set(active.map(({ color }) => color)).size).toBe(active.length)
  })

  it('is undone as a whole, as if each of its expenses were deleted', async () => {
    ;(await ana.send('setBudget', { body: { amount: 100 } })).ok()
    ;(await ana.send('createExpense', { body: { description: 'Mate', amount: 7 } })).ok()
    const id = await brought(csvOf('2026-11-02,Pan,10,', '2026-10-03,Luz,20,'))
    const { params } = await named('Pan')
    expect((await takeBack(id)).ok()).toMatchObject({ deleted: 2, kept: 0, category_names: [] })
    expect(await list(beto)).toMatchObject({ total_count: 1, general_total: 7 })
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ spent: 7 }])
    const { changes } = (await ana.send('expenseHistory', { params })).ok()
    expect(changes).toMatchObject([{ action: 'created' }, { action: 'deleted', user_name: 'Ana Gómez' }])
    expect(await imports()).toMatchObject([{ state: 'taken_back', imported: 2, can_take_back: false }])
    expect((await ana.send('deletedExpenses')).ok().expenses).toHaveLength(2)
    ;(await ana.send('restoreExpense', { params })).ok()
    expect(await list()).toMatchObject({ total_count: 2, general_total: 17 })
  })

  it('keeps and counts the expenses that somebody has changed when it is undone', async () => {
    const names = ['Pan', 'Luz', 'Gas', 'Agua', 'Tren', 'Vino']
    const id = await brought(csvOf(...names.map((name) => `2026-11-02,${name},10,`)))
    ;(await ana.send('changeExpense', { ...(await named('Pan')), body: { amount: 11 } })).ok()
    const receipt = { body: pictures['image/png'], headers: { 'content-type': 'image/png' } }
    ;(await ana.send('attachReceipt', { ...(await named('Luz')), ...receipt })).ok()
    const gas = await named('Gas')
    ;(await ana.send('deleteExpense', gas)).ok()
    ;(await ana.send('restoreExpense', gas)).ok()
    ;(await ana.send('deleteExpense', await named('Agua'))).ok()
    // To what it was is no change.
    ;(await ana.send('changeExpense', { ...(await named('Tren')), body: { amount: 10 } })).ok()
    expect((await takeBack(id)).ok()).toMatchObject({ deleted: 2, kept: 3 })
    expect((await list()).expenses.map(({ description }) => description).sort()).toEqual([
      'Gas',
      'Luz',
      'Pan',
    ])
    expect(await list()).toMatchObject({ general_total: 31 })
  })

  it('is undone once, even if several requests undo it at the same time', async () => {
    const id = await brought(csvOf('2026-11-02,Pan,10,', '2026-11-03,Luz,20,'), beto)
    const answers = await Promise.all([takeBack(id), takeBack(id, beto), takeBack(id, beto)])
    expect(answers.map((answer) => answer.ok().deleted).sort()).toEqual([0, 0, 2])
    const again = await brought(csvOf('2026-11-02,Té,3,'))
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = (await takeBack(again, ana, key)).ok()
    expect(first).toMatchObject({ deleted: 1 })
    expect((await takeBack(again, ana, key)).ok()).toEqual(first)
    expect(await list()).toMatchObject({ total_count: 0, general_total: 0 })
  })

  it('loses no change that others make to its expenses while it is being undone', async () => {
    const id = await brought(csvOf(...many(20)))
    const ids = (await list()).expenses.map((expense) => expense.id)
    const [taken, ...changed] = await Promise.all([
      takeBack(id),
      ...ids.map((expense) => ana.send('changeExpense', { params: { id: expense }, body: { amount: 2 } })),
    ])
    const kept = changed.filter(({ status }) => status === 200).length
    expect(taken.ok()).toMatchObject({ deleted: 20 - kept, kept })
    expect(changed.filter(({ status }) => status === 404)).toHaveLength(20 - kept)
    expect(await list()).toMatchObject({ total_count: kept, general_total: 2 * kept })
  })

  it('can be repeated after it was undone, without duplicates', async () => {
    const csv = csvOf('2026-11-02,Pan,10,', '2026-11-03,Luz,20,', '2026-11-04,Gas,30,', '2026-11-05,Té,40,')
    const id = await brought(csv)
    ;(await ana.send('changeExpense', { ...(await named('Pan')), body: { amount: 11 } })).ok()
    ;(await ana.send('deleteExpense', await named('Té'))).ok()
    const luz = await named('Luz')
    ;(await takeBack(id)).ok()
    ;(await ana.send('restoreExpense', luz)).ok()
    const again = (await bring(csv, beto)).ok()
    expect(again).toMatchObject({ imported: 2, known: 2 })
    expect(await list()).toMatchObject({ total_count: 4, general_total: 101 })
    expect((await bring(csv)).ok()).toMatchObject({ imported: 0, known: 4 })
    expect((await takeBack(again.import_id ?? '')).ok()).toMatchObject({ deleted: 2 })
    expect(await list()).toMatchObject({ total_count: 2, general_total: 31 })
  })

  it('removes its unused categories when it is undone, and restores them when it is repeated', async () => {
    const csv = csvOf(
      ...['Club', 'Perro', 'Auto', 'Coro', 'Ropa'].map((name) => `2026-11-02,De ${name},10,${name}`),
    )
    const id = await brought(csv)
    const idOf = async (name: string) =>
      (await ana.send('listCategories')).ok().categories.find((category) => category.name === name)?.id ?? ''
    const spent = { description: 'Cuota', amount: 5, category_id: await idOf('Club') }
    ;(await beto.send('createExpense', { body: spent })).ok()
    ;(await ana.send('setBudget', { body: { amount: 100, category_id: await idOf('Auto') } })).ok()
    ;(await ana.send('changeExpense', { ...(await named('De Coro')), body: { amount: 12 } })).ok()
    const { id: expense_id } = (await named('De Ropa')).params
    ;(await ana.send('repeatExpense', { body: { expense_id, every: 'month' } })).ok()
    expect((await takeBack(id)).ok()).toMatchObject({ deleted: 4, kept: 1, category_names: ['Perro'] })
    const isActive = async () => {
      const { categories } = (await ana.send('listCategories')).ok()
      return Object.fromEntries(categories.map(({ name, is_active }) => [name, is_active]))
    }
    expect(await isActive()).toMatchObject({ Club: true, Auto: true, Coro: true, Ropa: true, Perro: false })
    expect((await bring(csv)).ok()).toMatchObject({ imported: 4, category_names: ['Perro'] })
    expect(await isActive()).toMatchObject({ Perro: true })
    expect((await list()).expenses.find((each) => each.description === 'De Perro')?.category_name).toBe(
      'Perro',
    )
    // What somebody puts away by hand stays away.
    ;(await ana.send('deleteCategory', { params: { id: await idOf('Perro') } })).ok()
    expect((await bring(csvOf('2026-11-09,Hueso,1,Perro'))).ok()).toMatchObject({ category_names: [] })
  })

  it('returns the same answer to a retry with its key, and refuses one after it was undone', async () => {
    const body = { csv: csvOf('2026-11-02,Pan,10,Club', '2026-11-03,Luz,20,') }
    const send = (key: string, person = ana) =>
      person.send('importExpenses', { body, headers: { 'idempotency-key': key } })
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const answers = await Promise.all([send(first), send(first)])
    const told = answers.map((answer) => answer.ok())
    expect(told[0]).toMatchObject({ imported: 2, known: 0, category_names: ['Club'] })
    expect(told[1]).toEqual(told[0])
    expect((await send(second)).ok()).toMatchObject({ imported: 0, known: 2, import_id: null })
    expect((await send(first, beto)).ok()).toMatchObject({ imported: 0, known: 2 })
    ;(await takeBack(told[0]?.import_id ?? '')).ok()
    expect((await send(first)).problem()).toMatchObject({ code: 'import_taken_back' })
    expect((await send(second)).ok()).toMatchObject({ imported: 2, known: 0, category_names: ['Club'] })
  })

  it('refuses the key of another file, and records nothing of this one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = (row: string) => ana.send('importExpenses', { body: { csv: csvOf(row) }, headers })
    ;(await send('2026-11-02,Pan,10,')).ok()
    expect((await send('2026-11-03,Luz,20,')).problem()).toMatchObject({ code: 'idempotency_conflict' })
    expect(await list()).toMatchObject({ total_count: 1, general_total: 10 })
  })

  it('shows its progress after an interruption, continues with the same file and is undone as one', async () => {
    // Nearly as much as a household can have.
    const largest = '999999999999.99'
    await brought(csvOf(...Array.from({ length: 59 }, () => `2026-11-01,Castillo,${largest},`)))
    const castle = await named('Castillo')
    const latest = async () => (await imports())[0]
    const csv = csvOf(...many(501), `2026-11-02,Última,${largest},Nueva`)
    expect((await bring(csv)).problem()).toMatchObject({ code: 'ledger_full' })
    const cut = await latest()
    expect(cut).toMatchObject({ state: 'running', row_count: 502, imported: 500, total: 500 })
    expect(cut?.rows_done).toBe(500)
    app.clock.advance((serverLimits.importSilenceMinutes * 60 + 1) * 1000)
    expect(await latest()).toMatchObject({ id: cut?.id, state: 'cut_off' })
    ;(await ana.send('deleteExpense', castle)).ok()
    expect((await bring(csv)).ok()).toMatchObject({ imported: 502, known: 0, import_id: cut?.id })
    expect(await latest()).toMatchObject({ state: 'done', imported: 502, rows_done: 502 })
    expect((await takeBack(cut?.id ?? '')).ok()).toMatchObject({ deleted: 502, category_names: ['Nueva'] })
    expect(await list()).toMatchObject({ total_count: 58 })
  })

  it('stops when it is undone while it is still running', async () => {
    const bringing = bring(csvOf(...many(5000)))
    const running = await vi.waitUntil(async () => (await imports())[0], { timeout: 10_000 })
    expect(running).toMatchObject({ state: 'running', row_count: 5000 })
    expect(running.rows_done).toBe(running.imported)
    const { deleted } = (await takeBack(running.id)).ok()
    expect((await bringing).problem()).toMatchObject({ code: 'import_taken_back' })
    expect(deleted).toBeGreaterThanOrEqual(running.imported)
    expect(await imports()).toMatchObject([{ state: 'taken_back', imported: deleted }])
    expect(await list()).toMatchObject({ total_count: 0, general_total: 0 })
  })

  it('stops when its author is removed while it is still running', async () => {
    const bringing = bring(csvOf(...many(5000)), beto)
    const running = await vi.waitUntil(async () => (await imports())[0], { timeout: 10_000 })
    ;(await ana.send('removeMember', { params: { id: running.user_id } })).ok()
    const { total_count } = await list()
    expect((await bringing).problem()).toMatchObject({ code: 'no_household' })
    expect(await list()).toMatchObject({ total_count })
    expect(total_count).toBeLessThan(5000)
    expect((await takeBack(running.id)).ok()).toMatchObject({ deleted: total_count })
  })

  it('with many rows lets other requests run while it is undone', async () => {
    const id = await brought(csvOf(...many(900)))
    expect(await turnsDuring(takeBack(id))).toBeGreaterThan(900)
    expect(await list()).toMatchObject({ total_count: 0 })
  })
})
