import { once } from 'node:events'
import { connect } from 'node:net'
import { calls, rateLimits } from '@casita/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'

describe('the log shows an operator', () => {
  let app: TestApp
  let ana: Person
  let beto: Person
  const written: string[] = []
  const requests = () =>
    written.map((line) => JSON.parse(line)).filter(({ msg }: { msg: string }) => msg === 'request')

  beforeAll(async () => {
    const log = createLog('trace', { write: (line) => void written.push(line) })
    app = await createTestApp('sqlite', {}, { log })
    ana = await app.register()
    beto = await app.join(ana)
  })
  afterAll(() => app.close())
  beforeEach(() => {
    written.length = 0
  })

  it('who made a request, by id, and when', async () => {
    const { id } = await ana.me()
    const [line] = requests()
    const { sessions } = (await ana.send('listSessions')).ok()
    expect(line).toMatchObject({
      level: 30,
      time: expect.stringMatching(/Z$/),
      method: 'GET',
      route: calls.me.path,
      status: 200,
      user: id,
      session: sessions.find((session) => session.is_current)?.id,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(line).not.toHaveProperty('refused')
  })

  it('whose request was refused for lack of permission', async () => {
    const { id } = await beto.me()
    await beto.send('undeliveredMessages')
    expect(requests().at(-1)).toMatchObject({ level: 40, status: 403, refused: 'owner_only', user: id })
  })

  it('requests without a valid token', async () => {
    await app.guest.send('me')
    await app.guest.send('me', { headers: { authorization: 'Bearer a.b.c' } })
    const refused = { level: 40, status: 401, refused: 'unauthorized' }
    expect(requests()).toMatchObject([refused, refused])
    expect(requests()[0]).not.toHaveProperty('user')
  })

  it('a WhatsApp delivery with a forged signature', async () => {
    const body = app.graph.notification({ messages: [] })
    await app.graph.deliver(app.app.http, body, { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` })
    expect(requests()).toMatchObject([{ level: 40, route: '/webhooks/whatsapp', refused: 'unauthorized' }])
  })

  it('no failure when a client leaves while it sends', async () => {
    const origin = new URL(await app.app.http.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(origin.port), origin.hostname)
    const asked = once(app.app.http.server, 'request')
    socket.write('POST /v2/auth/refresh HTTP/1.1\r\nhost: casita\r\ncontent-type: application/json\r\n')
    socket.write('content-length: 5000\r\n\r\n{"refresh_token":')
    const [request] = await asked
    const ended = new Promise((resolve) => request.once('close', resolve))
    socket.destroy()
    await ended
    expect((await fetch(new URL('/healthz', origin))).status).toBe(200)
    expect(written.join('')).not.toContain('"level":50')
  })

  it('that a rate limit was exceeded', async () => {
    const remoteAddress = '192.0.2.77'
    const guess = { method: 'POST', url: calls.validateInvite.path, payload: { code: 'XXXXXXXX' } } as const
    const most = rateLimits.validateInvite[0].calls
    for (let n = 0; n <= most; n++) await app.app.http.inject({ ...guess, remoteAddress })
    expect(requests().at(-1)).toMatchObject({ level: 40, status: 429, refused: 'too_many_requests' })
    expect(written.join('')).not.toContain(remoteAddress)
  })

  it('who signed in, and that a sign-in failed', async () => {
    const { id } = await ana.me()
    await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })
    await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims, { foreignKey: true }) } })
    const lines = written.map((line) => JSON.parse(line))
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'signed in', user: id }))
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'google sign-in failed', level: 40 }))
    expect(requests().at(-1)).toMatchObject({ refused: 'google_refused' })
  })

  it('no text from a request, so that nobody can forge log lines', async () => {
    const forged = encodeURIComponent('"}\r\n{"level":60,"msg":"forged"}\n')
    const headers = {
      'user-agent': 'forged"}\n{"msg":"forged"}',
      referer: `http://x/${forged}`,
      'x-request-id': 'forged',
      'idempotency-key': 'forged',
    }
    for (const url of [`/${forged}`, `/v2/${forged}`, `/v2/expenses/${forged}`, `/?lang=${forged}`, '/%zz'])
      await app.app.http.inject({ url, headers })
    await ana.send('createExpense', {
      body: { description: 'forged\n"}', amount: 1 },
      headers: { ...headers },
    })
    await ana.send('createExpense', { body: { forged: 'forged', amount: 'forged' } })
    await app.graph.write(app.app.http, '5491155550177', '\n{"msg":"forged"}\n')
    await app.settled()
    expect(requests().length).toBeGreaterThan(6)
    expect(written.join('')).not.toContain('forged')
    for (const line of written) expect(line.trimEnd()).not.toContain('\n')
  })
})
