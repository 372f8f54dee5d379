import { createSecretKey } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

const minute = 60_000

eachApp('a session', (app) => {
  async function refresh(token: string | null) {
    return app.guest.send('refresh', { body: { refresh_token: token } })
  }

  function withToken(token: string): Promise<{ status: number }> {
    return app.guest.send('me', { headers: { authorization: `Bearer ${token}` } })
  }

  it('its access token names the user and the session and lives for 30 minutes', async () => {
    const ana = await app.register()
    const [, payload = ''] = (ana.token ?? '').split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toMatchObject({ type: 'access', session_id: expect.any(String), sub: (await ana.me()).id })
    expect(claims.exp - claims.iat).toBe(30 * 60)
  })

  it('a request without a token is answered with 401', async () => {
    const answer = await app.guest.send('me')
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it('forged tokens are refused', async () => {
    const ana = await app.register()
    const [head = '', body = '', signature = ''] = (ana.token ?? '').split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(createSecretKey(Buffer.alloc(32, 7)))
    const unsigned = new UnsecuredJWT(claims).encode()
    const changed = `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url')}.${signature}`
    for (const token of [foreign, unsigned, changed, `${head}.${body}.`, 'x.y.z', ana.refreshToken ?? '']) {
      expect((await withToken(token)).status).toBe(401)
    }
  })

  it('an access token is refused in place of a refresh token', async () => {
    const ana = await app.register()
    expect((await refresh(ana.token)).status).toBe(401)
  })

  it('each refresh returns a new pair and leaves the old access token valid', async () => {
    const ana = await app.register()
    const pair = (await refresh(ana.refreshToken)).ok()
    expect(pair.refresh_token).not.toBe(ana.refreshToken)
    expect(pair.access_token).not.toBe(ana.token)
    expect((await withToken(pair.access_token)).status).toBe(200)
    expect((await withToken(ana.token ?? '')).status).toBe(200)
    app.clock.advance(29 * minute)
    expect((await withToken(ana.token ?? '')).status).toBe(200)
    app.clock.advance(2 * minute)
    expect((await withToken(ana.token ?? '')).status).toBe(401)
  })

  it('twenty tabs that refresh at once get the same refresh token', async () => {
    const ana = await app.register()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(ana.refreshToken)))
    const pairs = answers.map((answer) => answer.ok())
    expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1)
    for (const { access_token } of pairs) expect((await withToken(access_token)).status).toBe(200)
  })

  it('a refresh token reused in its grace period gets the same pair, even after that pair was refreshed', async () => {
    const ana = await app.register()
    const second = (await refresh(ana.refreshToken)).ok()
    app.clock.advance(10_000)
    const third = (await refresh(second.refresh_token)).ok()
    app.clock.advance(10_000)
    const fourth = (await refresh(third.refresh_token)).ok()
    app.clock.advance(10_000)
    expect((await refresh(ana.refreshToken)).ok()).toEqual(second)
    expect((await refresh(second.refresh_token)).ok()).toEqual(third)
    expect((await withToken(second.access_token)).status).toBe(200)
    expect((await refresh(fourth.refresh_token)).status).toBe(200)
  })

  it('the grace period of a refresh token is not extended by those that follow it', async () => {
    const ana = await app.register()
    let latest = (await refresh(ana.refreshToken)).ok()
    for (let times = 0; times < 2; times++) {
      app.clock.advance(15_000)
      latest = (await refresh(latest.refresh_token)).ok()
    }
    app.clock.advance(1000)
    expect((await refresh(ana.refreshToken)).problem()).toMatchObject({ code: 'session_ended' })
    expect((await withToken(latest.access_token)).status).toBe(401)
    expect((await refresh(latest.refresh_token)).status).toBe(401)
  })

  it('a refresh token reused after the grace period ends the session for everybody', async () => {
    const ana = await app.register()
    const pair = (await refresh(ana.refreshToken)).ok()
    app.clock.advance(31_000)
    expect((await refresh(ana.refreshToken)).problem()).toMatchObject({ code: 'session_ended' })
    expect((await withToken(pair.access_token)).status).toBe(401)
    expect((await refresh(pair.refresh_token)).status).toBe(401)
  })

  it('logging out ends it, may be repeated and works with an expired access token', async () => {
    const ana = await app.register()
    app.clock.advance(31 * minute)
    expect((await ana.send('me')).status).toBe(401)
    ;(await ana.send('logout')).ok()
    ;(await ana.send('logout')).ok()
    expect((await refresh(ana.refreshToken)).status).toBe(401)
  })

  it('an access token expires after 30 minutes, a session after 30 days without use', async () => {
    const ana = await app.register()
    app.clock.advance(29 * minute)
    expect((await ana.send('me')).status).toBe(200)
    app.clock.advance(2 * minute)
    expect((await ana.send('me')).status).toBe(401)
    app.clock.advance(30 * 24 * 60 * minute)
    expect((await refresh(ana.refreshToken)).status).toBe(401)
  })

  describe('of a person with several sessions', () => {
    async function signedInAgain(ana: Person, userAgent: string) {
      const body = { code: app.google.codeFor(ana.claims) }
      return (await app.guest.send('login', { body, headers: { 'user-agent': userAgent } })).ok()
    }
    const sessionsOf = async (ana: Person) => (await ana.send('listSessions')).ok().sessions

    it('is listed with its browser and dates, latest first, without any secret', async () => {
      const ana = await app.register()
      app.clock.advance(minute)
      const phone = await signedInAgain(ana, 'Phone')
      app.clock.advance(minute)
      const [first, second, ...more] = await sessionsOf(ana)
      expect([first, second]).toMatchObject([
        { user_agent: 'Phone', is_current: false },
        { user_agent: 'lightMyRequest', is_current: true },
      ])
      expect(more).toEqual([])
      expect(Object.keys(first ?? {}).sort()).toEqual(
        ['created_at', 'expires_at', 'id', 'is_current', 'last_used_at', 'user_agent'].sort(),
      )
      ana.refreshToken = (await refresh(ana.refreshToken)).ok().refresh_token
      expect((await sessionsOf(ana))[0]).toMatchObject({ is_current: true })
      await app.guest.send('logout', { headers: { authorization: `Bearer ${phone.access_token}` } })
      expect(await sessionsOf(ana)).toHaveLength(1)
    })

    it('can be ended from another session, at once, and only by its owner', async () => {
      const ana = await app.register()
      const phone = await signedInAgain(ana, 'Phone')
      const id = (await sessionsOf(ana)).find((session) => !session.is_current)?.id ?? ''
      const stranger = await app.register()
      expect((await stranger.send('endSession', { params: { id } })).status).toBe(404)
      expect((await withToken(phone.access_token)).status).toBe(200)
      ;(await ana.send('endSession', { params: { id } })).ok()
      expect((await withToken(phone.access_token)).status).toBe(401)
      expect((await refresh(phone.refresh_token)).problem()).toMatchObject({ code: 'session_ended' })
      expect((await ana.send('endSession', { params: { id } })).status).toBe(404)
      expect((await ana.send('me')).status).toBe(200)
    })

    it('is the only one left after signing out everywhere else', async () => {
      const ana = await app.register()
      const others = [await signedInAgain(ana, 'Phone'), await signedInAgain(ana, 'Office')]
      const stranger = await app.register()
      expect((await ana.send('endOtherSessions')).ok().ended).toBe(2)
      for (const other of others) {
        expect((await withToken(other.access_token)).status).toBe(401)
        expect((await refresh(other.refresh_token)).status).toBe(401)
      }
      expect(await sessionsOf(ana)).toMatchObject([{ is_current: true }])
      expect((await refresh(ana.refreshToken)).status).toBe(200)
      expect((await stranger.send('me')).status).toBe(200)
    })
  })
})
