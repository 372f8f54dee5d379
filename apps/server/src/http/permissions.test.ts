import { type CallName, calls } from '@casita/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, newPhone, type Person, type Sent, type TestApp } from '../testing/app.ts'
import { eachEngine, tablesReadWhole } from '../testing/database.ts'
import { pictures } from '../testing/pictures.ts'

/** Every kind of caller for a call about one household. */
const callers = ['no token', 'removed member', 'other household', 'unvalidated', 'member', 'owner'] as const
type Caller = (typeof callers)[number]
type Home = Record<Exclude<Caller, 'no token'>, Person>

/**
 * The status that each caller gets. The input is created anew for each, by the household's owner where it needs rows.
 */
interface Row {
  expected: Record<Caller, number>
  input?: (home: Home, app: TestApp) => Promise<Sent> | Sent
}

const all = (status: number): Row['expected'] =>
  Object.fromEntries(callers.map((caller) => [caller, status])) as Row['expected']
const anybody = all(200)
const account = { ...all(200), 'no token': 401 }
const anyHousehold = { ...account, 'removed member': 403 }
const thisHousehold = { ...anyHousehold, 'other household': 404 }
const onlyOwner = { ...all(403), 'no token': 401, owner: 200, 'other household': 404 }
const onlyAuthorOrOwner = { ...thisHousehold, unvalidated: 403, member: 403 }

const expense = { description: 'Pan', amount: 10 }
const idOf = async (person: Person) => ({ params: { id: (await person.me()).id } })
const newExpense = async ({ owner }: Home) => {
  const made = (await owner.send('createExpense', { body: expense })).ok()
  return { params: { id: made.expense.id } }
}
const newReceipt = async (home: Home) => {
  const made = await newExpense(home)
  return { ...made, body: pictures['image/png'], headers: { 'content-type': 'image/png' } }
}
const keptReceipt = async (home: Home) => {
  const { params, ...receipt } = await newReceipt(home)
  ;(await home.owner.send('attachReceipt', { params, ...receipt })).ok()
  return { params }
}
const newName = () => `Nueva ${crypto.randomUUID().slice(0, 8)}`
const newCategory = async ({ owner }: Home) => {
  const made = (await owner.send('createCategory', { body: { name: newName() } })).ok()
  return { params: { id: made.category.id } }
}
const newBudget = async ({ owner }: Home) => {
  const set = (await owner.send('setBudget', { body: { amount: 1000 } })).ok()
  return { params: { id: set.budget.id } }
}
const newRecurring = async (home: Home) => {
  const body = { expense_id: (await newExpense(home)).params.id, every: 'month' }
  const made = (await home.owner.send('repeatExpense', { body })).ok()
  return { params: { id: made.recurring_expense.id } }
}
const newImport = async ({ owner }: Home) => {
  const csv = `date,description,amount\n2026-11-02,${newName()},1`
  const { import_id } = (await owner.send('importExpenses', { body: { csv } })).ok()
  return { params: { id: import_id ?? '' } }
}
const newInvitation = async ({ owner }: Home) =>
  (await owner.send('invite', { body: {} })).ok().invitation.code

const table: Record<Exclude<CallName, 'events'>, Row> = {
  configuration: { expected: anybody },
  login: {
    expected: anybody,
    input: ({ owner }, app) => ({ body: { code: app.google.codeFor(owner.claims) } }),
  },
  register: {
    expected: anybody,
    input: (_home, app) => ({
      body: {
        code: app.newcomer().code(),
        phone_number: newPhone(),
        household_name: 'Nueva',
        household_currency: 'ARS',
      },
    }),
  },
  refresh: {
    expected: anybody,
    input: async ({ owner }, app) => {
      const fresh = (await app.guest.send('login', { body: { code: app.google.codeFor(owner.claims) } })).ok()
      return { body: { refresh_token: fresh.refresh_token } }
    },
  },
  me: { expected: account },
  logout: { expected: { ...anybody }, input: () => ({ headers: { authorization: 'Bearer a.b.c' } }) },
  listSessions: { expected: account },
  endOtherSessions: { expected: account },
  endSession: {
    expected: { ...all(404), 'no token': 401, owner: 200 },
    input: async ({ owner }, app) => {
      await app.guest.send('login', { body: { code: app.google.codeFor(owner.claims) } })
      const { sessions } = (await owner.send('listSessions')).ok()
      return { params: { id: sessions.find((session) => !session.is_current)?.id ?? '' } }
    },
  },
  validateAccount: {
    expected: { ...all(404), 'no token': 401 },
    input: () => ({ query: { token: 'nobody-has-this' } }),
  },
  resendValidation: { expected: { ...all(200), 'no token': 401 } },
  connectWhatsapp: {
    expected: { ...all(404), 'no token': 401 },
    input: () => ({ query: { token: 'nobody-has-this' } }),
  },
  disconnectWhatsapp: { expected: account },
  currentHousehold: { expected: anyHousehold },
  changeHousehold: {
    expected: anyHousehold,
    input: () => ({ body: { name: 'Los García', currency: 'ARS' } }),
  },
  householdHistory: { expected: anyHousehold },
  createHousehold: {
    expected: { ...all(409), 'no token': 401, 'removed member': 200 },
    input: () => ({ body: { name: 'Otra', currency: 'ARS' } }),
  },
  joinHousehold: {
    expected: { ...all(409), 'no token': 401, 'removed member': 200 },
    input: async (home) => ({ body: { code: await newInvitation(home) } }),
  },
  leaveHousehold: {
    expected: { ...anyHousehold, owner: 409, 'other household': 409 },
    input: () => ({ body: {} }),
  },
  listMembers: { expected: anyHousehold },
  removeMember: { expected: onlyOwner, input: ({ member }) => idOf(member) },
  handOverHousehold: { expected: onlyOwner, input: ({ member }) => idOf(member) },
  undeliveredMessages: { expected: { ...onlyOwner, 'other household': 200 } },
  invite: { expected: anyHousehold, input: () => ({ body: {} }) },
  validateInvite: {
    expected: anybody,
    input: async (home) => ({ body: { code: await newInvitation(home) } }),
  },
  listInvitations: { expected: anyHousehold },
  resendInvitation: {
    expected: thisHousehold,
    input: async (home) => ({ body: { invitation_code: await newInvitation(home) } }),
  },
  deleteInvitation: {
    expected: thisHousehold,
    input: async (home) => ({ body: { invitation_code: await newInvitation(home) } }),
  },
  listCategories: { expected: anyHousehold },
  createCategory: {
    expected: anyHousehold,
    input: () => ({ body: { name: `Una ${crypto.randomUUID().slice(0, 8)}` } }),
  },
  changeCategory: {
    expected: thisHousehold,
    input: async (home) => ({ ...(await newCategory(home)), body: { name: newName(), icon: '⚽' } }),
  },
  deleteCategory: { expected: thisHousehold, input: newCategory },
  restoreCategory: { expected: thisHousehold, input: newCategory },
  listExpenses: { expected: anyHousehold },
  createExpense: { expected: anyHousehold, input: () => ({ body: expense }) },
  deletedExpenses: { expected: anyHousehold },
  changeExpense: {
    expected: onlyAuthorOrOwner,
    input: async (home) => ({ ...(await newExpense(home)), body: { amount: 11 } }),
  },
  deleteExpense: { expected: onlyAuthorOrOwner, input: newExpense },
  restoreExpense: { expected: onlyAuthorOrOwner, input: newExpense },
  expenseHistory: { expected: thisHousehold, input: newExpense },
  readReceipt: { expected: thisHousehold, input: keptReceipt },
  attachReceipt: { expected: onlyAuthorOrOwner, input: newReceipt },
  removeReceipt: { expected: onlyAuthorOrOwner, input: keptReceipt },
  receiptSpace: { expected: anyHousehold },
  listRecurring: { expected: anyHousehold },
  repeatExpense: {
    expected: onlyAuthorOrOwner,
    input: async (home) => ({
      body: { expense_id: (await newExpense(home)).params.id, every: 'month' },
    }),
  },
  changeRecurring: {
    expected: onlyAuthorOrOwner,
    input: async (home) => ({ ...(await newRecurring(home)), body: { amount: 11 } }),
  },
  skipRecurring: { expected: onlyAuthorOrOwner, input: newRecurring },
  stopRecurring: { expected: onlyAuthorOrOwner, input: newRecurring },
  resumeRecurring: { expected: onlyAuthorOrOwner, input: newRecurring },
  dashboardStats: { expected: account },
  spendingReport: {
    expected: anyHousehold,
    input: () => ({ query: { start_date: '2026-11-01', end_date: '2026-11-30' } }),
  },
  monthOverview: { expected: anyHousehold },
  exportExpenses: { expected: anyHousehold },
  checkImport: {
    expected: anyHousehold,
    input: () => ({ body: { csv: 'date,description,amount\n2026-11-02,x,1' } }),
  },
  importExpenses: {
    expected: anyHousehold,
    input: () => ({ body: { csv: 'date,description,amount\n2026-11-02,x,1' } }),
  },
  listImports: { expected: anyHousehold },
  takeBackImport: { expected: onlyAuthorOrOwner, input: newImport },
  listBudgets: { expected: anyHousehold },
  setBudget: { expected: anyHousehold, input: () => ({ body: { amount: 1000 } }) },
  deleteBudget: { expected: thisHousehold, input: newBudget },
  restoreBudget: { expected: thisHousehold, input: newBudget },
  validatePhone: { expected: anybody, input: () => ({ body: { phone_number: '11 5555-0143' } }) },
  getSettings: { expected: account },
  changeSettings: { expected: account, input: () => ({ body: { timezone: 'Europe/Madrid' } }) },
  exportAccount: { expected: account },
  deleteAccount: { expected: { ...all(409), 'no token': 401 }, input: () => ({ body: {} }) },
  sendAssistantMessage: { expected: anyHousehold, input: () => ({ body: { text: 'hola' } }) },
  readMessage: { expected: anyHousehold, input: () => ({ body: { text: 'pan 10' } }) },
  suggestCategory: { expected: anyHousehold, input: () => ({ body: { description: 'pan' } }) },
}

eachEngine('permissions', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  async function makeHome(): Promise<Home> {
    const owner = await app.register()
    const home = {
      owner,
      member: await app.join(owner),
      unvalidated: await app.join(owner),
      'removed member': await app.join(owner),
      'other household': await app.register(),
    }
    ;(await owner.send('removeMember', await idOf(home['removed member']))).ok()
    return home
  }

  describe.each(Object.keys(table) as (keyof typeof table)[])('%s', (name) => {
    it(`gives each kind of caller the expected status (${calls[name].access})`, async () => {
      const { expected, input } = table[name]
      const home = await makeHome()
      const answered: Partial<Record<Caller, number>> = {}
      for (const caller of callers) {
        const sent = (await input?.(home, app)) ?? {}
        const person = caller === 'no token' ? app.guest : home[caller]
        answered[caller] = (await person.send(name, sent)).status
      }
      expect(answered).toEqual(expected)
    })
  })

  if (engine === 'postgres')
    it('reads no table from beginning to end', async () => {
      await app.settled()
      expect(await tablesReadWhole(app.app.deps.db.read)).toEqual([])
    })
})
