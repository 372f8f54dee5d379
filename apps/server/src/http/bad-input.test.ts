import { type CallName, calls, type Endpoint } from '@casita/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { createTestApp, newPhone, type Person, type Sent, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

/** What is wrong somewhere, whatever the field: types, lengths, sizes, unicode, depth, prototypes. */
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
  changeSettings: { body: { name: 'Ana', timezone: 'UTC', preferred_language: 'es' } },
  register: {
    body: { code: 'none', household_name: 'Casa', household_currency: 'ARS', phone_number: newPhone() },
  },
}

const tables = [
  'users',
  'households',
  'memberships',
  'categories',
  'expenses',
  'invitations',
  'household_changes',
  'expense_changes',
] as const

eachEngine('input that makes no sense', (engine) => {
  let app: TestApp
  let ana: Person
  beforeAll(async () => {
    app = await createTestApp(engine)
    ana = await app.register()
    ;(await ana.send('createExpense', { body: { description: 'Pan', amount: 1 } })).ok()
  })
  afterAll(() => app.close())

  async function state(): Promise<string> {
    const counts = []
    for (const table of tables) {
      const row = await app.app.deps.db.read
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      counts.push(`${table}=${row.count}`)
    }
    const touched = await app.app.deps.db.read
      .selectFrom('expenses')
      .select((eb) => eb.fn.max('updated_at').as('at'))
      .executeTakeFirstOrThrow()
    return `${counts.join()} ${touched.at}`
  }

  const names = (Object.keys(calls) as CallName[]).filter(
    (name) => name !== 'events' && name !== 'sendAssistantMessage',
  )
  const withInput = names.filter((name) => {
    const call: Endpoint = calls[name]
    return call.body ?? call.query ?? call.params
  })

  describe.each(withInput)('%s', (name) => {
    it('is refused with a 4xx and changes nothing, whichever field it is in', async () => {
      const call: Endpoint = calls[name]
      await fc.assert(
        fc.asyncProperty(garbageFor(call, good[name] ?? {}), async (sent) => {
          const before = await state()
          app.clock.advance(1)
          const response = await app.app.http.inject({
            method: call.method,
            url: call.path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
              encodeURIComponent(asText(sent.params?.[field])),
            ),
            query: Object.fromEntries(
              Object.entries(sent.query ?? {}).map(([key, value]) => [key, asText(value)]),
            ),
            headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
            ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
          })
          expect(response.statusCode, response.body).toBeLessThan(500)
          if (response.statusCode !== 200) expect(await state()).toBe(before)
          // What made sense after all may have ended the account or the membership: go on as somebody new.
          else if (call.method !== 'GET') ana = await app.register()
        }),
        { numRuns: 25 },
      )
    })
  })

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
  ])('a body like %.20s is refused', async (payload) => {
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
    const response = await app.app.http.inject({ method: 'POST', url: '/v2/expenses', headers, payload })
    expect([400, 422]).toContain(response.statusCode)
  })

  it('a body of a megabyte is too large', async () => {
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

/** Good input with something strange in one place, or in all of them. */
function garbageFor(call: Endpoint, sent: Sent): fc.Arbitrary<Garbage> {
  const part = (schema: z.$ZodType | undefined, known: unknown) => {
    if (!schema) return fc.constant(undefined)
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
      properties?: object
    }
    const fields = Object.keys(properties)
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

function asText(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed()
  try {
    return `${JSON.stringify(value) ?? ''}`.toWellFormed()
  } catch {
    return 'unprintable'
  }
}
