import { type CallName, calls, type Endpoint } from '@casita/contract'
import { described } from '@casita/contract/openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { fieldsOf } from './docs-fields.ts'

/** Contained in every name and text of the attacked household. */
const mark = 'Zarzamora'
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** A place in a call where an id can be given. */
interface Place {
  name: CallName
  part: 'params' | 'query' | 'body'
  field: string
}

/** Public calls contain no id, only codes that their callers were given. */
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => name !== 'events' && calls[name].access !== 'public',
)
const parts = ['params', 'query', 'body'] as const

function exampleFor(name: CallName, part: Place['part']): Record<string, unknown> {
  const schema = (calls[name] as Endpoint)[part]
  return schema ? (described(name, schema, 'input').example as Record<string, unknown>) : {}
}

/**
 * The part of a request that holds an id in a field, or in a field of each item of a list ('categories[].category_id').
 */
function holding(id: string, field: string, example: Record<string, unknown>): Record<string, unknown> {
  const [list = field, inner] = field.split('[].')
  if (inner === undefined) return { [field]: id }
  return { [list]: (example[list] as object[]).map((item) => ({ ...item, [inner]: id })) }
}

/** Every place of every call, read from the contract, so that a new call is tested without being named here. */
const places = names.flatMap((name) =>
  parts.flatMap((part): Place[] => {
    const schema = (calls[name] as Endpoint)[part]
    return (schema ? fieldsOf(schema, 'input') : [])
      .filter(({ path, kind }) => kind.includes('UUID') || path === 'invitation_code')
      .map(({ path }) => ({ name, part, field: path }))
  }),
)

eachEngine('the ids of another household', (engine) => {
  let app: TestApp
  let neighbour: Person
  let thief: Person
  let ids: Record<string, string>
  /** An expense of the thief, for calls in which another id is the neighbour's. */
  let own: string
  let before: unknown[]

  beforeAll(async () => {
    app = await createTestApp(engine)
    neighbour = await app.register({ household_name: mark }, { name: mark })
    thief = await app.register()
    const { category } = (await neighbour.send('createCategory', { body: { name: mark } })).ok()
    const body = { description: mark, note: mark, amount: 10, category_id: category.id }
    const kept = (await neighbour.send('createExpense', { body })).ok().expense
    const deleted = (await neighbour.send('createExpense', { body })).ok().expense
    ;(await neighbour.send('deleteExpense', { params: { id: deleted.id } })).ok()
    const { budget } = (await neighbour.send('setBudget', { body: { amount: 900 } })).ok()
    const { sessions } = (await neighbour.send('listSessions')).ok()
    ids = {
      expense: kept.id,
      'deleted expense': deleted.id,
      category: category.id,
      budget: budget.id,
      person: (await neighbour.me()).id,
      session: sessions[0]?.id ?? '',
      household: (await neighbour.send('currentHousehold')).ok().household.id,
      invitation: (await neighbour.send('invite', { body: {} })).ok().invitation.code,
    }
    own = (await thief.send('createExpense', { body: { description: 'Pan', amount: 1 } })).ok().expense.id
    await app.settled()
    before = await home()
  })
  afterAll(() => app.close())

  /** Returns everything that the neighbour can see of their own data. */
  async function home(): Promise<unknown[]> {
    const seen = names.filter((name) => {
      const call: Endpoint = calls[name]
      return call.method === 'GET' && !call.params && name !== 'exportAccount'
    })
    const query = { start_date: '2026-01-01', end_date: '2026-12-31' }
    return Promise.all(
      seen.map(async (name) => {
        const { status, ok } = await neighbour.send(name, name === 'spendingReport' ? { query } : {})
        expect(status, name).toBeLessThan(410)
        return [name, status === 200 ? ok() : status]
      }),
    )
  }

  async function attack({ name, part, field }: Place, id: string) {
    const call: Endpoint = calls[name]
    const sent = Object.fromEntries(
      parts.map((each) => {
        const example = exampleFor(name, each)
        const known = Object.entries(example).filter(([, value]) => !uuid.test(String(value)))
        return [each, { ...Object.fromEntries(known), ...(each === part && holding(id, field, example)) }]
      }),
    ) as Record<Place['part'], Record<string, string>>
    return app.app.http.inject({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
        encodeURIComponent(sent.params[param] ?? own),
      ),
      query: sent.query,
      headers: { authorization: `Bearer ${thief.token}` },
      ...(call.body && { payload: sent.body }),
    })
  }

  it('are tried in every id field of the contract', () => {
    const found = new Set(places.map(({ name, field }) => `${name} ${field}`))
    expect(found.size).toBeGreaterThan(20)
    for (const place of ['createExpense paid_by', 'listExpenses user_id', 'setBudget category_id'])
      expect(found).toContain(place)
    for (const { field } of places)
      expect(field, 'an id deeper than that needs a way in here').toMatch(/^\w+(\[\]\.\w+)?$/)
  })

  it('reveal and change nothing in the buttons of a chat', async () => {
    const words = ['undo', 'undo-all', 'undo-one', 'restore', 'restore-all', 'category', 'category-one']
    const questions = ['revert', 'other', 'drop']
    const buttons = [ids.expense, ids['deleted expense'], ids.category].flatMap((id) => [
      ...[...words, ...questions].map((word) => `${word}/${id}`),
      ...[`categories/${id}/0`, `pick/${id}/0`, `set/${id}/${ids.category}`, `set/${own}/${id}`],
      `which/${id}/${ids.expense}`,
    ])
    for (const button_id of buttons) {
      const body = { text: 'ok', button_id }
      const answer = (await thief.send('sendAssistantMessage', { body })).ok()
      expect(JSON.stringify(answer), button_id).not.toContain(mark)
    }
    const kept = (await thief.send('listExpenses')).ok().expenses.find(({ id }) => id === own)
    expect(Object.values(ids)).not.toContain(kept?.category_id)
    await app.settled()
    expect(await home()).toEqual(before)
  })

  describe.each(places)('$name', (place) => {
    it(`reveal and change nothing in the ${place.part} field “${place.field}”`, async () => {
      for (const [kind, id] of Object.entries(ids)) {
        const answer = await attack(place, id)
        const found = `${kind}: ${answer.statusCode} ${answer.body}`
        expect(answer.statusCode, found).toBeLessThan(500)
        expect(answer.body, found).not.toContain(mark)
        // A filter by another household's id finds nothing; where the id would be stored, the call is refused.
        if (place.part !== 'query') expect(answer.statusCode, found).toBeGreaterThan(399)
        if (answer.statusCode === 200)
          expect(answer.body, found).toMatch(/"(expenses|by_\w+)":\[\]|"total\w*":0|^id,/)
      }
      await app.settled()
      expect(await home()).toEqual(before)
    })
  })
})
