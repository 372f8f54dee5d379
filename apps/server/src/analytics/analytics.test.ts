import { beforeEach, expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

eachApp('analytics', (app) => {
  let ana: Person
  let beto: Person
  let groceries: string
  let food: string
  beforeEach(async () => {
    app.clock.set('2026-11-20T15:00:00Z')
    ana = await app.register({}, { name: 'Ana' })
    beto = await app.join(ana)
    const { categories } = (await ana.send('listCategories')).ok()
    ;[groceries = '', food = ''] = categories.map(({ id }) => id)
  })

  const spend = async (person: Person, amount: number, expense_date: string, category_id?: string) => {
    const body = { description: `${amount}`, amount, expense_date, category_id: category_id ?? null }
    return (await person.send('createExpense', { body })).ok().expense
  }
  const report = async (query: Record<string, string>) => (await ana.send('spendingReport', { query })).ok()
  const month = async (query: Record<string, string> = {}, person = ana) =>
    (await person.send('monthOverview', { query })).ok()

  it('returns one bucket for a period without an interval', async () => {
    await spend(ana, 10.5, '2026-11-01')
    await spend(beto, 20, '2026-11-30')
    await spend(ana, 99, '2026-12-01')
    expect(await report({ start_date: '2026-11-01', end_date: '2026-11-30' })).toEqual({
      success: true,
      currency: 'ARS',
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      interval: 'none',
      group_by: 'none',
      groups: [{ id: null, name: null, icon: null, color: null, amount: 30.5, count: 2 }],
      buckets: [
        {
          start_date: '2026-11-01',
          end_date: '2026-11-30',
          amount: 30.5,
          count: 2,
          cells: [{ amount: 30.5, count: 2 }],
        },
      ],
      amount: 30.5,
      count: 2,
    })
  })

  it('groups by month and category, with empty months and the largest category first', async () => {
    await spend(ana, 10, '2026-09-15', groceries)
    await spend(ana, 5, '2026-11-02', groceries)
    await spend(beto, 40, '2026-11-30', food)
    await spend(beto, 1, '2026-09-14')
    const answer = await report({
      start_date: '2026-09-15',
      end_date: '2026-11-30',
      interval: 'month',
      group_by: 'category',
    })
    expect(answer.groups).toMatchObject([
      { id: food, name: 'Salidas y comida', icon: '🍕', amount: 40, count: 1 },
      { id: groceries, name: 'Supermercado', icon: '🛒', amount: 15, count: 2 },
    ])
    const none = { amount: 0, count: 0 }
    expect(answer.buckets).toEqual([
      {
        start_date: '2026-09-15',
        end_date: '2026-09-30',
        amount: 10,
        count: 1,
        cells: [none, { amount: 10, count: 1 }],
      },
      { start_date: '2026-10-01', end_date: '2026-10-31', ...none, cells: [none, none] },
      {
        start_date: '2026-11-01',
        end_date: '2026-11-30',
        amount: 45,
        count: 2,
        cells: [
          { amount: 40, count: 1 },
          { amount: 5, count: 1 },
        ],
      },
    ])
    expect(answer).toMatchObject({ amount: 55, count: 3 })
  })

  it('starts weeks on Monday and ends the last one with the period', async () => {
    for (const day of ['2026-11-13', '2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'])
      await spend(ana, Number(day.slice(8)), day)
    const answer = await report({ start_date: '2026-11-13', end_date: '2026-11-23', interval: 'week' })
    expect(answer.buckets.map(({ start_date, end_date, amount }) => [start_date, end_date, amount])).toEqual([
      ['2026-11-13', '2026-11-15', 28],
      ['2026-11-16', '2026-11-22', 38],
      ['2026-11-23', '2026-11-23', 23],
    ])
  })

  it('includes days without expenses and February 29', async () => {
    await spend(ana, 7, '2028-02-29')
    const answer = await report({ start_date: '2028-02-28', end_date: '2028-03-01', interval: 'day' })
    expect(answer.buckets.map(({ start_date, amount }) => [start_date, amount])).toEqual([
      ['2028-02-28', 0],
      ['2028-02-29', 7],
      ['2028-03-01', 0],
    ])
  })

  it('groups by the member who added the expense, and filters like the list', async () => {
    await spend(ana, 10, '2026-11-02', groceries)
    await spend(beto, 20, '2026-11-03', groceries)
    await spend(beto, 40, '2026-11-04', food)
    await spend(beto, 80, '2026-11-05')
    const { id } = await beto.me()
    ;(await ana.send('removeMember', { params: { id } })).ok()
    const period = { start_date: '2026-11-01', end_date: '2026-11-30' }
    expect((await report({ ...period, group_by: 'member' })).groups).toMatchObject([
      { id, name: 'Beto García', amount: 140, count: 3 },
      { name: 'Ana', amount: 10, count: 1 },
    ])
    for (const filter of [{ category_id: groceries }, { category_id: 'none' }, { user_id: id }]) {
      const query = { ...period, ...filter }
      const { filtered_total, total_count } = (await ana.send('listExpenses', { query })).ok()
      const { amount, count } = await report({ ...query, interval: 'week', group_by: 'category' })
      expect([amount, count]).toEqual([filtered_total, total_count])
    }
    expect((await report({ ...period, category_id: 'none', group_by: 'category' })).groups).toMatchObject([
      { id: null, name: null, amount: 80 },
    ])
  })

  it.each([
    ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-01-01', '2026-05-10', '2025-08-01', '2025-12-10'],
    ['2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
  ])('compares %s to %s with %s to %s', async (start_date, end_date, first, last) => {
    app.clock.set('2027-01-15T15:00:00Z')
    ana = await app.register({}, { name: 'Ana' })
    const { categories } = (await ana.send('listCategories')).ok()
    ;[groceries = '', food = ''] = categories.map(({ id }) => id)
    await spend(ana, 1, start_date, groceries)
    for (const day of [first, last]) await spend(ana, 10, day, food)
    const answer = await report({ start_date, end_date, compare: 'true', group_by: 'category' })
    expect(answer.previous).toEqual({ start_date: first, end_date: last, amount: 20, count: 2 })
    expect(answer.groups).toMatchObject([
      { id: groceries, amount: 1, count: 1, previous: { amount: 0, count: 0 } },
      { id: food, amount: 0, count: 0, previous: { amount: 20, count: 2 } },
    ])
  })

  it.each([
    ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-20'],
    ['2025-12-01', '2026-11-30', '2024-12-01', '2025-11-20'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-11-20'],
    ['2026-09-01', '2026-11-30', '2026-06-01', '2026-08-20'],
    ['2026-11-16', '2026-11-22', '2026-11-09', '2026-11-13'],
    ['2026-11-20', '2026-11-30', '2026-11-09', '2026-11-09'],
    ['2026-11-21', '2026-11-30', '2026-11-11', '2026-11-20'],
  ])(
    'compares %s to %s, which is still running, with %s to %s',
    async (start_date, end_date, first, last) => {
      const { previous } = await report({ start_date, end_date, compare: 'true' })
      expect(previous).toMatchObject({ start_date: first, end_date: last })
    },
  )

  it('compares nothing with a time before the first day of all', async () => {
    await spend(ana, 100, '1900-01-05', groceries)
    await spend(ana, 50, '1900-02-05', groceries)
    const january = { start_date: '1900-01-01', end_date: '1900-01-31', compare: 'true' } as const
    const february = { ...january, start_date: '1900-02-01', end_date: '1900-02-28' }
    const first = await report({ ...january, group_by: 'category' })
    expect(first).toMatchObject({ amount: 100, groups: [{ amount: 100 }] })
    expect(first).not.toHaveProperty('previous')
    expect(first.groups[0]).not.toHaveProperty('previous')
    expect(await report(february)).toMatchObject({ amount: 50, previous: { amount: 100 } })
    expect(await month({ month: '1900-02' })).toMatchObject({ change: -0.5 })
    const refused = await ana.send('monthOverview', { query: { month: '1900-01' } })
    expect(refused.status).toBe(422)
  })

  it.each([
    {},
    { start_date: '2026-11-01' },
    { start_date: '2026-11-01', end_date: '2026-10-01' },
    { start_date: '2026-02-30', end_date: '2026-10-01' },
    { start_date: '2026-11-01', end_date: '2026-11-30', interval: 'year' },
    { start_date: '2026-11-01', end_date: '2026-11-30', group_by: 'payer' },
    { start_date: '2026-11-01', end_date: '2026-11-30', category_id: crypto.randomUUID() },
    { start_date: '2026-11-01', end_date: '2026-11-30', user_id: crypto.randomUUID() },
    { start_date: '2025-01-01', end_date: '2026-11-30', interval: 'day' },
    { start_date: '1900-01-01', end_date: '9999-12-31' },
    { start_date: '1899-12-31', end_date: '1900-01-31' },
  ])('refuses the query %j', async (query) => {
    const answer = await ana.send('spendingReport', { query: query as unknown as Record<string, string> })
    expect(answer.status).toBe(422)
  })

  it('shows nothing to people outside the household', async () => {
    await spend(ana, 10, '2026-11-02', groceries)
    const stranger = await app.register()
    const query = { start_date: '2026-11-01', end_date: '2026-11-30', group_by: 'category' }
    expect((await stranger.send('spendingReport', { query })).ok()).toMatchObject({ amount: 0, groups: [] })
    expect(await month({}, stranger)).toMatchObject({ amount: 0, categories: [], members: [], biggest: [] })
  })

  it('compares this month with last month up to the same day', async () => {
    await spend(ana, 100, '2026-10-20', groceries)
    await spend(ana, 1000, '2026-10-21', food)
    await spend(ana, 150, '2026-11-03', groceries)
    await spend(beto, 50, '2026-11-20')
    await spend(beto, 200, '2026-11-30', food)
    ;(await ana.send('setBudget', { body: { amount: 1000 } })).ok()
    const answer = await month()
    expect(answer).toMatchObject({
      month: '2026-11',
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      today: '2026-11-20',
      amount: 400,
      count: 3,
      change: 3,
      previous: { start_date: '2026-10-01', end_date: '2026-10-20', amount: 100, count: 1 },
      categories: [
        { category_id: food, amount: 200, share: 0.5, previous_amount: 0, change: null },
        {
          category_id: groceries,
          category_name: 'Supermercado',
          amount: 150,
          share: 0.375,
          previous_amount: 100,
          change: 0.5,
        },
        { category_id: null, category_name: null, amount: 50, share: 0.125 },
      ],
      members: [
        { user_name: 'Beto García', amount: 250, share: 0.625, previous_amount: 0 },
        { user_name: 'Ana', amount: 150, share: 0.375, previous_amount: 100, change: 0.5 },
      ],
      budgets: [{ category_id: null, spent: 400, percent: 40 }],
    })
    const stats = (await ana.send('dashboardStats')).ok().expenses
    expect(stats).toMatchObject({ household_monthly_total: 400 })
    expect(answer.running_totals).toHaveLength(30)
    expect([0, 1, 2, 18, 19, 28, 29].map((day) => answer.running_totals[day])).toEqual([
      0, 0, 150, 150, 200, 200, 400,
    ])
    expect(answer.previous.running_totals).toHaveLength(31)
    expect([18, 19, 20, 30].map((day) => answer.previous.running_totals[day])).toEqual([0, 100, 1100, 1100])
  })

  it.each([
    ['2027-03-01', 1],
    ['2027-03-02', 3],
    ['2027-03-14', 3],
    ['2027-03-15', 7],
    ['2027-03-27', 7],
    ['2027-03-28', 15],
    ['2027-03-31', 15],
    ['2027-08-15', 7],
    ['2027-08-16', 7],
    ['2027-08-30', 15],
    ['2027-08-31', 31],
  ])('compares %s with the same days of the month before', async (today, amount) => {
    app.clock.set(`${today}T15:00:00Z`)
    const sole = await app.register({ timezone: 'UTC' })
    const before = today < '2027-04' ? '2027-02' : '2027-07'
    for (const [day, spent] of [
      ['01', 1],
      ['02', 2],
      ['15', 4],
      ['28', 8],
    ] as const)
      await spend(sole, spent, `${before}-${day}`)
    if (before === '2027-07') await spend(sole, 16, '2027-07-31')
    await spend(sole, 100, today)
    expect(await month({}, sole)).toMatchObject({ amount: 100, previous: { amount } })
  })

  it('shows the five biggest expenses and whether the person may change them', async () => {
    for (const amount of [3, 9, 1, 7, 5, 8]) await spend(beto, amount, '2026-11-10')
    await spend(ana, 6, '2026-11-10', groceries)
    await spend(ana, 1000, '2026-10-31')
    const { id } = await spend(ana, 500, '2026-11-01')
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    const { biggest } = await month({}, beto)
    expect(biggest.map(({ amount, can_edit }) => [amount, can_edit])).toEqual([
      [9, true],
      [8, true],
      [7, true],
      [6, false],
      [5, true],
    ])
  })

  it('compares a finished month as a whole, with its budgets as they ended', async () => {
    ;(await ana.send('setBudget', { body: { amount: 100 } })).ok()
    await spend(ana, 60, '2026-02-28')
    await spend(ana, 30, '2026-01-31')
    expect(await month({ month: '2026-02' })).toMatchObject({
      today: null,
      end_date: '2026-02-28',
      amount: 60,
      change: 1,
      previous: { start_date: '2026-01-01', end_date: '2026-01-31', amount: 30 },
      budgets: [{ start_date: '2026-02-01', spent: 60, projected: 60, month_gone_percent: 100, per_day: 0 }],
    })
    for (const wrong of ['2026-13', '2026-2', '1899-12', '9999-12', 'now'])
      expect((await ana.send('monthOverview', { query: { month: wrong } })).status, wrong).toBe(422)
  })

  it('uses the current month in the time zone of the person', async () => {
    app.clock.set('2026-11-30T23:30:00Z')
    const tokyo = await app.register({ timezone: 'Asia/Tokyo' })
    const porteña = await app.register({ timezone: 'America/Argentina/Buenos_Aires' })
    expect(await month({}, tokyo)).toMatchObject({ month: '2026-12', today: '2026-12-01' })
    expect(await month({}, porteña)).toMatchObject({ month: '2026-11', today: '2026-11-30' })
  })
})
