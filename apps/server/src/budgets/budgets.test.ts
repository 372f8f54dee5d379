import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { createTestApp, type Person, send, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('budgets', (engine) => {
  let app: TestApp
  let ana: Person
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set('2026-11-20T15:00:00Z')
    ana = await app.register()
  })

  const set = async (body: object, person = ana) => (await person.send('setBudget', { body })).ok().budget
  const list = async (person = ana) => (await person.send('listBudgets')).ok().budgets
  const spend = async (amount: number, more: object = {}, person = ana) =>
    (await person.send('createExpense', { body: { description: 'x', amount, ...more } })).ok()
  const change = async (id: string, body: object) =>
    (await ana.send('changeExpense', { params: { id }, body })).ok()
  const told = ({ budget_alerts }: { budget_alerts: { threshold: number }[] }) =>
    budget_alerts.map(({ threshold }) => threshold)
  const category = async (place = 0) =>
    (await ana.send('listCategories')).ok().categories[place]?.id ?? 'none'

  it('show the amounts spent and left and the projection for the month', async () => {
    await spend(300, { expense_date: '2026-11-01' })
    await spend(100)
    await spend(999, { expense_date: '2026-10-31' })
    expect(await set({ amount: 1000 })).toMatchObject({
      category_id: null,
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      usual_amount: 1000,
      amount: 1000,
      rollover: false,
      rollover_amount: 0,
      available: 1000,
      spent: 400,
      left: 600,
      percent: 40,
      month_gone_percent: 66.6,
      projected: 600,
      per_day: 54.54,
      state: 'ok',
      alerts: [],
    })
  })

  it('of a category count only that category and follow the household budget', async () => {
    const [groceries, food] = [await category(0), await category(1)]
    await set({ category_id: groceries, amount: 100 })
    await set({ amount: 1000 })
    await spend(30, { category_id: groceries })
    await spend(40, { category_id: food })
    await spend(50)
    expect(await list()).toMatchObject([
      { category_id: null, category_name: null, spent: 120 },
      { category_id: groceries, category_name: 'Supermercado', category_icon: '🛒', spent: 30, percent: 30 },
    ])
  })

  it('can be set, changed and deleted by any member, but not seen by outsiders', async () => {
    const beto = await app.join(ana)
    const stranger = await app.register()
    const { id } = await set({ amount: 500 }, beto)
    expect(await set({ amount: 700 })).toMatchObject({ id, amount: 700 })
    expect(await list(beto)).toMatchObject([{ id, amount: 700 }])
    expect(await list(stranger)).toEqual([])
    expect((await stranger.send('deleteBudget', { params: { id } })).status).toBe(404)
    ;(await beto.send('deleteBudget', { params: { id } })).ok()
    expect(await list()).toEqual([])
    expect((await ana.send('deleteBudget', { params: { id } })).status).toBe(404)
    expect((await set({ amount: 100 })).id).not.toBe(id)
  })

  it('keep their monthly amount, rollover and past alerts when deleted and restored', async () => {
    const { id } = await set({ amount: 100, rollover: true })
    await spend(70)
    await inMonth('2026-12-10')
    await set({ amount: 170, month: '2026-12-10' })
    expect(told(await spend(165))).toEqual([80])
    const [before] = await list()
    expect(before).toMatchObject({ amount: 170, rollover_amount: 30 })
    ;(await ana.send('deleteBudget', { params: { id } })).ok()
    for (let time = 0; time < 2; time++) (await ana.send('restoreBudget', { params: { id } })).ok()
    expect(await list()).toEqual([before])
    expect(told(await spend(5))).toEqual([])
    expect(told(await spend(40))).toEqual([100])
  })

  it('cannot be restored by strangers, nor after another budget has replaced them', async () => {
    const { id } = await set({ amount: 100 })
    ;(await ana.send('deleteBudget', { params: { id } })).ok()
    const stranger = await app.register()
    expect((await stranger.send('restoreBudget', { params: { id } })).status).toBe(404)
    await set({ amount: 200 })
    expect((await ana.send('restoreBudget', { params: { id } })).status).toBe(422)
    expect(await list()).toMatchObject([{ amount: 200 }])
  })

  it('cannot be restored beside another one that is suspended with its category', async () => {
    const category_id = await category()
    const { id } = await set({ amount: 100, category_id })
    ;(await ana.send('deleteBudget', { params: { id } })).ok()
    await set({ amount: 200, category_id })
    await spend(1, { category_id })
    ;(await ana.send('deleteCategory', { params: { id: category_id } })).ok()
    expect((await ana.send('restoreBudget', { params: { id } })).status).toBe(422)
    ;(await ana.send('restoreCategory', { params: { id: category_id } })).ok()
    expect(await list()).toMatchObject([{ amount: 200 }])
  })

  it('set by several requests at once become one budget', async () => {
    const categoryId = await category()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ana.send('setBudget', { body: { category_id: categoryId, amount: n + 1 } }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.ok().budget.id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it.each([
    [{}, 'amount'],
    [{ amount: null }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 10.001 }, 'amount'],
    [{ amount: null, month: '2026-11-01' }, 'amount'],
    [{ amount: 10, category_id: crypto.randomUUID() }, 'category_id'],
    [{ amount: 10, month_starts_on: 0 }, 'month_starts_on'],
    [{ amount: 10, month_starts_on: 32 }, 'month_starts_on'],
    [{ amount: 10, month_starts_on: 1.5 }, 'month_starts_on'],
    [{ amount: 10, month: 'november' }, 'month'],
    [{ amount: 10, rollover: 'yes' }, 'rollover'],
  ])('%j is refused', async (body, field) => {
    const answer = await ana.send('setBudget', { body })
    expect(answer.status).toBe(422)
    expect(answer.problem().errors).toMatchObject([{ path: field }])
    expect(await list()).toEqual([])
  })

  it.each([
    ['2026-11-20', 1, '2026-11-01', '2026-11-30'],
    ['2026-11-20', 25, '2026-10-25', '2026-11-24'],
    ['2026-11-25', 25, '2026-11-25', '2026-12-24'],
    ['2027-02-27', 31, '2027-01-31', '2027-02-27'],
    ['2027-02-28', 31, '2027-02-28', '2027-03-30'],
    ['2028-02-29', 30, '2028-02-29', '2028-03-29'],
    ['2027-01-05', 15, '2026-12-15', '2027-01-14'],
  ])('on %s, a month that starts on day %i goes from %s to %s', async (today, day, first, last) => {
    app.clock.set(`${today}T15:00:00Z`)
    const person = await app.register()
    await spend(1, { expense_date: first }, person)
    await spend(10, { expense_date: last }, person)
    const before = new Date(Date.parse(first) - 1).toISOString().slice(0, 10)
    const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
    for (const outside of [before, after]) await spend(100, { expense_date: outside }, person)
    expect(await set({ amount: 50, month_starts_on: day }, person)).toMatchObject({
      start_date: first,
      end_date: last,
      spent: 11,
    })
  })

  it('can have a different amount for one month, and the usual one again', async () => {
    await set({ amount: 100 })
    expect(await set({ amount: 250, month: '2026-11-30' })).toMatchObject({ usual_amount: 100, amount: 250 })
    expect(await set({ rollover: true })).toMatchObject({ usual_amount: 100, amount: 250, available: 250 })
    expect(await set({ amount: 300, month: '2026-12-24' })).toMatchObject({ usual_amount: 100, amount: 250 })
    await inMonth('2026-12-01')
    expect(await list()).toMatchObject([{ amount: 300 }])
    expect(await set({ amount: null, month: '2026-12-01' })).toMatchObject({ usual_amount: 100, amount: 100 })
  })

  it('add the rest of one month to the next if rollover is on', async () => {
    await set({ amount: 100, rollover: true })
    await spend(70)
    expect(await list()).toMatchObject([{ rollover_amount: 0, available: 100 }])
    await inMonth('2026-12-10')
    expect(await list()).toMatchObject([{ rollover_amount: 30, available: 130 }])
    await spend(150)
    await inMonth('2027-01-10')
    expect(await list()).toMatchObject([{ rollover_amount: 0, available: 100 }])
    await inMonth('2027-02-10')
    // A new usual amount does not change what the months before had left.
    expect(await set({ amount: 500 })).toMatchObject({ rollover_amount: 100, available: 600 })
    expect(await set({ rollover: false })).toMatchObject({ rollover_amount: 0, available: 500 })
  })

  it('roll over at most the last twelve months', async () => {
    await set({ amount: 100, rollover: true })
    await inMonth('2028-06-10')
    expect(await list()).toMatchObject([{ rollover_amount: 1200 }])
  })

  it('keep this month’s amount and restart rollover when the first day of the month changes', async () => {
    await set({ amount: 100, rollover: true })
    await inMonth('2026-12-10')
    await set({ amount: 170, month: '2026-12-10' })
    expect(await set({ month_starts_on: 5 })).toMatchObject({
      start_date: '2026-12-05',
      amount: 170,
      rollover: true,
      rollover_amount: 0,
    })
    await inMonth('2027-01-10')
    expect(await list()).toMatchObject([{ amount: 100, rollover_amount: 170 }])
  })

  it('are on watch from 90 % or when projected 5 % over, and over once exceeded', async () => {
    await inMonth('2026-11-30')
    await set({ amount: 1000 })
    await spend(899.99)
    expect(await list()).toMatchObject([{ state: 'ok', percent: 89.9, per_day: 100.01 }])
    await spend(0.01)
    expect(await list()).toMatchObject([{ state: 'watch', percent: 90 }])
    await spend(100)
    expect(await list()).toMatchObject([{ state: 'watch', percent: 100, left: 0, per_day: 0 }])
    await spend(0.01)
    expect(await list()).toMatchObject([{ state: 'over', left: -0.01, per_day: 0 }])
    app.clock.set('2026-11-15T15:00:00Z')
    ana = await app.register()
    await spend(524.99)
    expect(await set({ amount: 1000 })).toMatchObject({ state: 'ok', projected: 1049.98 })
    await spend(0.01)
    expect(await list()).toMatchObject([{ state: 'watch', projected: 1050 }])
  })

  it('alert when an expense crosses 80 % and when another crosses 100 %', async () => {
    const { id } = await set({ amount: 100 })
    expect(told(await spend(79.99))).toEqual([])
    const crossing = await spend(0.01)
    expect(crossing.budget_alerts).toEqual([
      {
        id,
        category_id: null,
        category_name: null,
        category_icon: null,
        category_color: null,
        start_date: '2026-11-01',
        end_date: '2026-11-30',
        threshold: 80,
        available: 100,
        spent: 80,
        left: 20,
        percent: 80,
      },
    ])
    expect(told(await spend(10))).toEqual([])
    expect(told(await spend(10))).toEqual([100])
    expect(told(await spend(10))).toEqual([])
    expect(await list()).toMatchObject([
      {
        alerts: [
          { threshold: 80, expense_id: crossing.expense.id, user_id: (await ana.me()).id },
          { threshold: 100 },
        ],
      },
    ])
  })

  it('alert only for the higher threshold that an expense crosses, and for each budget', async () => {
    const categoryId = await category()
    await set({ amount: 1000 })
    await set({ category_id: categoryId, amount: 100 })
    const { budget_alerts } = await spend(900, { category_id: categoryId })
    expect(budget_alerts.map((alert) => [alert.category_id, alert.threshold]).sort()).toEqual(
      [
        [null, 80],
        [categoryId, 100],
      ].sort(),
    )
    expect(told(await spend(1, { category_id: categoryId }))).toEqual([])
  })

  it('never alert twice for one threshold, even if the expense is edited, deleted and restored', async () => {
    const categoryId = await category()
    await set({ category_id: categoryId, amount: 100 })
    const { expense } = await spend(90)
    const { id } = expense
    expect(told(await change(id, { category_id: categoryId }))).toEqual([80])
    expect(told(await change(id, { amount: 10 }))).toEqual([])
    expect(told(await change(id, { amount: 85 }))).toEqual([])
    expect(told(await change(id, { category_id: null }))).toEqual([])
    expect(told(await change(id, { category_id: categoryId, amount: 99 }))).toEqual([])
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    await spend(40, { category_id: categoryId })
    expect(told((await ana.send('restoreExpense', { params: { id } })).ok())).toEqual([100])
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    expect(told((await ana.send('restoreExpense', { params: { id } })).ok())).toEqual([])
    expect(told(await change(id, { expense_date: '2026-10-31' }))).toEqual([])
    expect(told(await change(id, { expense_date: '2026-11-01' }))).toEqual([])
  })

  it('return the same answer and alert when a request is retried', async () => {
    await set({ amount: 100 })
    const sent = {
      body: { description: 'x', amount: 90 },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }
    const [first, again] = [
      (await ana.send('createExpense', sent)).ok(),
      (await ana.send('createExpense', sent)).ok(),
    ]
    expect(told(first)).toEqual([80])
    expect(again).toEqual(first)
  })

  it('alert once for each threshold when two members record expenses at once', async () => {
    const beto = await app.join(ana)
    const second = engine === 'postgres' ? await createApp(app.config, { clock: app.clock }) : app.app
    const both = [
      [ana, app.app],
      [beto, second],
    ] as const
    const categories = await Promise.all([0, 1, 2, 3, 4, 5].map(category))
    for (const category_id of categories) {
      await set({ category_id, amount: 100 })
      const body = { description: 'x', amount: 10, category_id }
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          both.map(([person, server]) => send(server, 'createExpense', { body }, person.token)),
        ).flat(),
      )
      expect(answers.flatMap((answer) => told(answer.ok())).sort()).toEqual([100, 80])
    }
    if (second !== app.app) await second.stop()
    expect((await list()).map(({ spent, alerts }) => [spent, alerts.length])).toEqual(
      categories.map(() => [120, 2]),
    )
  })

  it('alert for each month separately, but not for a month before the budget', async () => {
    await set({ amount: 100 })
    expect(told(await spend(90))).toEqual([80])
    expect(told(await spend(90, { expense_date: '2026-10-31' }))).toEqual([])
    await inMonth('2026-12-01')
    const late = await spend(20, { expense_date: '2026-11-30' })
    expect(late.budget_alerts).toMatchObject([{ threshold: 100, start_date: '2026-11-01', spent: 110 }])
    expect(told(await spend(80))).toEqual([80])
  })

  it('do not alert when set below the amount spent, and alert again after being raised', async () => {
    await spend(90)
    expect(await set({ amount: 100 })).toMatchObject({ spent: 90, alerts: [] })
    expect(told(await spend(1))).toEqual([])
    expect(told(await spend(9))).toEqual([100])
    expect(await set({ amount: 200 })).toMatchObject({ percent: 50, alerts: [] })
    expect(told(await spend(60))).toEqual([80])
  })

  it('are hidden while their category is deactivated, and deleted together with it', async () => {
    const id = await category()
    await set({ category_id: id, amount: 100 })
    await spend(90, { category_id: id })
    ;(await ana.send('deleteCategory', { params: { id } })).ok()
    expect(await list()).toEqual([])
    expect((await ana.send('setBudget', { body: { category_id: id, amount: 1 } })).status).toBe(422)
    ;(await ana.send('restoreCategory', { params: { id } })).ok()
    expect(await list()).toMatchObject([{ spent: 90 }])
    await set({ amount: 1000 })
    ;(await ana.send('deleteCategory', { params: { id }, query: { force: 'true' } })).ok()
    expect(await list()).toMatchObject([{ category_id: null, spent: 0 }])
  })

  it('use the month in the time zone of the member', async () => {
    app.clock.set('2026-11-30T23:30:00Z')
    for (const [zone, day] of Object.entries({ 'Asia/Tokyo': '2026-12-01', 'America/Lima': '2026-11-01' })) {
      const person = await app.register({ timezone: zone })
      expect(await set({ amount: 1 }, person)).toMatchObject({ start_date: day })
      expect((await person.send('listBudgets')).ok().budgets).toMatchObject([{ start_date: day }])
    }
  })

  it('alert for an expense on the last day of the calendar', async () => {
    await inMonth('9995-03-10')
    await set({ amount: 1, month_starts_on: 15 })
    expect(told(await spend(5, { expense_date: '9999-12-31' }))).toEqual([100])
  })

  /** Lets time pass, longer than a session lives. */
  async function inMonth(day: string): Promise<void> {
    app.clock.set(`${day}T15:00:00Z`)
    await app.signInAgain(ana)
  }
})
