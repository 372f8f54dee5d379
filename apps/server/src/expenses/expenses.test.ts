import { beforeAll, expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

eachApp('the ledger', (app) => {
  beforeAll(() => app.clock.set('2026-11-20T15:00:00Z'))

  const coffee = { description: 'Café', amount: 3200 }
  const spend = async (person: Person, body: object) =>
    (await person.send('createExpense', { body })).ok().expense
  const list = async (person: Person, query: Record<string, string> = {}) =>
    (await person.send('listExpenses', { query })).ok()

  it('shows one member’s expense to the other member', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    await spend(ana, {
      description: 'Compra en Coto',
      amount: 34600.5,
      expense_date: '2026-11-19',
      note: 'con descuento',
    })
    const { expenses, general_total } = await list(beto)
    expect(expenses).toMatchObject([
      {
        description: 'Compra en Coto',
        amount: 34600.5,
        expense_date: '2026-11-19',
        note: 'con descuento',
        source: 'web',
        can_edit: false,
        can_delete: false,
      },
    ])
    expect(general_total).toBe(34600.5)
    expect((await list(ana)).expenses[0]).toMatchObject({ can_edit: true, can_delete: true })
  })

  it('hides its expenses from people outside the household', async () => {
    const ana = await app.register()
    const stranger = await app.register()
    const { id } = await spend(ana, coffee)
    expect(await list(stranger)).toMatchObject({ expenses: [], total_count: 0, general_total: 0 })
    for (const call of ['changeExpense', 'deleteExpense', 'restoreExpense', 'expenseHistory'] as const) {
      expect((await stranger.send(call, { params: { id }, body: { amount: 1 } })).status, call).toBe(404)
    }
  })

  it('uses today’s date in the person’s time zone when no date is given', async () => {
    app.clock.set('2026-11-30T23:30:00Z')
    const porteña = await app.register({ timezone: 'America/Argentina/Buenos_Aires' })
    const tokyo = await app.register({ timezone: 'Asia/Tokyo' })
    expect((await spend(porteña, coffee)).expense_date).toBe('2026-11-30')
    expect((await spend(tokyo, coffee)).expense_date).toBe('2026-12-01')
    app.clock.set('2026-11-20T15:00:00Z')
  })

  it.each([
    [{}, ['description', 'amount']],
    [{ ...coffee, description: '   ' }, ['description']],
    [{ ...coffee, amount: -1 }, ['amount']],
    [{ ...coffee, amount: 1.005 }, ['amount']],
    [{ ...coffee, amount: 1e15 }, ['amount']],
    [{ ...coffee, amount: '12' }, ['amount']],
    [{ ...coffee, expense_date: '2026-02-30' }, ['expense_date']],
    [{ ...coffee, expense_date: '2037-01-01' }, ['expense_date']],
    [{ ...coffee, category_id: crypto.randomUUID() }, ['category_id']],
    [{ ...coffee, paid_by: crypto.randomUUID() }, ['paid_by']],
  ])('refuses %j and names the invalid fields', async (body, fields) => {
    const ana = await app.register()
    const answer = await ana.send('createExpense', { body })
    expect(answer.status).toBe(422)
    expect(answer.problem().errors?.map((error) => error.path)).toEqual(fields)
    expect((await list(ana)).total_count).toBe(0)
  })

  it('lists the newest day first, then the latest recorded, on one page or several', async () => {
    const ana = await app.register()
    for (const [description, expense_date, second] of [
      ['a', '2026-11-01', 1],
      ['c', '2026-11-03', 3],
      ['b', '2026-11-03', 2],
      ['d', '2026-11-02', 4],
    ]) {
      app.clock.set(`2026-11-20T15:00:0${second}Z`)
      await spend(ana, { description, amount: 1, expense_date })
    }
    const listed = async (query = {}) =>
      (await list(ana, query)).expenses.map((expense) => expense.description)
    expect(await listed()).toEqual(['c', 'b', 'd', 'a'])
    const pages = ['1', '2', '3', '4'].map((page) => listed({ page, per_page: '1' }))
    expect(await Promise.all(pages)).toEqual([['c'], ['b'], ['d'], ['a']])
  })

  it('keeps the total of all expenses while pages and filters show only a part', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const { categories } = (await ana.send('listCategories')).ok()
    const [groceries] = categories
    for (let day = 1; day <= 25; day++) {
      const expense_date = `2026-${day > 20 ? '10' : '11'}-${String(day).padStart(2, '0')}`
      await spend(day % 2 ? ana : beto, {
        description: `Día ${day}`,
        amount: day,
        expense_date,
        category_id: day % 5 ? null : groceries?.id,
      })
    }
    expect(await list(ana)).toMatchObject({
      total_count: 25,
      page: 1,
      per_page: 20,
      total_pages: 2,
      has_next: true,
      has_prev: false,
      general_total: 325,
    })
    const second = await list(ana, { page: '2' })
    expect(second).toMatchObject({ page: 2, has_next: false, has_prev: true })
    expect(second.expenses).toHaveLength(5)
    expect(second).not.toHaveProperty('filtered_total')
    expect(await list(ana, { start_date: '2026-11-01', end_date: '2026-11-10' })).toMatchObject({
      total_count: 10,
      filtered_total: 55,
      general_total: 325,
    })
    expect(await list(ana, { start_date: '2026-10-21' })).toMatchObject({ total_count: 25 })
    expect(await list(ana, { end_date: '2026-10-31' })).toMatchObject({ total_count: 5, filtered_total: 115 })
    expect(await list(ana, { category_id: groceries?.id ?? '' })).toMatchObject({
      total_count: 5,
      filtered_total: 75,
    })
    expect(await list(ana, { category_id: 'none' })).toMatchObject({ total_count: 20 })
    expect(await list(ana, { user_id: (await beto.me()).id })).toMatchObject({
      total_count: 12,
      filtered_total: 156,
    })
    expect(await list(ana, { search: 'DIA 1' })).toMatchObject({ total_count: 11, filtered_total: 146 })
    expect(await list(ana, { search: '%' })).toMatchObject({ total_count: 0, expenses: [] })
  })

  it.each([
    { start_date: 'yesterday' },
    { category_id: 'food' },
    { category_id: crypto.randomUUID() },
    { user_id: crypto.randomUUID() },
    { page: '0' },
    { per_page: '100001' },
    { start_date: '2026-11-02', end_date: '2026-11-01' },
  ])('refuses the filter %j instead of ignoring it', async (query) => {
    const ana = await app.register()
    expect(
      (await ana.send('listExpenses', { query: query as unknown as Record<string, string> })).status,
    ).toBe(422)
  })

  it('returns all expenses on one page when the client asks for 100 000', async () => {
    const ana = await app.register()
    for (let n = 0; n < 30; n++) await spend(ana, { description: `n${n}`, amount: n })
    const { expenses } = await list(ana, { per_page: '100000' })
    expect(expenses).toHaveLength(30)
    expect(expenses.reduce((sum, expense) => sum + expense.amount, 0)).toBe(435)
  })

  it('accepts a page size of 0 when there are no expenses', async () => {
    const ana = await app.register()
    const { total_count } = await list(ana, { per_page: '1' })
    expect(await list(ana, { per_page: `${total_count}` })).toMatchObject({
      expenses: [],
      total_count: 0,
      total_pages: 1,
      has_next: false,
    })
  })

  it('distinguishes idempotency keys by their full text, however long they are', async () => {
    const ana = await app.register()
    const record = async (key: string) => {
      const sent = { body: { description: 'Pan', amount: 5 }, headers: { 'idempotency-key': key } }
      return (await ana.send('createExpense', sent)).ok().expense.id
    }
    const long = 'k'.repeat(5000)
    const first = await record(`${long}1`)
    expect(await record(`${long}2`)).not.toBe(first)
    expect(await record(`${long}1`)).toBe(first)
  })

  it('records one expense when 20 requests with the same idempotency key arrive at once', async () => {
    const ana = await app.register()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.send('createExpense', { body: coffee, headers })),
    )
    expect(new Set(answers.map((answer) => answer.ok().expense.id)).size).toBe(1)
    expect((await list(ana)).total_count).toBe(1)
    const other = await ana.send('createExpense', { body: { ...coffee, amount: 1 }, headers })
    expect(other.problem()).toMatchObject({ code: 'idempotency_conflict' })
  })

  it('records the expenses of several households at once, even beside refused ones', async () => {
    const people = await Promise.all([1, 2, 3].map(() => app.register()))
    const asked = people.flatMap((person, place) =>
      Array.from({ length: 12 }, (_, n) => {
        const isWrong = n % 4 === 3
        const body = { ...coffee, amount: place + n, category_id: isWrong ? crypto.randomUUID() : null }
        return person.send('createExpense', { body }).then(({ status }) => ({ status, isWrong }))
      }),
    )
    for (const { status, isWrong } of await Promise.all(asked)) expect(status).toBe(isWrong ? 422 : 200)
    const kept = [0, 1, 2, 4, 5, 6, 8, 9, 10]
    for (const [place, person] of people.entries()) {
      const { expenses, total_count, general_total } = await list(person)
      expect(expenses.map(({ amount }) => amount - place).sort((a, b) => a - b)).toEqual(kept)
      expect({ total_count, general_total }).toEqual({
        total_count: kept.length,
        general_total: kept.reduce((sum, n) => sum + n + place, 0),
      })
    }
  })

  it('changes each field alone, and the history shows who changed it', async () => {
    const ana = await app.register({}, { name: 'Ana' })
    const { id } = await spend(ana, coffee)
    const change = async (body: object) =>
      (await ana.send('changeExpense', { params: { id }, body })).ok().expense
    expect(await change({ amount: 3500.25 })).toMatchObject({ amount: 3500.25, description: 'Café' })
    expect(await change({ description: 'Café doble' })).toMatchObject({
      amount: 3500.25,
      description: 'Café doble',
    })
    expect(await change({ expense_date: '2026-10-31' })).toMatchObject({ expense_date: '2026-10-31' })
    const { changes } = (await ana.send('expenseHistory', { params: { id } })).ok()
    expect(changes.map(({ action, user_name }) => [action, user_name])).toEqual([
      ['created', 'Ana'],
      ['changed', 'Ana'],
      ['changed', 'Ana'],
      ['changed', 'Ana'],
    ])
    expect(changes[1]?.changes).toEqual([{ field: 'amount', before: 3200, after: 3500.25 }])
    expect(await list(ana)).toMatchObject({ general_total: 3500.25 })
    expect(await list(ana, { start_date: '2026-11-01' })).toMatchObject({ filtered_total: 0 })
  })

  it('allows a date ten years ahead, but refuses a mistyped year such as 3026', async () => {
    const ana = await app.register()
    const { id } = await spend(ana, { ...coffee, expense_date: '2036-12-31' })
    const move = async (expense_date: string) =>
      (await ana.send('changeExpense', { params: { id }, body: { expense_date } })).status
    expect(await move('3026-11-20')).toBe(422)
    expect(await move('2027-01-20')).toBe(200)
  })

  it('changes category, payer and note separately, clears them with null, and skips changes without effect', async () => {
    const ana = await app.register({}, { name: 'Ana' })
    const beto = await app.join(ana)
    const beto_id = (await beto.me()).id
    const [groceries] = (await ana.send('listCategories')).ok().categories
    const { id } = await spend(ana, coffee)
    const change = async (body: object) =>
      (await ana.send('changeExpense', { params: { id }, body })).ok().expense
    expect(await change({ category_id: groceries?.id })).toMatchObject({
      ...coffee,
      category_name: groceries?.name,
      category_icon: groceries?.icon,
      category_color: groceries?.color,
    })
    expect(await change({ paid_by: beto_id })).toMatchObject({
      paid_by_name: 'Beto García',
      user_name: 'Ana',
    })
    expect(await change({ note: 'con Beto' })).toMatchObject({ note: 'con Beto', category_id: groceries?.id })
    expect(await change({ note: null, category_id: null })).toMatchObject({ note: null, category_id: null })
    expect(await change({ amount: 3200 })).toMatchObject({ ...coffee, paid_by: beto_id })
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    ;(await ana.send('restoreExpense', { params: { id } })).ok()
    const { changes } = (await ana.send('expenseHistory', { params: { id } })).ok()
    expect(
      changes.map(({ action, changes }) => [action, ...changes.map(({ field }) => field).sort()]),
    ).toEqual([
      ['created', 'amount', 'category', 'description', 'expense_date', 'note', 'paid_by'],
      ['changed', 'category'],
      ['changed', 'paid_by'],
      ['changed', 'note'],
      ['changed', 'category', 'note'],
      ['deleted'],
      ['restored'],
    ])
    expect(changes[2]?.changes).toEqual([{ field: 'paid_by', before: 'Ana', after: 'Beto García' }])
  })

  it('allows a description to be removed, and search no longer finds the old one', async () => {
    const ana = await app.register()
    const { id } = await spend(ana, coffee)
    const answer = await ana.send('changeExpense', { params: { id }, body: { description: '  ' } })
    expect(answer.ok().expense).toMatchObject({ description: '', amount: coffee.amount })
    expect(await list(ana, { search: 'café' })).toMatchObject({ expenses: [] })
  })

  it('treats null as missing where a value is required, and otherwise clears the field', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const nothing = { category_id: null, expense_date: null, paid_by: null, note: null }
    const today = { expense_date: '2026-11-20', paid_by: (await ana.me()).id }
    expect(await spend(ana, { ...coffee, ...nothing })).toMatchObject({ ...coffee, ...nothing, ...today })
    const other = { ...coffee, expense_date: '2026-11-02', paid_by: (await beto.me()).id, note: 'con Beto' }
    const { id } = await spend(ana, other)
    const body = { ...nothing, description: null }
    const changed = (await ana.send('changeExpense', { params: { id }, body })).ok().expense
    expect(changed).toMatchObject({ ...other, description: '', note: null })
  })

  it.each([
    [{ description: 'x'.repeat(201) }, 'description'],
    [{ amount: 0.001 }, 'amount'],
    [{ amount: 1_000_000_000_000 }, 'amount'],
    [{ category_id: crypto.randomUUID() }, 'category_id'],
    [{ paid_by: crypto.randomUUID() }, 'paid_by'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ expense_date: '2026-13-01' }, 'expense_date'],
  ])('refuses a change to %j and changes nothing', async (body, field) => {
    const ana = await app.register()
    const before = await spend(ana, coffee)
    const answer = await ana.send('changeExpense', { params: { id: before.id }, body })
    expect(answer.status).toBe(422)
    expect(answer.problem().errors?.map(({ path }) => path)).toEqual([field])
    expect((await list(ana)).expenses).toEqual([before])
  })

  it('explains what is wrong with an amount', async () => {
    const ana = await app.register()
    const told = async (amount: unknown) =>
      (await ana.send('createExpense', { body: { ...coffee, amount } })).problem().detail
    expect(await told('12')).toBe('Amount must be a number')
    expect(await told(-1)).toBe('Amount must be at least 0, with at most two decimals')
    expect(await told(1e12)).toBe('Amount must be at most 999,999,999,999.99')
  })

  it('keeps the smallest and largest amounts and text in any script', async () => {
    const ana = await app.register()
    const description = 'Ñoquis 🍝 “del 29” — 日本 العربية'
    expect(await spend(ana, { description: ` ${description}\u0000\ud800 `, amount: 0 })).toMatchObject({
      amount: 0,
      description,
    })
    expect((await spend(ana, { ...coffee, amount: 999_999_999_999.99 })).amount).toBe(999_999_999_999.99)
    expect((await spend(ana, { ...coffee, amount: 0.01 })).amount).toBe(0.01)
  })

  it('deletes an expense once when twenty requests delete it at the same time', async () => {
    const ana = await app.register()
    const { id } = await spend(ana, coffee)
    await spend(ana, { ...coffee, amount: 1 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.send('deleteExpense', { params: { id } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)])
    expect(await list(ana)).toMatchObject({ total_count: 1, general_total: 1 })
  })

  it("lets only the owner change another member's expenses", async () => {
    const owner = await app.register()
    const beto = await app.join(owner)
    const ofBeto = await spend(beto, coffee)
    const ofOwner = await spend(owner, coffee)
    ;(await owner.send('changeExpense', { params: { id: ofBeto.id }, body: { amount: 1 } })).ok()
    expect(
      (await beto.send('changeExpense', { params: { id: ofOwner.id }, body: { amount: 1 } })).status,
    ).toBe(403)
    expect((await beto.send('deleteExpense', { params: { id: ofOwner.id } })).status).toBe(403)
  })

  it('keeps a deleted expense restorable for 30 days without counting it', async () => {
    const ana = await app.register()
    const { id } = await spend(ana, coffee)
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    expect(await list(ana)).toMatchObject({ expenses: [], total_count: 0, general_total: 0 })
    expect((await ana.send('deletedExpenses')).ok().expenses).toMatchObject([{ id, description: 'Café' }])
    ;(await ana.send('restoreExpense', { params: { id } })).ok()
    expect(await list(ana)).toMatchObject({ total_count: 1, general_total: 3200 })
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    expect((await ana.send('deleteExpense', { params: { id } })).status).toBe(404)
    const again = await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })
    app.clock.advance(30 * 86_400_000 + 1000)
    const late = await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })
    const headers = { authorization: `Bearer ${late.ok().access_token}` }
    expect(again.ok().access_token).not.toBe(late.ok().access_token)
    expect((await app.guest.send('restoreExpense', { params: { id }, headers })).status).toBe(410)
    expect((await app.guest.send('deletedExpenses', { headers })).ok().expenses).toEqual([])
    app.clock.set('2026-11-20T15:00:00Z')
  })
})
