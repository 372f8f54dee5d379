import { type CallName, calls, type Endpoint } from '@casita/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { eachApp, newPhone, type Person, type Sent } from '../testing/app.ts'

/** Values that are wrong for some field: types, lengths, sizes, unicode, depth, prototypes. */
const trick = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202etxet',
    '\u200b',
    'x'.repeat(5000),
    '👩‍👩‍👧‍👦'.repeat(200),
    "'; drop table users; --",
    '{{1}}',
    '../../etc/passwd',
    '%00',
    'x',
    0,
    -1,
    -0.001,
    1e21,
    1e308,
    Number.MAX_SAFE_INTEGER,
    0.1 + 0.2,
    [],
    {},
    [[[[[[[[[[]]]]]]]]]],
    { toString: 'x' },
    { constructor: { prototype: { admin: true } } },
    '2026-02-30',
    '9999-99-99',
    '0000-00-00',
    '00000000-0000-0000-0000-000000000000',
    'NaN',
    '１２',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.anything({ maxDepth: 4 }),
)

const good: Partial<Record<CallName, Sent>> = {
  createExpense: { body: { description: 'Pan', amount: 1, note: 'x', expense_date: '2026-11-20' } },
  createCategory: { body: { name: 'Nueva', icon: '⚽', color: '#112233' } },
  changeHousehold: { body: { name: 'Los García', currency: 'ARS' } },
  setBudget: { body: { amount: 100, month_starts_on: 1, rollover: false } },
  spendingReport: { query: { start_date: '2026-11-01', end_date: '2026-11-30' } },
  validatePhone: { body: { phone_number: '11 5555-0143' } },
  changeSettings: { body: { name: 'Ana', timezone: 'UTC', preferred_language: 'es' } },
  register: {
    body: { code: 'none', household_name: 'Casa', household_currency: 'ARS', phone_number: newPhone() },
  },
}

/** Tables whose rows record when they were changed, and those that are only added to. */
const changed = ['users', 'households', 'categories', 'expenses', 'invitations', 'budgets'] as const
const written = ['memberships', 'household_changes', 'expense_changes', 'spending', 'sessions'] as const

eachApp('invalid input', (app) => {
  let ana: Person
  beforeAll(async () => {
    ana = await app.register()
    ;(await ana.send('createExpense', { body: { description: 'Pan', amount: 1 } })).ok()
  })

  /** The number of rows and the time of the latest change; the clock is advanced before every request. */
  async function state(): Promise<string> {
    const { read } = app.app.deps.db
    const parts = []
    for (const table of written) {
      const { count } = await read
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      parts.push(`${table}=${count}`)
    }
    for (const table of changed) {
      const { count, at } = await read
        .selectFrom(table)
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('updated_at').as('at')])
        .executeTakeFirstOrThrow()
      parts.push(`${table}=${count} ${at}`)
    }
    return parts.join()
  }

  /** The id of one of Ana's records of the kind that a call is about; an unknown id if there is none. */
  async function ownId({ path }: Endpoint): Promise<string> {
    if (path.startsWith('/v2/expenses/'))
      return (await ana.send('createExpense', { body: { description: 'Pan', amount: 1 } })).ok().expense.id
    if (!path.startsWith('/v2/categories/')) return crypto.randomUUID()
    const { categories } = (await ana.send('listCategories')).ok()
    return categories[0]?.id ?? ''
  }

  async function tryOut(call: Endpoint, sent: Garbage): Promise<void> {
    const id = call.params && sent.params?.id === undefined ? await ownId(call) : sent.params?.id
    // An address in which the id is '.' or '..' is that of another path.
    fc.pre(!/^\.\.?$/.test(asText(id)))
    const before = await state()
    app.clock.advance(1)
    const response = await app.app.http.inject({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
        encodeURIComponent(asText(field === 'id' ? id : sent.params?.[field])),
      ),
      query: Object.fromEntries(Object.entries(sent.query ?? {}).map(([key, value]) => [key, asText(value)])),
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
      ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
    })
    expect(response.statusCode, response.body).toBeLessThan(500)
    // The message is the app's own, not that of the validation library.
    expect(response.body).not.toMatch(/Invalid input|Too (small|big)/)
    if (response.statusCode !== 200) {
      expect(await state()).toBe(before)
      return
    }
    expectValid(call, { ...sent, params: { ...sent.params, id } })
    // It may have ended the account or the membership, so continue as a new person.
    if (call.method !== 'GET') ana = await app.register()
  }

  const names = (Object.keys(calls) as CallName[]).filter((name) => name !== 'events')
  const withInput = names.filter((name) => {
    const call: Endpoint = calls[name]
    return call.body ?? call.query ?? call.params
  })

  describe.each(withInput)('%s', (name) => {
    const call: Endpoint = calls[name]
    const known = good[name] ?? {}

    it('causes no 5xx in several fields together, and changes nothing when refused', async () => {
      await fc.assert(
        fc.asyncProperty(garbageFor(call, known), (sent) => tryOut(call, sent)),
        { numRuns: 15 },
      )
    })

    it.each(fieldsOf(call))(
      'causes no 5xx in the %s field “%s”, and changes nothing when refused',
      async (part, field) => {
        const sent = trick.map((value) => ({ ...known, [part]: { ...Object(known[part]), [field]: value } }))
        await fc.assert(
          fc.asyncProperty(sent, (one) => tryOut(call, one)),
          { numRuns: 12 },
        )
      },
    )
  })

  it.each(names.filter((name) => (calls[name] as Endpoint).params))(
    'is not found when it replaces the id in the path of %s',
    async (name) => {
      for (const id of ['undefined', '1', ' ', "' or 1=1"]) {
        const answer = await ana.send(name, { params: { id }, ...good[name] })
        expect(answer.problem()).toMatchObject({ code: 'not_found' })
        expect(answer.problem()).not.toHaveProperty('errors')
      }
    },
  )

  it.each([
    '',
    '{',
    '[1',
    '"',
    'null',
    '[]',
    '42',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{}}}',
    `${'['.repeat(20_000)}`,
  ])('is refused as a body like %.20s', async (payload) => {
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
    const response = await app.app.http.inject({ method: 'POST', url: '/v2/expenses', headers, payload })
    expect([400, 422]).toContain(response.statusCode)
  })

  it.each(['[]', '"Pan"', '42', 'true'])(
    'is refused with our own message when the JSON body has no fields: %s',
    async (payload) => {
      const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
      const answer = await app.app.http.inject({ method: 'POST', url: '/v2/expenses', headers, payload })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ code: 'invalid', detail: 'The body must be a JSON object.' })
    },
  )

  it('is refused when it is JSON sent as plain text', async () => {
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'text/plain' }
    const payload = JSON.stringify({ description: 'Pan', amount: 1 })
    const answer = await app.app.http.inject({ method: 'POST', url: '/v2/expenses', headers, payload })
    expect(answer.statusCode).toBe(400)
  })

  it('is refused with 413 when the body is a megabyte', async () => {
    const answer = await ana.send('createExpense', {
      body: { description: 'x'.repeat(1_000_000), amount: 1 },
    })
    expect(answer.status).toBe(413)
  })
})

interface Garbage {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Good input with a strange value in one field, or in all of them. */
function garbageFor(call: Endpoint, sent: Sent): fc.Arbitrary<Garbage> {
  const part = (schema: z.$ZodType | undefined, known: unknown) => {
    if (!schema) return fc.constant(undefined)
    const fields = namesIn(schema)
    const oneField = fc
      .tuple(fc.constantFrom('nothing', ...fields), trick)
      .map(([field, value]) => ({ ...(known as object), [field]: value }))
    const allFields = fc.record(Object.fromEntries(fields.map((field) => [field, trick])), {
      requiredKeys: [],
    })
    return fc.oneof(oneField, allFields)
  }
  return fc
    .tuple(
      part(call.params, {}),
      part(call.query, sent.query ?? {}),
      fc.oneof({ weight: 5, arbitrary: part(call.body, sent.body ?? {}) }, { weight: 1, arbitrary: trick }),
    )
    .map(([params, query, body]) => ({
      ...(params && { params: params as Record<string, unknown> }),
      ...(query && { query: query as Record<string, unknown> }),
      ...(call.body && { body }),
    }))
}

/** Checks that input that was accepted is what the contract says; values are as they were sent. */
function expectValid(call: Endpoint, { params = {}, query = {}, body }: Garbage): void {
  const texts = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asText(value)]))
  const received = {
    params: texts(params),
    query: texts(query),
    // A request without a body, or with null (as JSON writes an infinite number), is one without fields.
    body: JSON.parse(JSON.stringify(body ?? {})) ?? {},
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part]
    if (schema) expect(z.safeParse(schema, received[part]).error?.issues, part).toBeUndefined()
  }
}

/** Every field of a call with the part of the request that contains it. */
function fieldsOf(call: Endpoint): ['params' | 'query' | 'body', string][] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? namesIn(schema).map((field): [typeof part, string] => [part, field]) : []
  })
}

function namesIn(schema: z.$ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed()
  try {
    return `${JSON.stringify(value) ?? ''}`.toWellFormed()
  } catch {
    return 'unprintable'
  }
}
