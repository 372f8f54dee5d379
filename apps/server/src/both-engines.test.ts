import { type CallName, fromMinor, recurrences } from '@casita/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteDueExpenses } from './recurring/note-due.service.ts'
import { createTestApp, newPhone, type Person, type Sent, type TestApp } from './testing/app.ts'
import { engines } from './testing/database.ts'

/** What somebody does in the household. The second half is undone at once, and must leave no trace. */
const deeds = [
  'create',
  'change',
  'delete',
  'new category',
  'rename category',
  'merge category',
  'restore category',
  'set budget',
  'repeat',
  'skip',
  'change series',
  'import',
  'say',
  'a day passes',
  'delete and restore',
  'deactivate and restore',
  'give up budget and restore',
  'stop and resume',
  'import and take back',
  'say and undo',
] as const

const said = [
  'gasté 8.500 en el súper',
  'farmacia 3200 ayer',
  'nafta 15000 y peaje 900',
  'no, eran 7.500',
  'era en farmacia',
  'fue ayer',
  'lo pagó Beto',
  'borrá el último',
  'deshacer',
  'alquiler 90000 todos los meses',
  'se repite todos los meses',
  'poné 50000 de presupuesto para Supermercado',
  '¿cuánto gastamos este mes?',
  'los últimos gastos',
  'cambialo a Transporte',
] as const

/** Numbers choose among what there is. */
const deed = fc.record({
  does: fc.constantFrom(...deeds),
  who: fc.nat(2),
  which: fc.nat(1000),
  category: fc.nat(1000),
  minor: fc.integer({ min: 0, max: 99_999_99 }),
  daysAgo: fc.nat(45),
  word: fc.constantFrom('pan', 'Ñandú', '100%', 'a_b', "O'Hara", '😀 torta', 'Mascotas', 'cafe', 'Café'),
  text: fc.constantFrom(...said),
})
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

const everyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The household on one engine. Ids get names by the order in which they appear, which are the same on the other. */
class Side {
  readonly app: TestApp
  readonly people: Person[] = []
  readonly #names = new Map<string, string>()
  readonly #ids = new Map<string, string>()

  constructor(app: TestApp) {
    this.app = app
  }

  /** Sends a call with named ids, and returns the answer with named ids. */
  async ask(who: number, name: CallName, sent: Sent): Promise<Answer> {
    const known = JSON.stringify(sent).replace(/#\d+/g, (named) => this.#ids.get(named) ?? named)
    const answer = await (this.people[who] as Person).send(name, JSON.parse(known))
    const body = answer.status === 200 ? answer.ok() : { code: answer.problem().code }
    const text = JSON.stringify(body).replace(everyId, (id) => this.#nameOf(id))
    return { status: answer.status, body: JSON.parse(text) }
  }

  #nameOf(id: string): string {
    const name = this.#names.get(id) ?? `#${this.#names.size}`
    this.#names.set(id, name)
    this.#ids.set(name, id)
    return name
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the bodies of many calls, checked against the contract when they are sent
type Answer = { status: number; body: any }

/** Asks both engines the same, and fails if they answer differently. */
class Home {
  readonly #sides: readonly Side[]
  #now: number
  #shown: Record<string, unknown> = {}

  constructor(apps: readonly TestApp[], now: string) {
    this.#sides = apps.map((app) => new Side(app))
    this.#now = Date.parse(now)
  }

  async begin(): Promise<void> {
    this.#setClocks()
    const phones = [newPhone(), newPhone(), newPhone()]
    for (const { app, people } of this.#sides) {
      const [own, second, third] = phones as [string, string, string]
      const owner = await app.register({ phone_number: own }, { name: 'Ana García' })
      people.push(owner)
      for (const [phone_number, name] of [
        [second, 'Beto Ruiz'],
        [third, 'Carla Paz'],
      ] as const) {
        const { invitation } = (await owner.send('invite', { body: {} })).ok()
        people.push(await app.register({ phone_number, invitation_code: invitation.code }, { name }))
      }
    }
    this.#shown = await this.#show()
  }

  async ask(who: number, name: CallName, sent: Sent = {}): Promise<Answer> {
    const [answer, ...others] = await Promise.all(this.#sides.map((side) => side.ask(who, name, sent)))
    if (!answer) throw new Error('no engine is tested')
    for (const other of others) expect(other, `${name} ${JSON.stringify(sent)}`).toEqual(answer)
    return answer
  }

  async act(given: Deed): Promise<void> {
    const undone = await this.#do(given)
    const shown = await this.#show()
    if (undone) expect(shown, given.does).toEqual(this.#shown)
    this.#shown = shown
  }

  /** Does it; returns whether it was undone as well. */
  async #do({ does, who, which, category, minor, daysAgo, word, text }: Deed): Promise<boolean> {
    const { expenses, categories, budgets, recurring } = this.#shown as Record<string, { id: string }[]>
    const pick = (rows: { id: string }[] = []) => rows[which % Math.max(1, rows.length)]?.id ?? '#none'
    const params = { id: pick(expenses) }
    const active = (categories as { id: string; name: string; is_active: boolean }[]).filter(
      (one) => one.is_active,
    )
    const { id: category_id = null, name = '' } = active[category % active.length] ?? {}
    const expense_date = this.#day(daysAgo)
    const amount = fromMinor(minor)
    switch (does) {
      case 'create':
        await this.ask(who, 'createExpense', {
          body: { description: word, amount, expense_date, category_id },
        })
        return false
      case 'change': {
        const change = [{ amount }, { expense_date }, { category_id }, { description: word }][which % 4]
        await this.ask(who, 'changeExpense', { params, body: change })
        return false
      }
      case 'delete':
        await this.ask(who, 'deleteExpense', { params })
        return false
      case 'delete and restore':
        return this.#undo(0, ['deleteExpense', { params }], () => ['restoreExpense', { params }])
      case 'new category':
        await this.ask(who, 'createCategory', { body: { name: word, color: '#00746C' } })
        return false
      case 'rename category':
        await this.ask(who, 'changeCategory', { params: { id: pick(categories) }, body: { name: word } })
        return false
      case 'merge category':
        await this.ask(0, 'deleteCategory', {
          params: { id: pick(categories) },
          query: { move_to: String(category_id) },
        })
        return false
      case 'restore category':
        await this.ask(who, 'restoreCategory', { params: { id: pick(categories) } })
        return false
      case 'deactivate and restore': {
        const one = { params: { id: pick(categories) } }
        return this.#undo(0, ['deleteCategory', one], ({ outcome }) =>
          outcome === 'deactivated' ? ['restoreCategory', one] : null,
        )
      }
      case 'set budget': {
        const starts = which % 3 === 0 ? { month_starts_on: 1 + (which % 31) } : { rollover: which % 2 === 0 }
        await this.ask(who, 'setBudget', { body: { category_id, amount: amount + 1, ...starts } })
        return false
      }
      case 'give up budget and restore': {
        const one = { params: { id: pick(budgets) } }
        return this.#undo(who, ['deleteBudget', one], () => ['restoreBudget', one])
      }
      case 'repeat': {
        const every = recurrences[which % recurrences.length]
        await this.ask(who, 'repeatExpense', { body: { expense_id: params.id, every } })
        return false
      }
      case 'skip':
        await this.ask(who, 'skipRecurring', { params: { id: pick(recurring) } })
        return false
      case 'change series':
        await this.ask(who, 'changeRecurring', {
          params: { id: pick(recurring) },
          body: { amount, category_id },
        })
        return false
      case 'stop and resume': {
        const one = { params: { id: pick(recurring) } }
        return this.#undo(0, ['stopRecurring', one], () => ['resumeRecurring', one])
      }
      case 'import':
      case 'import and take back': {
        // Each row of another day: the order of two of the same moment is not defined.
        const rows = [0, 1, 2].map(
          (n) => `${this.#day(daysAgo + n)},${word} ${n},${fromMinor(minor + n + 1).toFixed(2)},${name}`,
        )
        const csv = ['date,description,amount,category', ...rows].join('\n')
        const call: Call = ['importExpenses', { body: { csv } }]
        if (does === 'import') {
          await this.ask(who, ...call)
          return false
        }
        return this.#undo(who, call, ({ import_id: id }) =>
          id ? ['takeBackImport', { params: { id: String(id) } }] : null,
        )
      }
      case 'say':
        await this.ask(who, 'sendAssistantMessage', { body: { text } })
        return false
      case 'say and undo':
        return this.#undo(who, ['sendAssistantMessage', { body: { text } }], ({ buttons }) => {
          const undo = (buttons as { id: string }[]).find(({ id }) => id.startsWith('undo/'))
          return undo ? ['sendAssistantMessage', { body: { button_id: undo.id } }] : null
        })
      case 'a day passes':
        this.#now += 86_400_000
        await this.#passTime()
        return false
      default:
        return does satisfies never
    }
  }

  /** Does something and undoes it; returns whether both were done. */
  async #undo(who: number, does: Call, undoes: (body: Record<string, unknown>) => Call | null) {
    const done = await this.ask(who, ...does)
    const undo = done.status === 200 ? undoes(done.body) : null
    return undo !== null && (await this.ask(who, ...undo)).status === 200
  }

  async #passTime(): Promise<void> {
    this.#setClocks()
    for (const { app, people } of this.#sides) {
      await noteDueExpenses(app.app.deps)
      await app.settled()
      for (const person of people) {
        const { access_token, refresh_token } = (
          await person.send('refresh', { body: { refresh_token: person.refreshToken } })
        ).ok()
        Object.assign(person, { token: access_token, refreshToken: refresh_token })
      }
    }
  }

  #setClocks(): void {
    for (const { app } of this.#sides) app.clock.set(new Date(this.#now).toISOString())
  }

  /** The day in Buenos Aires. */
  #day(daysAgo: number): string {
    return new Date(this.#now - daysAgo * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10)
  }

  /** What the household's screens show, without when it was changed last and what was told about budgets. */
  async #show(): Promise<Record<string, unknown>> {
    const months = { start_date: this.#day(120), end_date: this.#day(-40) }
    const [list, categories, budgets, recurring, month, stats, report] = [
      await this.ask(0, 'listExpenses', { query: { per_page: '1000' } }),
      await this.ask(0, 'listCategories'),
      await this.ask(0, 'listBudgets'),
      await this.ask(0, 'listRecurring'),
      await this.ask(0, 'monthOverview'),
      await this.ask(0, 'dashboardStats'),
      await this.ask(0, 'spendingReport', { query: { ...months, interval: 'month', group_by: 'category' } }),
    ].map(({ body }) => body)
    const shown = {
      ...{ expenses: list.expenses, total: list.general_total, categories: categories.categories },
      ...{ budgets: budgets.budgets, recurring: recurring.recurring_expenses, month, stats, report },
    }
    return JSON.parse(
      JSON.stringify(shown, (key, value) => (key === 'updated_at' || key === 'alerts' ? undefined : value)),
    )
  }
}

type Call = [name: CallName, sent: Sent]

let apps: TestApp[]
beforeAll(async () => {
  apps = await Promise.all(engines.map((engine) => createTestApp(engine)))
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
})

it('both engines answer alike through random histories, in which what is undone leaves no trace', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('2026-01-31T15:00:00Z', '2024-02-27T12:00:00Z', '2026-12-30T03:10:00Z'),
      fc.array(deed, { minLength: 20, maxLength: 30 }),
      async (now, history) => {
        const home = new Home(apps, now)
        await home.begin()
        for (const each of history) await home.act(each)
      },
    ),
    { numRuns: 4, endOnFailure: true },
  )
}, 180_000)
