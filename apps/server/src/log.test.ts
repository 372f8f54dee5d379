import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { newPhone } from './testing/app.ts'
import { createTestStore, eachEngine, type TestStore } from './testing/database.ts'
import { newMessageId, tokenIn } from './testing/graph.ts'
import { type Edge, type ServerProcess, startEdge, startServerProcess } from './testing/server-process.ts'

eachEngine('the log of a whole journey', (engine) => {
  let edge: Edge
  let store: TestStore
  let cwd: string
  let server: ServerProcess
  beforeAll(async () => {
    edge = await startEdge()
    store = await createTestStore(engine)
    cwd = await mkdtemp(join(tmpdir(), 'casita-log-'))
    server = await startServerProcess(
      {
        ...edge.environment,
        DATA_DIR: store.dataDir,
        ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
        LOG_LEVEL: 'trace',
      },
      { cwd },
    )
    await server.ready()
  }, 60_000)
  afterAll(async () => {
    server.kill('SIGKILL')
    await server.exit
    await edge.close()
    await store.remove()
    await rm(cwd, { recursive: true, force: true })
  })

  const secrets = new Set<string>()
  /** Records a text that must not appear in the log. */
  const secret = <T extends string>(text: T): T => {
    secrets.add(text)
    return text
  }

  interface Answer {
    status: number
    // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, of which the journey needs a field each.
    body: any
  }

  async function call(
    method: string,
    path: string,
    { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const answer = await fetch(`${server.origin}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  const webhook = (body: string, signature = edge.graph.sign(body)) =>
    call('POST', '/webhooks/whatsapp', { body, headers: { 'x-hub-signature-256': signature } })
  const write = (from: string, message: object) => {
    const id = secret(newMessageId())
    const timestamp = String(Math.floor(Date.now() / 1000))
    const contacts = [{ profile: { name: secret('Zenobia') }, wa_id: from }]
    const messages = [{ from, id, timestamp, ...message }]
    return webhook(JSON.stringify(edge.graph.notification({ contacts, messages })))
  }
  const text = (body: string) => ({ type: 'text', text: { body: secret(body) } })
  const answers = (phone: string, count: number) =>
    vi.waitFor(() => expect(edge.graph.sentTo(phone).length).toBeGreaterThanOrEqual(count), {
      timeout: 10_000,
    })

  it('contains no token, code, text, phone number, name or mail address', async () => {
    const phone = newPhone()
    // The number in every form that the server handles.
    secret(phone.slice(1))
    secret(phone.slice(4))
    const claims = {
      sub: secret('108204268033311374519'),
      email: secret('zenobia.quispe@example.com'),
      name: secret('Zenobia Quispe'),
    }
    const code = () => secret(edge.google.codeFor(claims))
    const household = { household_name: secret('Los Quispe'), household_currency: 'ARS' }
    const registered = await call('POST', '/v2/auth/registration/register', {
      body: { code: code(), phone_number: phone, ...household },
    })
    expect(registered.status).toBe(200)
    const token = secret(registered.body.access_token as string)
    secret(registered.body.refresh_token)
    // As a thief might: the link in the address, the token where it does not belong, a number in a filter.
    await answers(phone, 1)
    const [verification] = edge.graph.sentTo(phone)
    const link = secret(verification ? tokenIn(verification) : '')
    expect(link).not.toBe('')
    await call('GET', `/validate?token=${link}`)
    await call('GET', `/v2/expenses/${link}?search=${phone.slice(1)}`, { token })
    expect((await call('POST', `/v2/auth/validation/validate?token=${link}`, { token })).status).toBe(200)
    expect((await call('POST', `/v2/auth/validation/validate?token=${link}`, { token })).status).toBe(410)

    await write(phone.slice(1), text('listo'))
    await answers(phone, 2)
    await write(phone.slice(1), text('gasté 8.500 en la verdulería de Remedios'))
    await answers(phone, 3)
    await write(newPhone().slice(1), text('quién sos?'))
    await webhook(JSON.stringify({ entry: [{ changes: [{ field: 'messages', value: 'Remedios' }] }] }))
    await webhook('{"entry": Remedios')
    await webhook('{}', 'sha256=00')
    edge.graph.script({ code: 131026 }, { hangUp: true }, { status: 500 })
    for (const word of ['uno', 'dos', 'tres']) await write(phone.slice(1), text(`${word} Remedios 300`))

    const body = {
      description: secret('Regalo para Remedios'),
      amount: 123_456.78,
      note: secret('es sorpresa'),
    }
    const headers = { 'idempotency-key': secret('key-of-zenobia') }
    expect((await call('POST', '/v2/expenses', { token, body, headers })).status).toBe(200)
    await call('POST', '/v2/expenses', { token, body: { ...body, amount: -1 } })
    const typed = secret('para Remedios 1.234')
    expect((await call('POST', '/v2/assistant/readings', { token, body: { text: typed } })).status).toBe(200)
    await call('POST', '/v2/assistant/readings', { token, body: { text: typed.repeat(1000) } })
    await call('POST', '/v2/expenses', { token, body: '{"description": "Remedios' })
    await call('POST', '/v2/expenses', { token: `${token}x`, body })
    const { body: invited } = await call('POST', '/v2/households/invite', {
      token,
      body: { phone_number: secret(newPhone()) },
    })
    secret(invited.invitation.code)
    await call('POST', '/v2/households/validate-invite', { body: { code: invited.invitation.code } })
    await call('POST', '/v2/auth/login', { body: { code: code() } })
    await call('POST', '/v2/auth/login', { body: { code: secret('4/stolen-code') } })
    for (const forgery of [
      { alg: 'none' },
      { foreignKey: true },
      { status: 500, answer: 'Remedios' },
      { hang: true },
    ] as const)
      await call('POST', '/v2/auth/login', { body: { code: secret(edge.google.codeFor(claims, forgery)) } })
    const refresh_token = registered.body.refresh_token
    const renewed = await call('POST', '/v2/auth/refresh', { body: { refresh_token } })
    secret(renewed.body.access_token)
    await call('POST', '/v2/auth/logout', { token })
    secret('Remedios')

    server.kill('SIGTERM')
    await server.exit
    const lines = server.stdout.trim().split('\n')
    expect(lines.length).toBeGreaterThan(30)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
    const found = [...secrets].flatMap((hidden) => lines.filter((line) => line.includes(hidden)))
    expect(found).toEqual([])
    expect(server.stderr).toBe('')
  }, 60_000)
})

describe('an error in the log', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  beforeEach(() => {
    lines.length = 0
  })
  afterEach(() => expect(lines).toHaveLength(1))

  it('shows its place and kind, but not the values that caused it', () => {
    const row = Object.assign(new Error('invalid input syntax for type uuid: "Ana"'), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'users_phone',
      table: 'users',
      detail: 'Key (phone)=(+5491155550143) already exists.',
      parameters: ['Ana'],
    })
    log.error({ err: new Error('could not store', { cause: row }) }, 'failed')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: {
        message: 'could not store',
        stack: expect.stringContaining('log.test.ts'),
        cause: { code: '23505', constraint: 'users_phone', table: 'users' },
      },
    })
    expect(lines[0]).not.toMatch(/5555|Ana/)
  })

  it.each([
    ['a parser that quotes what it read', () => JSON.parse('gasté 900 en pan')],
    [
      'tokens, ids, addresses and numbers',
      () => {
        throw new Error('eyJhbGciOi.eyJzdWIi.c2ln of ana@example.com, +5491155550143, wamid.HBgNNTQ5MTE1')
      },
    ],
  ])('hides %s', (_, fail) => {
    try {
      fail()
    } catch (error) {
      log.error({ err: error }, 'failed')
    }
    expect(lines[0]).not.toMatch(/gasté|eyJ|example\.com|54911|HBgN/)
  })
})
