import { type CallName, calls, rateLimits } from '@casita/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, createApp } from '../app.ts'
import { createTestApp, type Sent, type TestApp } from '../testing/app.ts'

describe('rate limits', () => {
  let app: TestApp
  afterEach(() => app.close())

  /** Makes a call from an address; `forwarded` is the address that a proxy in front reports. */
  async function from(remoteAddress: string, name: CallName, sent: Sent = {}, forwarded?: string) {
    const { method, path } = calls[name]
    return app.app.http.inject({
      method,
      url: path,
      remoteAddress,
      ...(sent.query && { query: sent.query }),
      ...(method !== 'GET' && { payload: (sent.body ?? {}) as object }),
      headers: { ...(forwarded && { 'x-forwarded-for': forwarded }), ...sent.headers },
    })
  }
  const code = { body: { code: 'AAAA2222' } }
  /** How often an address may call before it is refused; makes at most `most` + 1 calls. */
  async function allowed(address: string, name: CallName, sent: Sent, most: number): Promise<number> {
    for (let calls = 0; calls <= most; calls++)
      if ((await from(address, name, sent)).statusCode === 429) return calls
    return Number.POSITIVE_INFINITY
  }

  const named: [CallName, Sent, number][] = [
    ['login', { body: { code: 'x' } }, rateLimits.signIn[0].calls],
    ['refresh', { body: { refresh_token: 'a.b.c' } }, rateLimits.refresh[0].calls],
    ['validatePhone', { body: { phone_number: '1' } }, rateLimits.validatePhone[0].calls],
    ['validateInvite', code, rateLimits.validateInvite[0].calls],
  ]

  it.each(named)('%s is limited per address', async (name, sent, most) => {
    app = await createTestApp('sqlite')
    expect(await allowed('192.0.2.1', name, sent, most)).toBe(most)
    const refused = await from('192.0.2.1', name, sent)
    expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await from('192.0.2.2', name, sent)).statusCode).not.toBe(429)
  })

  it('sign-in and registration share one limit', async () => {
    app = await createTestApp('sqlite')
    const most = rateLimits.signIn[0].calls
    for (let n = 0; n < most; n++) await from('192.0.2.1', n % 2 ? 'login' : 'register')
    expect((await from('192.0.2.1', 'login')).statusCode).toBe(429)
    expect((await from('192.0.2.1', 'register')).statusCode).toBe(429)
  })

  it('checking and importing files share one limit, as reading a file takes long', async () => {
    app = await createTestApp('sqlite')
    const ana = await app.register()
    const sent = { body: { csv: 'x' }, headers: { authorization: `Bearer ${ana.token}` } }
    const most = rateLimits.importFile[0].calls
    expect(await allowed('192.0.2.1', 'checkImport', sent, most)).toBe(most)
    expect((await from('192.0.2.1', 'importExpenses', sent)).statusCode).toBe(429)
    expect((await from('192.0.2.1', 'listExpenses', sent)).statusCode).toBe(200)
  })

  it('redeeming links is limited per address, whoever is signed in', async () => {
    app = await createTestApp('sqlite')
    const people = [await app.register(), await app.register()]
    const most = rateLimits.redeemLink[0].calls
    const redeem = (
      n: number,
      name: 'validateAccount' | 'connectWhatsapp' = 'validateAccount',
      address = '192.0.2.1',
    ) =>
      from(address, name, {
        query: { token: `guess-${n}` },
        headers: { authorization: `Bearer ${people[n % 2]?.token}` },
      })
    for (let n = 0; n < most; n++) expect((await redeem(n)).statusCode).toBe(404)
    expect((await redeem(0)).statusCode).toBe(429)
    expect((await redeem(1, 'connectWhatsapp')).statusCode).toBe(429)
    for (const n of [0, 1]) expect((await redeem(n, 'validateAccount', '192.0.2.2')).statusCode).toBe(404)
  })

  it('numbers that somebody tries as their own are limited like typed ones, because the answer tells which are taken', async () => {
    app = await createTestApp('sqlite')
    const owner = await app.register()
    const { id, phone_number } = await owner.me()
    const validated_at = app.clock.now().toISOString()
    await app.app.deps.db.transaction(async (tx) => {
      await tx.updateTable('users').set({ validated_at }).where('id', '=', id).execute()
    })
    const { token } = await app.register()
    const headers = { authorization: `Bearer ${token}` }
    const sent = { body: { phone_number }, headers }
    expect((await from('192.0.2.1', 'resendValidation', sent)).json()).toMatchObject({ code: 'phone_taken' })
    const most = rateLimits.validatePhone[0].calls
    expect(await allowed('192.0.2.1', 'resendValidation', sent, most)).toBe(most - 1)
    expect((await from('192.0.2.1', 'validatePhone', { body: { phone_number: '1' } })).statusCode).toBe(429)
  })

  it('all other calls are limited per session', async () => {
    app = await createTestApp('sqlite', { RATE_LIMIT_PER_SESSION: '5' })
    const [ana, beto] = [await app.register(), await app.register()]
    const asked = await Promise.all(Array.from({ length: 7 }, () => ana.send('me')))
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await ana.send('listExpenses')).status).toBe(429)
    const refused = (await ana.send('me')).headers['retry-after']
    expect(Number(refused)).toBeGreaterThan(0)
    expect((await beto.send('me')).status).toBe(200)
  })

  it('an IPv6 /64 network counts as one address', async () => {
    app = await createTestApp('sqlite')
    const most = rateLimits.validateInvite[0].calls
    for (let n = 0; n < most; n++) await from(`2001:db8:0:1::${(n + 1).toString(16)}`, 'validateInvite', code)
    expect((await from('2001:db8:0:1:ffff::1', 'validateInvite', code)).statusCode).toBe(429)
    expect((await from('2001:db8:0:2::1', 'validateInvite', code)).statusCode).not.toBe(429)
  })

  it('a forged X-Forwarded-For changes nothing when no proxy is configured', async () => {
    app = await createTestApp('sqlite')
    const most = rateLimits.validateInvite[0].calls
    for (let n = 0; n < most; n++) await from('192.0.2.1', 'validateInvite', code, `198.51.100.${n}`)
    expect((await from('192.0.2.1', 'validateInvite', code, '198.51.100.200')).statusCode).toBe(429)
  })

  it('behind one proxy, only the address that the proxy saw counts', async () => {
    app = await createTestApp('sqlite', { TRUST_PROXY: '1' })
    const most = rateLimits.validateInvite[0].calls
    const via = (seen: string, claimed = '') =>
      from('127.0.0.1', 'validateInvite', code, claimed === '' ? seen : `${claimed}, ${seen}`)
    for (let n = 0; n < most; n++) await via('192.0.2.1', `198.51.100.${n}`)
    expect((await via('192.0.2.1', '203.0.113.5')).statusCode).toBe(429)
    expect((await via('192.0.2.2')).statusCode).not.toBe(429)
  })

  it('servers that share one PostgreSQL count an address together until its window ends', async () => {
    app = await createTestApp('postgres')
    const other = await createApp(app.config, { clock: app.clock })
    const most = rateLimits.validateInvite[0].calls
    const ask = async (server: App, remoteAddress: string) =>
      (await server.http.inject({ ...invitation, remoteAddress })).statusCode
    const invitation = { method: 'POST', url: calls.validateInvite.path, payload: code.body } as const
    const asked = await Promise.all(
      Array.from({ length: most + 6 }, (_, n) => ask(n % 2 ? other : app.app, '192.0.2.1')),
    )
    expect(asked.filter((status) => status === 429)).toHaveLength(6)
    expect(await ask(other, '192.0.2.2')).not.toBe(429)
    app.clock.advance(61_000)
    expect(await ask(other, '192.0.2.1')).not.toBe(429)
    await other.stop()
  })

  it('invitations cannot be tried out by registering with them: of 100 an hour, even the right one is refused', async () => {
    app = await createTestApp('postgres')
    const host = await app.register()
    const { invitation } = (await host.send('invite', { body: {} })).ok()
    const servers = [app.app, await createApp(app.config, { clock: app.clock })]
    const ask = async (server: App, invitation_code: string, remoteAddress = '192.0.2.1') => {
      const payload = { code: app.newcomer().code(), invitation_code }
      return server.http.inject({ method: 'POST', url: calls.register.path, payload, remoteAddress })
    }
    for (const server of servers) {
      for (let n = 0; n < 50; n++) expect((await ask(server, `WRONG${n}`)).statusCode).toBe(404)
      app.clock.advance(61_000)
    }
    const refused = await ask(app.app, invitation.code)
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await ask(app.app, invitation.code, '192.0.2.2')).statusCode).toBe(200)
    await servers[1]?.stop()
  })
})
