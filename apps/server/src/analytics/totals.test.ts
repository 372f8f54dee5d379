import { type CallName, formatMoney, fromMinor, toMinor } from '@casita/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, createApp } from '../app.ts'
import { newId } from '../db/ids.ts'
import { createTestApp, type Person, type Sent, send, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

const days = [
  '2026-09-30',
  '2026-10-01',
  '2026-10-20',
  '2026-10-31',
  '2026-11-01',
  '2026-11-20',
  '2026-12-24',
]

/** One thing that somebody does; numbers choose among what there is. */
const deed = fc.record({
  does: fc.constantFrom(
    'create',
    'create',
    'create',
    'amount',
    'day',
    'category',
    'payer',
    'delete',
    'restore',
    'delete category',
    'force category',
    'merge category',
    'restore category',
    'import',
    'take back',
    'chat',
  ),
  who: fc.nat(1),
  server: fc.nat(1),
  which: fc.nat(1000),
  category: fc.nat(5),
  day: fc.constantFrom(...days),
  minor: fc.integer({ min: 0, max: 99_999_99 }),
})
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

/** What is done at the same time, then what is done after it. */
const history = fc.array(fc.array(deed, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 8 })

/** A row of the ledger that counts, read straight from the table. */
interface Row {
  amount: number
  category_id: string | null
  expense_date: string
  added_by: string
}

eachEngine('totals', (engine) => {
  let app: TestApp
  let servers: App[]
  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
    // The embedded database has one process; its concurrency is that of the requests.
    servers = [app.app, engine === 'postgres' ? await createApp(app.config, { clock: app.clock }) : app.app]
  })
  afterAll(async () => {
    if (servers[1] !== app.app) await servers[1]?.stop()
    await app.close()
  })

  const where = engine === 'postgres' ? 'on two servers' : 'at one server'
  it(`match a plain sum of the rows after random concurrent changes ${where}`, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (batches) => {
        const people = [await app.register()]
        people.push(await app.join(people[0] as Person))
        const home = new Home(app, servers, people)
        await home.begin()
        for (const batch of batches) await Promise.all(batch.map((deed) => home.act(deed)))
        await home.check()
      }),
      // A race does not happen again for a shorter history.
      { numRuns: 8, endOnFailure: true },
    )
  }, 120_000)
})

/** A household under test: what was done to it, and what it must show. */
class Home {
  readonly app: TestApp
  readonly servers: readonly App[]
  readonly people: readonly Person[]
  #categories: string[] = []
  readonly #expenses: string[] = []
  readonly #imports: string[] = []

  constructor(app: TestApp, servers: readonly App[], people: readonly Person[]) {
    this.app = app
    this.servers = servers
    this.people = people
  }

  get owner(): Person {
    return this.people[0] as Person
  }

  async begin(): Promise<void> {
    const { categories } = (await this.owner.send('listCategories')).ok()
    this.#categories = categories.slice(0, 5).map(({ id }) => id)
    await this.owner.send('setBudget', { body: { amount: 50_000 } })
    for (const [place, category_id] of this.#categories.entries()) {
      const body = { category_id, amount: 20_000, month_starts_on: place * 7 + 1, rollover: place === 0 }
      await this.owner.send('setBudget', { body })
    }
  }

  async act({ does, who, server, which, category, day, minor }: Deed): Promise<void> {
    const ask = async (name: CallName, sent: Sent, refusals: readonly number[]) => {
      const answer = await send(this.servers[server] as App, name, sent, (this.people[who] as Person).token)
      expect([200, ...refusals], `${name} answered ${answer.status}`).toContain(answer.status)
      return answer
    }
    const category_id = this.#categories[category] ?? null
    const expense = { params: { id: this.#expenses[which % Math.max(1, this.#expenses.length)] ?? newId() } }
    const known = { params: { id: this.#categories[category % this.#categories.length] ?? '' } }
    // Not theirs, gone already, or the category has gone meanwhile.
    const mayRefuse = [403, 404, 422]
    switch (does) {
      case 'create': {
        const body = { description: 'x', amount: fromMinor(minor), expense_date: day, category_id }
        const answer = await ask('createExpense', { body }, [422])
        if (answer.status === 200)
          this.#expenses.push((answer.ok() as { expense: { id: string } }).expense.id)
        return
      }
      case 'amount':
        await ask('changeExpense', { ...expense, body: { amount: fromMinor(minor) } }, mayRefuse)
        return
      case 'day':
        await ask('changeExpense', { ...expense, body: { expense_date: day } }, mayRefuse)
        return
      case 'category':
        await ask('changeExpense', { ...expense, body: { category_id } }, mayRefuse)
        return
      case 'payer':
        await ask('changeExpense', { ...expense, body: { paid_by: (await this.owner.me()).id } }, mayRefuse)
        return
      case 'delete':
        await ask('deleteExpense', expense, mayRefuse)
        return
      case 'restore':
        await ask('restoreExpense', expense, mayRefuse)
        return
      case 'delete category':
        await ask('deleteCategory', known, mayRefuse)
        return
      case 'force category':
        if (which % 4 === 0) await ask('deleteCategory', { ...known, query: { force: 'true' } }, mayRefuse)
        return
      case 'merge category': {
        const move_to = this.#categories[(category + which) % this.#categories.length] ?? ''
        if (which % 4 === 0) await ask('deleteCategory', { ...known, query: { move_to } }, mayRefuse)
        return
      }
      case 'restore category':
        await ask('restoreCategory', known, mayRefuse)
        return
      case 'import': {
        // Rows like these came before, came at the same time, or are new; a name that is deleted is made again.
        const rows = [day, '2026-11-02'].map(
          (date, place) => `${date},x,${amountOf(minor)},Rubro ${(which % 3) + place}`,
        )
        const answer = await ask(
          'importExpenses',
          { body: { csv: ['date,description,amount,category', ...rows].join('\n') } },
          [],
        )
        const { import_id: id } = answer.ok() as { import_id: string | null }
        if (id !== null) this.#imports.push(id)
        return
      }
      case 'take back': {
        const id = this.#imports[which % Math.max(1, this.#imports.length)]
        if (id !== undefined) await ask('takeBackImport', { params: { id } }, mayRefuse)
        return
      }
      case 'chat':
        await ask('sendAssistantMessage', { body: { text: `gasté ${amountOf(minor)} en el súper` } }, [])
        return
      default:
        return does satisfies never
    }
  }

  async check(): Promise<void> {
    const rows = await this.#rows()
    const months = { start_date: '2026-09-01', end_date: '2026-12-31' }
    const all = plain(rows)
    const { categories } = (await this.owner.send('listCategories')).ok()
    const people = await Promise.all(this.people.map(async (person) => (await person.me()).id))

    const list = async (query: Record<string, string>) => {
      const answer = (await this.owner.send('listExpenses', { query: { per_page: '1000', ...query } })).ok()
      const { amount } = plain(answer.expenses.map((row) => ({ amount: Math.round(row.amount * 100) })))
      expect(amount).toBe(answer.filtered_total ?? answer.general_total)
      return { amount, count: answer.total_count }
    }
    expect(await list({})).toEqual(all)
    expect(await list({ start_date: '2026-10-02', end_date: '2026-11-20' })).toEqual(
      plain(rows.filter(within('2026-10-02', '2026-11-20'))),
    )
    for (const interval of ['day', 'week', 'month', 'none'])
      for (const group_by of ['category', 'member', 'none'])
        await this.#checkReport(rows, { ...months, interval, group_by })

    for (const category of categories) {
      const own = rows.filter((row) => row.category_id === category.id)
      expect(category.expenses_count).toBe(own.length)
      expect(category.month_total).toBe(plain(own.filter(within('2026-11-01', '2026-11-30'))).amount)
      expect(await list({ category_id: category.id })).toEqual(plain(own))
    }
    for (const id of people)
      expect(await list({ user_id: id })).toEqual(plain(rows.filter((row) => row.added_by === id)))

    const november = rows.filter(within('2026-11-01', '2026-11-30'))
    const stats = (await this.owner.send('dashboardStats')).ok().expenses
    expect(stats).toMatchObject({
      household_monthly_total: plain(november).amount,
      household_monthly_count: november.length,
      user_monthly_total: plain(november.filter((row) => row.added_by === people[0])).amount,
    })
    const overview = (await this.owner.send('monthOverview')).ok()
    expect(overview).toMatchObject(plain(november))
    expect(overview.previous).toMatchObject(plain(rows.filter(within('2026-10-01', '2026-10-20'))))
    expect(overview.running_totals.at(-1)).toBe(plain(november).amount)
    for (const part of overview.categories)
      expect(part).toMatchObject(plain(november.filter((row) => row.category_id === part.category_id)))

    await this.#checkChat(november)

    const { budgets } = (await this.owner.send('listBudgets')).ok()
    expect(budgets.length).toBeGreaterThan(0)
    for (const budget of budgets) {
      const own = rows
        .filter(within(budget.start_date, budget.end_date))
        .filter((row) => budget.category_id === null || row.category_id === budget.category_id)
      expect(budget.spent).toBe(plain(own).amount)
    }
  }

  /** The chat and the web tell the same: the total of a month, of a category, of a person, of a budget. */
  async #checkChat(november: readonly Row[]): Promise<void> {
    const say = async (text: string) =>
      (await this.owner.send('sendAssistantMessage', { body: { text } })).ok().text
    const nothing = expect.stringMatching(/no (hay|anotaste) gastos/)
    const told = (rows: readonly Row[]) =>
      rows.length === 0 ? nothing : expect.stringContaining(formatMoney(sumOf(rows), 'ARS', true))
    expect(await say('¿cuánto gastamos este mes?')).toEqual(told(november))
    const me = (await this.owner.me()).id
    expect(await say('¿cuánto gasté yo este mes?')).toEqual(
      told(november.filter((row) => row.added_by === me)),
    )
    const { categories } = (await this.owner.send('listCategories')).ok()
    const groceries = categories.find(({ name, is_active }) => name === 'Supermercado' && is_active)
    if (!groceries) return
    const own = november.filter((row) => row.category_id === groceries.id)
    expect(await say('¿cuánto gastamos en Supermercado este mes?')).toEqual(told(own))
    const budget = (await this.owner.send('listBudgets'))
      .ok()
      .budgets.find(({ category_id }) => category_id === groceries.id)
    if (budget)
      expect(await say('¿cuánto queda para Supermercado?')).toContain(
        formatMoney(toMinor(budget.spent), 'ARS', true),
      )
  }

  async #checkReport(rows: readonly Row[], query: Record<string, string>): Promise<void> {
    const report = (await this.owner.send('spendingReport', { query })).ok()
    const { start_date, end_date, group_by } = report
    const inPeriod = rows.filter(within(start_date, end_date))
    const isIn = (id: string | null) => (row: Row) =>
      group_by === 'none' || (group_by === 'member' ? row.added_by : row.category_id) === id
    expect(report).toMatchObject(plain(inPeriod))
    for (const [place, group] of report.groups.entries()) {
      expect(group).toMatchObject(plain(inPeriod.filter(isIn(group.id))))
      for (const bucket of report.buckets) {
        const own = rows.filter(within(bucket.start_date, bucket.end_date)).filter(isIn(group.id))
        expect(bucket.cells[place]).toEqual(plain(own))
      }
    }
  }

  async #rows(): Promise<Row[]> {
    const { db } = this.app.app.deps
    const owner = await this.owner.me()
    return db.read
      .selectFrom('expenses')
      .innerJoin('memberships', 'memberships.household_id', 'expenses.household_id')
      .where('memberships.user_id', '=', owner.id)
      .where('expenses.deleted_at', 'is', null)
      .select(['amount', 'category_id', 'expense_date', 'added_by'])
      .execute()
  }
}

const within = (first: string, last: string) => (row: Row) =>
  row.expense_date >= first && row.expense_date <= last

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, row) => sum + row.amount, 0)

/** As people and files write it, with both decimals; nobody notes nothing. */
const amountOf = (minor: number) => fromMinor(minor + 1).toFixed(2)

function plain(rows: readonly { amount: number }[]): { amount: number; count: number } {
  return { amount: fromMinor(sumOf(rows)), count: rows.length }
}
