import { type CallName, calls, type Endpoint } from '@casita/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { fieldsOf } from './docs-fields.ts'

describe('a request with repeated or misplaced input', () => {
  let app: TestApp
  let ana: Person
  beforeAll(async () => {
    app = await createTestApp('sqlite')
    ana = await app.register()
    ;(await ana.send('createExpense', { body: { description: 'Pan', amount: 1 } })).ok()
  })
  afterAll(() => app.close())

  const ask = (request: InjectOptions) =>
    app.app.http.inject({
      ...request,
      headers: { authorization: `Bearer ${ana.token}`, ...request.headers },
    })
  const json = { 'content-type': 'application/json' }
  const create = (payload: string, headers: Record<string, string> = json) =>
    ask({ method: 'POST', url: '/v2/expenses', headers, payload })
  const total = async () => (await ana.send('listExpenses')).ok().total_count

  const queried = (Object.keys(calls) as CallName[]).flatMap((name) => {
    const call: Endpoint = calls[name]
    // A stream does not end and has its own test.
    if (call.produces === 'text/event-stream') return []
    return call.query ? fieldsOf(call.query, 'input').map(({ path }) => ({ name, call, field: path })) : []
  })
  it.each(queried)('$name refuses “$field” twice in the query and ignores it in brackets', async (place) => {
    const { call, field } = place
    const path = call.path.replace('{id}', crypto.randomUUID())
    const twice = await ask({ method: call.method, url: `${path}?${field}=1&${field}=2` })
    expect(twice.statusCode).toBe(422)
    const required = 'start_date=2026-11-01&end_date=2026-11-30&token=x'
    const plain = await ask({ method: call.method, url: `${path}?${required}` })
    const bracketed = `${field}[]=1&${field}[$ne]=1&${field}[__proto__]=1`
    const answer = await ask({ method: call.method, url: `${path}?${required}&${bracketed}` })
    expect(answer.statusCode).toBe(plain.statusCode)
  })

  it('is refused when a list or object replaces a single value', async () => {
    for (const body of [
      { description: ['Pan'], amount: 1 },
      { description: 'Pan', amount: [1] },
      { description: 'Pan', amount: '1' },
      { description: { toString: 'Pan' }, amount: 1 },
      [{ description: 'Pan', amount: 1 }],
    ])
      expect((await create(JSON.stringify(body))).statusCode).toBe(422)
  })

  it('uses the last value of a key that is repeated in the body', async () => {
    const answer = await create('{"description":"Pan","amount":-5,"amount":7,"description":"Vino"}')
    expect(answer.json().expense).toMatchObject({ amount: 7, description: 'Vino' })
    expect((await create('{"description":"Pan","amount":7,"amount":-5}')).statusCode).toBe(422)
  })

  it('cannot set fields that the call does not have', async () => {
    const stranger = await app.register()
    const { id } = await stranger.me()
    const extra = { id, user_id: id, household_id: id, source: 'import', can_edit: false, currency: 'USD' }
    const answer = await create(JSON.stringify({ description: 'Pan', amount: 3, ...extra }))
    const me = await ana.me()
    expect(answer.json().expense).toMatchObject({
      user_id: me.id,
      source: 'web',
      currency: 'ARS',
      can_edit: true,
    })
    expect(answer.json().expense.id).not.toBe(id)
    const settings = {
      name: 'Ana',
      is_validated: true,
      role: 'owner',
      email: 'x@example.com',
      google_sub: '1',
    }
    await ask({
      method: calls.changeSettings.method,
      url: calls.changeSettings.path,
      headers: json,
      payload: settings,
    })
    expect(await ana.me()).toEqual({ ...me, name: 'Ana' })
  })

  it.each([
    '{"__proto__":{"amount":1},"description":"Pan"}',
    '{"description":"Pan","amount":1,"constructor":{"prototype":{"isOwner":true}}}',
    '{"description":"Pan","amount":1,"note":{"__proto__":{"isOwner":true}}}',
    '{"\\u005f_proto__":{"amount":1},"description":"Pan"}',
  ])('does not change prototypes: %s', async (payload) => {
    expect([400, 422]).toContain((await create(payload)).statusCode)
    expect(({} as Record<string, unknown>).isOwner).toBeUndefined()
    expect(({} as Record<string, unknown>).amount).toBeUndefined()
  })

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'keeps its method despite the header %s',
    async (header) => {
      const { expenses } = (await ana.send('listExpenses')).ok()
      const id = expenses[0]?.id
      const before = await total()
      const answer = await ask({ method: 'POST', url: `/v2/expenses/${id}`, headers: { [header]: 'DELETE' } })
      expect(answer.statusCode).toBe(405)
      const inQuery = await ask({
        method: 'GET',
        url: '/v2/expenses?_method=DELETE',
        headers: { [header]: 'POST' },
      })
      expect(inQuery.statusCode).toBe(200)
      expect(await total()).toBe(before)
    },
  )

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html',
    'application/json/../text/plain',
    '',
  ])('is refused with the content type “%s”, which a foreign form could send', async (type) => {
    const before = await total()
    const answer = await create('{"description":"Pan","amount":1}', { 'content-type': type })
    expect([400, 422]).toContain(answer.statusCode)
    expect(await total()).toBe(before)
  })

  it('is refused as plain text, which a foreign page could send', async () => {
    const before = await total()
    const answer = await create('{"description":"Pan","amount":1}', { 'content-type': 'text/plain' })
    expect([400, 422]).toContain(answer.statusCode)
    expect(await total()).toBe(before)
  })

  it.each([
    'x-forwarded-host',
    'x-original-url',
    'x-rewrite-url',
    'x-user-id',
    'x-forwarded-user',
    'forwarded',
  ])('gains nothing from the header %s', async (header) => {
    const value =
      { 'x-original-url': '/v2/configuration', 'x-rewrite-url': '/healthz' }[header] ?? 'evil.example'
    const guest = await app.app.http.inject({ url: '/v2/auth/me', headers: { [header]: value } })
    expect(guest.statusCode).toBe(401)
    const { body } = await app.app.http.inject({
      url: '/',
      headers: { [header]: 'evil.example', host: 'evil.example' },
    })
    expect(body).not.toContain('evil.example')
  })

  it('is refused with a malformed Authorization header or a token in any other place', async () => {
    for (const authorization of [
      `Bearer ${ana.token}, Bearer ${ana.token}`,
      `Bearer ${ana.token} x`,
      `Bearer  ${ana.token}`,
      `Basic ${ana.token}`,
      `${ana.token}`,
      'Bearer null',
    ])
      expect((await ask({ url: '/v2/auth/me', headers: { authorization } })).statusCode).toBe(401)
    const inQuery = await app.app.http.inject({ url: `/v2/auth/me?access_token=${ana.token}` })
    expect(inQuery.statusCode).toBe(401)
    const inCookie = await app.app.http.inject({
      url: '/v2/auth/me',
      headers: { cookie: `access_token=${ana.token}` },
    })
    expect(inCookie.statusCode).toBe(401)
  })

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS', 'PUT'] as const)(
    'is refused with the method %s',
    async (method) => {
      const secret = 'x-secret-of-ana'
      const answer = await app.app.http.inject({
        method: method as 'PUT',
        url: '/v2/auth/me',
        headers: { 'x-echo': secret, origin: 'https://evil.example' },
      })
      expect(answer.statusCode).toBe(405)
      expect(answer.body).not.toContain(secret)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers).not.toHaveProperty('access-control-allow-methods')
    },
  )
})
