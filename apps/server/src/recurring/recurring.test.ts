import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { noteDueExpenses } from './note-due.service.ts'

eachEngine('recurring expenses', (engine) => {
  let app: TestApp
  let ana: Person
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set('2026-01-31T15:00:00Z')
    ana = await app.register()
    people.splice(0, people.length, ana)
  })

  const spend = async (more: object = {}, person = ana) =>
    (await person.send('createExpense', { body: { description: 'Alquiler', amount: 350_000, ...more } })).ok()
      .expense
  const repeat = async (expense: { id: string }, more: object = {}, person = ana) =>
    (await person.send('repeatExpense', { body: { expense_id: expense.id, every: 'month', ...more } })).ok()
      .recurring_expense
  const list = async (person = ana) => (await person.send('listRecurring')).ok().recurring_expenses
  const change = async (id: string, body: object, person = ana) =>
    (await person.send('changeRecurring', { params: { id }, body })).ok().recurring_expense
  const stop = (id: string, person = ana) => person.send('stopRecurring', { params: { id } })
  const skip = (id: string, person = ana) => person.send('skipRecurring', { params: { id } })
  const resume = (id: string, person = ana) => person.send('resumeRecurring', { params: { id } })
  const ledger = async (person = ana) =>
    (await person.send('listExpenses', { query: { per_page: '1000' } })).ok().expenses
  const days = async (person = ana) => (await ledger(person)).map((expense) => expense.expense_date)
  /** Everybody who is signed in once more, as time goes by. */
  const people: Person[] = []
  const signInAgain = async () => {
    for (const person of people) await app.signInAgain(person)
  }
  /** What is due is noted at an instant; the clocks of Buenos Aires are three hours behind. */
  const at = async (instant: string) => {
    app.clock.set(instant)
    await signInAgain()
    await noteDueExpenses(app.app.deps)
  }
  const joined = async () => {
    const person = await app.join(ana)
    people.push(person)
    return person
  }
  const category = async (name: string) =>
    (await ana.send('createCategory', { body: { name } })).ok().category.id

  it('are recorded when their day begins in the author’s time zone', async () => {
    const category_id = await category('Casa grande')
    const first = await spend({ category_id, note: 'depto' })
    expect(await repeat(first)).toMatchObject({
      expense_id: first.id,
      amount: 350_000,
      every: 'month',
      starts_on: '2026-01-31',
      next_date: '2026-02-28',
      category_name: 'Casa grande',
      can_edit: true,
    })
    await at('2026-02-28T02:59:00Z')
    expect(await days()).toEqual(['2026-01-31'])
    await at('2026-02-28T03:00:00Z')
    await at('2026-02-28T03:05:00Z')
    expect(await days()).toEqual(['2026-02-28', '2026-01-31'])
    expect((await ledger())[0]).toMatchObject({
      description: 'Alquiler',
      amount: 350_000,
      note: 'depto',
      category_id,
      expense_date: '2026-02-28',
      source: 'recurring',
    })
    expect(await list()).toMatchObject([{ next_date: '2026-03-31' }])
  })

  it('count in totals and budgets like any other', async () => {
    ;(await ana.send('setBudget', { body: { amount: 400_000 } })).ok()
    await repeat(await spend())
    await at('2026-02-28T12:00:00Z')
    const { budgets } = (await ana.send('listBudgets')).ok()
    expect(budgets).toMatchObject([{ spent: 350_000, alerts: [{ threshold: 80, user_id: null }] }])
    const stats = (await ana.send('dashboardStats')).ok()
    expect(stats).toMatchObject({ expenses: { household_monthly_total: 350_000 } })
  })

  it.each([
    ['week', '2026-01-31', ['2026-02-07', '2026-02-14', '2026-02-21', '2026-02-28', '2026-03-07']],
    ['two_weeks', '2026-01-31', ['2026-02-14', '2026-02-28', '2026-03-14', '2026-03-28', '2026-04-11']],
    ['month', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']],
    ['two_months', '2026-01-15', ['2026-03-15', '2026-05-15', '2026-07-15', '2026-09-15', '2026-11-15']],
    ['three_months', '2025-11-30', ['2026-02-28', '2026-05-30', '2026-08-30', '2026-11-30', '2027-02-28']],
    ['year', '2024-02-29', ['2026-02-28', '2027-02-28', '2028-02-29', '2029-02-28', '2030-02-28']],
  ] as const)('repeat every %s from %s on by the calendar', async (every, expense_date, expected) => {
    await repeat(await spend({ expense_date }), { every })
    await at(`${expected[4]}T15:00:00Z`)
    expect((await days()).toReversed()).toEqual([expense_date, ...expected])
  })

  it('based on an old expense start today, without the missed dates', async () => {
    const old = await spend({ expense_date: '2025-10-31' })
    expect(await repeat(old)).toMatchObject({
      starts_on: '2025-10-31',
      last_date: '2026-01-31',
      next_date: '2026-02-28',
    })
    expect(await days()).toEqual(['2026-01-31', '2025-10-31'])
  })

  it('return the expense that was recorded at once, so that both can be undone', async () => {
    const answer = async (expense_date: string) => {
      const { id } = await spend({ expense_date })
      return (await ana.send('repeatExpense', { body: { expense_id: id, every: 'month' } })).ok()
    }
    const { noted_expense_id } = await answer('2025-10-31')
    expect((await ledger())[0]).toMatchObject({ id: noted_expense_id, expense_date: '2026-01-31' })
    expect(await answer('2026-01-20')).toMatchObject({ noted_expense_id: null })
  })

  it('record today again when their undone beginning is repeated, and once only', async () => {
    const old = await spend({ expense_date: '2025-10-31' })
    const begin = async () =>
      (await ana.send('repeatExpense', { body: { expense_id: old.id, every: 'month' } })).ok()
    const undo = async ({ recurring_expense, noted_expense_id }: Awaited<ReturnType<typeof begin>>) => {
      ;(await stop(recurring_expense.id)).ok()
      ;(await ana.send('deleteExpense', { params: { id: noted_expense_id ?? '' } })).ok()
    }
    await undo(await begin())
    await undo(await begin())
    const { recurring_expense } = await begin()
    expect(await days()).toEqual(['2026-01-31', '2025-10-31'])
    ;(await stop(recurring_expense.id)).ok()
    expect(await begin()).toMatchObject({ noted_expense_id: null })
    expect(await days()).toEqual(['2026-01-31', '2025-10-31'])
  })

  it('that become due today are recorded at once', async () => {
    const { id } = await repeat(await spend({ expense_date: '2026-01-17' }))
    expect(await change(id, { every: 'week' })).toMatchObject({ next_date: '2026-02-07' })
    expect(await days()).toEqual(['2026-01-31', '2026-01-17'])
    app.clock.set('2026-02-07T15:00:00Z')
    await signInAgain()
    ;(await stop(id)).ok()
    expect((await resume(id)).ok().recurring_expense.next_date).toBe('2026-02-14')
    await at('2026-02-07T15:05:00Z')
    expect(await days()).toEqual(['2026-02-07', '2026-01-31', '2026-01-17'])
  })

  describe('that are still due this month', () => {
    const toCome = async () => {
      const { still_to_come, recurring_expenses } = (await ana.send('listRecurring')).ok()
      const { expenses } = (await ana.send('dashboardStats')).ok()
      expect(expenses?.household_still_to_come).toBe(still_to_come)
      return { sum: still_to_come, days: recurring_expenses.map((each) => each.days_this_month) }
    }
    beforeEach(async () => {
      app.clock.set('2026-01-10T15:00:00Z')
      await signInAgain()
    })

    it('are listed by day with their total until they are recorded', async () => {
      expect(await toCome()).toEqual({ sum: 0, days: [] })
      await repeat(await spend({ amount: 900.1, expense_date: '2025-12-31' }))
      await repeat(await spend({ amount: 15.2, expense_date: '2026-01-09' }), { every: 'week' })
      await repeat(await spend({ amount: 7, expense_date: '2026-01-10' }))
      expect(await toCome()).toEqual({
        sum: 945.7,
        days: [['2026-01-16', '2026-01-23', '2026-01-30'], ['2026-01-31'], []],
      })
      await at('2026-01-30T03:00:00Z')
      expect(await toCome()).toMatchObject({ sum: 900.1 })
      await at('2026-01-31T03:00:00Z')
      expect(await toCome()).toMatchObject({ sum: 0 })
    })

    it('leave out what was skipped, stopped or lies after the last day', async () => {
      const { id } = await repeat(await spend({ amount: 10, expense_date: '2026-01-09' }), {
        every: 'week',
        ends_on: '2026-01-29',
      })
      expect(await toCome()).toEqual({ sum: 20, days: [['2026-01-16', '2026-01-23']] })
      ;(await skip(id)).ok()
      expect(await toCome()).toEqual({ sum: 10, days: [['2026-01-23']] })
      ;(await stop(id)).ok()
      expect(await toCome()).toEqual({ sum: 0, days: [] })
    })

    it('are also counted in a month far ahead', async () => {
      ;(await ana.send('setBudget', { body: { amount: 1000 } })).ok()
      await repeat(await spend({ amount: 20 }), { every: 'week' })
      await repeat(await spend({ amount: 3, expense_date: '2026-01-29' }), { ends_on: '2199-12-28' })
      const comingIn = async (month: string) =>
        (await ana.send('monthOverview', { query: { month } })).ok().budgets[0]?.still_to_come
      expect(await comingIn('2199-11')).toBe(103)
      expect(await comingIn('2199-12')).toBe(80)
    })

    it('reduce what may be spent per day, in each budget’s own month', async () => {
      const category_id = await category('Plataformas')
      ;(await ana.send('setBudget', { body: { amount: 1000, month_starts_on: 15 } })).ok()
      ;(await ana.send('setBudget', { body: { amount: 100, category_id } })).ok()
      await repeat(await spend({ amount: 20, category_id, expense_date: '2025-12-20' }))
      await repeat(await spend({ amount: 300, expense_date: '2025-12-12' }))
      const { budgets } = (await ana.send('listBudgets')).ok()
      expect(budgets).toMatchObject([
        { left: 980, still_to_come: 300, per_day: 136 },
        { left: 100, still_to_come: 20, per_day: 3.63 },
      ])
    })

    it('count once in the pace of a budget, whether already recorded or not', async () => {
      app.clock.set('2026-01-11T15:00:00Z')
      await signInAgain()
      ;(await ana.send('setBudget', { body: { amount: 1000 } })).ok()
      const pace = async () => {
        const { budgets } = (await ana.send('listBudgets')).ok()
        const { expenses } = (await ana.send('dashboardStats')).ok()
        expect(expenses?.household_projected).toBe(budgets[0]?.projected)
        return budgets.map(({ projected, state }) => [projected, state])
      }
      await spend({ amount: 100, expense_date: '2026-01-02' })
      expect(await pace()).toEqual([[281.82, 'ok']])
      // Of the first day, and on the 20th of this month.
      const rent = await repeat(await spend({ amount: 400, expense_date: '2026-01-01' }))
      await repeat(await spend({ amount: 300, expense_date: '2025-12-20' }))
      expect(await pace()).toEqual([[981.82, 'ok']])
      await at('2026-01-20T15:00:00Z')
      expect(await pace()).toEqual([[855, 'ok']])
      await spend({ amount: 150 })
      expect(await pace()).toEqual([[1087.5, 'watch']])
      // Stopped, it is an expense like any other.
      ;(await stop(rent.id)).ok()
      expect(await pace()).toEqual([[1307.5, 'watch']])
    })
  })

  // The embedded database has one process.
  const by = engine === 'postgres' ? 'two processes' : 'two runs at once'
  it(`that were missed while no server ran are recorded once each, even by ${by}`, async () => {
    await repeat(await spend(), { every: 'week' })
    app.clock.set('2026-02-21T15:00:00Z')
    await signInAgain()
    const second = engine === 'postgres' ? await createApp(app.config, { clock: app.clock }) : app.app
    await Promise.all([noteDueExpenses(app.app.deps), noteDueExpenses(second.deps)])
    if (second !== app.app) await second.stop()
    expect(await days()).toEqual(['2026-02-21', '2026-02-14', '2026-02-07', '2026-01-31'])
  })

  it('stop after their last day', async () => {
    const { id } = await repeat(await spend(), { ends_on: '2026-03-31' })
    await at('2026-07-01T12:00:00Z')
    expect(await days()).toEqual(['2026-03-31', '2026-02-28', '2026-01-31'])
    expect(await list()).toMatchObject([{ id, ends_on: '2026-03-31', next_date: null }])
    expect(await change(id, { ends_on: null })).toMatchObject({ ends_on: null, next_date: '2026-07-31' })
    const refused = await ana.send('changeRecurring', { params: { id }, body: { ends_on: '2026-01-30' } })
    expect(refused.problem()).toMatchObject({ errors: [{ path: 'ends_on' }] })
  })

  it('can be changed for future dates by their author and the owner', async () => {
    const beto = await joined()
    const cata = await joined()
    const { id } = await repeat(await spend({}, beto), {}, beto)
    const paid_by = (await cata.me()).id
    expect(
      await change(id, { amount: 400_000.5, paid_by, description: 'Alquiler nuevo' }, beto),
    ).toMatchObject({
      amount: 400_000.5,
      paid_by,
    })
    expect(await change(id, { note: 'con expensas' })).toMatchObject({ note: 'con expensas' })
    expect((await list(cata))[0]).toMatchObject({ id, can_edit: false })
    expect((await skip(id, cata)).status).toBe(403)
    expect((await stop(id, cata)).status).toBe(403)
    await at('2026-02-28T12:00:00Z')
    expect(await ledger()).toMatchObject([
      { description: 'Alquiler nuevo', amount: 400_000.5, paid_by, user_id: (await beto.me()).id },
      { description: 'Alquiler', amount: 350_000 },
    ])
  })

  it('can skip a date, stop, and resume without the missed dates', async () => {
    const { id } = await repeat(await spend())
    expect((await skip(id)).ok().recurring_expense.next_date).toBe('2026-03-31')
    ;(await stop(id)).ok()
    expect(await list()).toEqual([])
    expect((await stop(id)).status).toBe(404)
    await at('2026-06-15T12:00:00Z')
    expect((await resume(id)).ok().recurring_expense.next_date).toBe('2026-06-30')
    await at('2026-06-30T12:00:00Z')
    expect(await days()).toEqual(['2026-06-30', '2026-01-31'])
  })

  it('exist once per expense, and repeating that expense again changes the interval', async () => {
    const first = await spend()
    const { id } = await repeat(first)
    expect(await repeat(first, { every: 'week' })).toMatchObject({ id, next_date: '2026-02-07' })
    await at('2026-02-07T12:00:00Z')
    const [noted] = await ledger()
    expect(await repeat(noted ?? first, { every: 'year' })).toMatchObject({ id, next_date: '2027-01-31' })
    expect(await list()).toHaveLength(1)
    ;(await stop(id)).ok()
    const anew = await repeat(first)
    expect(anew.id).not.toBe(id)
    expect((await resume(id)).status).toBe(422)
  })

  it('are never recorded twice for the same day, whatever is changed meanwhile', async () => {
    const { id } = await repeat(await spend(), { every: 'week' })
    await at('2026-02-07T12:00:00Z')
    await change(id, { every: 'month' })
    await change(id, { every: 'week' })
    ;(await stop(id)).ok()
    ;(await resume(id)).ok()
    ;(await stop(id)).ok()
    await repeat((await ledger()).at(-1) ?? { id }, { every: 'week' })
    await at('2026-02-07T20:00:00Z')
    expect(await days()).toEqual(['2026-02-07', '2026-01-31'])
  })

  it('need an existing expense that the person may change', async () => {
    const stranger = await app.register()
    const beto = await joined()
    const expense = await spend()
    const asked = (person: Person, body: object) => person.send('repeatExpense', { body })
    expect((await asked(stranger, { expense_id: expense.id, every: 'month' })).status).toBe(404)
    expect((await asked(beto, { expense_id: expense.id, every: 'month' })).status).toBe(403)
    expect((await asked(ana, { expense_id: expense.id, every: 'day' })).status).toBe(422)
    ;(await ana.send('deleteExpense', { params: { id: expense.id } })).ok()
    expect((await asked(ana, { expense_id: expense.id, every: 'month' })).status).toBe(404)
  })

  it('continue without their original expense, and lose a deleted category', async () => {
    const category_id = await category('Plataformas')
    const { id } = await repeat(await spend({ category_id }))
    ;(await ana.send('deleteCategory', { params: { id: category_id } })).ok()
    await at('2026-02-28T12:00:00Z')
    expect(await ledger()).toMatchObject([{ category_id: null }, { category_id }])
    const stale: string[] = []
    const unlisten = app.app.deps.db.listen(({ events }) => {
      for (const event of events) if ('topics' in event) stale.push(...event.topics)
    })
    ;(await ana.send('deleteCategory', { params: { id: category_id }, query: { force: 'true' } })).ok()
    unlisten()
    expect(stale).toContain('recurring')
    expect(await list()).toMatchObject([{ id, category_id: null, next_date: '2026-03-31' }])
  })

  it('end when their payer is removed, and continue when another member pays', async () => {
    const beto = await joined()
    const [own, shared] = [await spend({}, beto), await spend({ paid_by: (await ana.me()).id }, beto)]
    await repeat(own, {}, beto)
    const { id } = await repeat(shared, {}, beto)
    ;(await ana.send('removeMember', { params: { id: (await beto.me()).id } })).ok()
    expect(await list()).toMatchObject([{ id, user_id: (await ana.me()).id }])
    await at('2026-02-28T12:00:00Z')
    expect(await days()).toEqual(['2026-02-28', '2026-01-31', '2026-01-31'])
  })

  it('are paid by whoever makes an expense recur whose payer has left', async () => {
    const beto = await joined()
    const { id: paid_by } = await beto.me()
    const rent = await spend({ paid_by })
    ;(await beto.send('leaveHousehold', { body: {} })).ok()
    expect(await repeat(rent)).toMatchObject({ paid_by: (await ana.me()).id, next_date: '2026-02-28' })
    await at('2026-02-28T12:00:00Z')
    expect(await days()).toEqual(['2026-02-28', '2026-01-31'])
  })

  it('that cannot be recorded do not block others, and are retried', async () => {
    await repeat(await spend({ amount: 999_999_999_999.99 }), { every: 'week' })
    const beto = await app.register()
    people.push(beto)
    await repeat(await spend({}, beto), { every: 'week' }, beto)
    await at('2028-02-05T12:00:00Z')
    expect(await days(beto)).toHaveLength(106)
    // What a household has is kept to the cent: of the largest amounts that are 60.
    expect(await days()).toHaveLength(60)
    const [last] = await ledger()
    ;(await ana.send('deleteExpense', { params: { id: last?.id ?? '' } })).ok()
    await at('2028-02-05T12:05:00Z')
    expect((await days())[0]).toBe('2027-03-27')
  })
})
