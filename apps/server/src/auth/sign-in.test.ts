import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createTestApp, newPhone, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { type Forgery, type IdClaims, startTestGoogle } from '../testing/google.ts'
import { tokenIn } from '../testing/graph.ts'

eachEngine('signing in with Google', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  it('a registered person signs in again with the same Google account', async () => {
    const ana = await app.register({}, { name: 'Ana García' })
    const answer = await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })
    expect(answer.ok().access_token.split('.')).toHaveLength(3)
    expect((await ana.me()).name).toBe('Ana García')
  })

  it('an account belongs to the Google subject, not to the mail address', async () => {
    const ana = await app.register()
    const other = { ...ana.claims, sub: 'somebody-else' }
    const refused = await app.guest.send('login', { body: { code: app.google.codeFor(other) } })
    expect(refused.problem()).toMatchObject({ code: 'user_not_registered' })
    const moved = { ...ana.claims, email: 'new@example.com' }
    ;(await app.guest.send('login', { body: { code: app.google.codeFor(moved) } })).ok()
    expect((await ana.me()).email).toBe('new@example.com')
  })

  it('a person without an account gets the data for the registration screen', async () => {
    const stranger = app.newcomer({ name: 'Beto', email: 'beto@example.com' })
    const answer = await app.guest.send('login', { body: { code: stranger.code() } })
    expect(answer.status).toBe(404)
    expect(answer.problem().detail).toEqual({
      error: 'user_not_registered',
      message:
        'No account found with this Google account. Please complete registration below using the same Google account.',
      registration_url: '/register',
      google_user_info: { name: 'Beto', email: 'beto@example.com', picture: null },
    })
  })

  it.each(['/', '/application/casita/'])(
    'the name of the issuer may end in %s, as those of other providers do',
    async (end) => {
      const provider = await startTestGoogle(end)
      const elsewhere = await createTestApp(engine, { GOOGLE_ISSUER: provider.issuer })
      const body = { household_name: 'Casa', household_currency: 'ARS' } as const
      const claims = { sub: 'ana', email: 'ana@example.com' }
      const made = await elsewhere.guest.send('register', {
        body: { ...body, code: provider.codeFor(claims) },
      })
      made.ok()
      await elsewhere.close()
      await provider.close()
    },
  )

  it('a code works only once', async () => {
    const ana = await app.register()
    const code = app.google.codeFor(ana.claims)
    ;(await app.guest.send('login', { body: { code } })).ok()
    expect((await app.guest.send('login', { body: { code } })).problem()).toMatchObject({
      code: 'google_refused',
    })
  })

  const hour = 3600
  const now = () => Math.floor(Date.now() / 1000)
  const refusals: [string, () => IdClaims, Forgery][] = [
    ['of another issuer', () => ({ iss: 'https://evil.example' }), {}],
    ['for another audience', () => ({ aud: 'another-client' }), {}],
    ['for several audiences', () => ({ aud: ['casita-test', 'another-client'], azp: 'casita-test' }), {}],
    ['presented by another client', () => ({ azp: 'another-client' }), {}],
    ['that has expired', () => ({ iat: now() - 2 * hour, exp: now() - hour }), {}],
    ['issued six minutes ahead', () => ({ iat: now() + 360 }), {}],
    ['that lives for two days', () => ({ exp: now() + 48 * hour }), {}],
    ['with another nonce', () => ({ nonce: 'another-nonce-of-enough-length' }), {}],
    ['signed by a foreign key', () => ({}), { foreignKey: true }],
    ['signed by an unknown key', () => ({}), { kid: 'unknown' }],
    ['signed with the public key as a secret', () => ({}), { alg: 'HS256' }],
    ['without a signature', () => ({}), { alg: 'none' }],
    ['without a subject', () => ({ sub: undefined }), {}],
    ['with an endless subject', () => ({ sub: 'x'.repeat(256) }), {}],
  ]
  it.each(refusals)('an ID token %s is refused', async (_name, claims, forgery) => {
    const ana = await app.register()
    const nonce = 'a-nonce-of-enough-length'
    const code = app.google.codeFor({ ...ana.claims, nonce, ...claims() }, forgery)
    const answer = await app.guest.send('login', { body: { code, nonce } })
    expect(answer.problem()).toMatchObject({ code: 'google_refused' })
    expect(answer.status).toBe(400)
  })

  it.each([false, 'false', undefined])(
    'a mail address that Google has not verified (%j) is refused',
    async (verified) => {
      const stranger = app.newcomer({ email_verified: verified })
      const answer = await app.guest.send('login', { body: { code: stranger.code() } })
      expect(answer.problem()).toMatchObject({ code: 'google_email_unverified' })
    },
  )

  it('a clock difference of four minutes is accepted', async () => {
    const ana = await app.register()
    const code = app.google.codeFor({ ...ana.claims, iat: now() + 240 })
    ;(await app.guest.send('login', { body: { code } })).ok()
  })

  it('signing in works after Google has changed its keys', async () => {
    const ana = await app.register()
    await app.google.rotateKeys()
    ;(await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })).ok()
  })

  it.each<[string, Forgery]>([
    ['fails', { status: 500, answer: '<html>' }],
    ['answers nonsense', { status: 200, answer: '<html>' }],
    ['hangs up', { hang: true }],
  ])('when Google %s, signing in fails with google_unreachable', async (_name, forgery) => {
    const ana = await app.register()
    const answer = await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims, forgery) } })
    expect(answer.problem()).toMatchObject({ code: 'google_unreachable' })
    expect(answer.status).toBe(503)
  })

  it('a client secret that Google refuses is a server error, and the log explains it', async () => {
    const written: string[] = []
    const log = createLog('info', { write: (line) => void written.push(line) })
    const wrong = await createTestApp(engine, { GOOGLE_CLIENT_SECRET: 'of-another-client' }, { log })
    const answer = await wrong.guest.send('login', { body: { code: wrong.newcomer().code() } })
    expect(answer.problem()).toMatchObject({ code: 'server_error' })
    expect(written.join('')).toContain('google refuses this server: look at its client id, secret')
    expect(written.join('')).not.toContain('of-another-client')
    await wrong.close()
  })

  it('registering twice is refused with the hint to sign in', async () => {
    const ana = await app.register()
    const answer = await app.guest.send('register', {
      body: {
        code: app.google.codeFor(ana.claims),
        phone_number: newPhone(),
        household_name: 'Otra',
        household_currency: 'ARS',
      },
    })
    expect(answer.status).toBe(409)
    expect(answer.problem().detail).toBe(
      'An account with this Google account already exists. Please sign in.',
    )
  })

  it.each([
    ['a phone that is no mobile number', { phone_number: '+54 11 12' }, 422],
    [
      'an invitation that does not exist',
      { household_name: undefined, household_currency: undefined, invitation_code: 'NOSUCH22' },
      404,
    ],
    ['neither a household nor an invitation', { household_name: undefined }, 422],
    ['a household name of one letter', { household_name: 'x' }, 422],
    ['a currency that is not offered', { household_currency: 'XXX' }, 422],
  ])('%s is refused before the Google code is redeemed', async (_name, wrong, status) => {
    const stranger = app.newcomer()
    const code = stranger.code()
    const good = { code, phone_number: newPhone(), household_name: 'Casa', household_currency: 'ARS' }
    const before = app.google.redeemed
    expect((await app.guest.send('register', { body: { ...good, ...wrong } })).status).toBe(status)
    expect(app.google.redeemed).toBe(before)
    ;(await app.guest.send('register', { body: good })).ok()
  })

  it.each(['taken', 'used', 'expired', 'withdrawn'])(
    'a number or an invitation that is %s is refused before the Google code is redeemed',
    async (what) => {
      const phone = newPhone()
      const ana = await app.register({ phone_number: phone })
      await app.settled()
      const [message] = app.graph.sentTo(phone)
      const token = message ? tokenIn(message) : ''
      ;(await ana.send('validateAccount', { query: { token } })).ok()
      const { code: invitation_code } = (await ana.send('invite', { body: {} })).ok().invitation
      if (what === 'used') await app.register({ invitation_code })
      if (what === 'withdrawn') await ana.send('deleteInvitation', { body: { invitation_code } })
      if (what === 'expired') app.clock.advance(8 * 86_400_000)
      const wrong = what === 'taken' ? { phone_number: phone } : { invitation_code }
      const expected = {
        taken: 'phone_taken',
        used: 'invitation_used',
        expired: 'invitation_expired',
        withdrawn: 'invitation_not_found',
      }[what]
      const code = app.newcomer().code()
      const household = { household_name: 'Casa', household_currency: 'ARS' }
      const before = app.google.redeemed
      const refused = await app.guest.send('register', { body: { code, ...household, ...wrong } })
      expect(refused.problem().code).toBe(expected)
      expect(app.google.redeemed).toBe(before)
      ;(await app.guest.send('register', { body: { code, ...household } })).ok()
    },
  )

  it('one Google account that registers in twenty tabs at once gets one account', async () => {
    const newcomer = app.newcomer()
    const household = { household_name: 'Casa', household_currency: 'ARS' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.guest.send('register', { body: { code: newcomer.code(), ...household } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map((answer) => answer.problem().code))).toEqual(new Set(['already_registered']))
  })

  it('one Google code sent from twenty tabs at once is redeemed once', async () => {
    const ana = await app.register()
    const before = app.google.redeemed
    const body = { code: app.google.codeFor(ana.claims) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.guest.send('login', { body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(app.google.redeemed).toBe(before + 1)
  })

  it.each([
    [{ code: undefined }, 'No authorization code received'],
    [{ household_name: undefined, household_currency: undefined }, 'Invalid household data provided'],
    [{ household_currency: undefined }, 'Invalid household data provided'],
    [{ phone_number: 'hola' }, 'Please enter a valid phone number for WhatsApp verification'],
  ])('%j is refused with the message of the screens', async (wrong, message) => {
    const good = { code: app.newcomer().code(), household_name: 'Casa', household_currency: 'ARS' }
    const answer = await app.guest.send('register', { body: { ...good, ...wrong } })
    expect(answer.status).toBe(422)
    expect(answer.problem().detail).toBe(message)
  })

  it.each([
    ['with characters that no database holds', { name: 'A\u0000na \u202eGarcía' }, 'Ana García'],
    ['without end', { name: 'x'.repeat(5000) }, 'x'.repeat(100)],
    ['of nothing', { name: ' \u0000 ', email: 'ana@example.com' }, 'ana'],
  ])('a Google name %s is turned into a valid name', async (_name, claims, kept) => {
    expect((await (await app.register({}, claims)).me()).name).toBe(kept)
  })

  it('a registration keeps language and time zone, or gets the defaults', async () => {
    const ana = await app.register({ preferred_language: 'en', timezone: 'Asia/Tokyo' })
    expect(await ana.me()).toMatchObject({ preferred_language: 'en', timezone: 'Asia/Tokyo' })
    const beto = await app.register()
    expect(await beto.me()).toMatchObject({
      preferred_language: 'es',
      timezone: 'America/Argentina/Buenos_Aires',
    })
  })

  it('null values in a registration count as left out', async () => {
    const none = { code_verifier: null, nonce: null, preferred_language: null, timezone: null }
    const founder = await app.register({ ...none, phone_number: null, invitation_code: null })
    expect(await founder.me()).toMatchObject({ preferred_language: 'es', has_household: true })
    const { invitation } = (await founder.send('invite', { body: {} })).ok()
    const invited = { invitation_code: invitation.code, household_name: null, household_currency: null }
    expect((await app.register(invited)).token).not.toBeNull()
    const body = { code: app.newcomer().code(), ...invited, invitation_code: null }
    const nothing = await app.guest.send('register', { body })
    expect(nothing.problem()).toMatchObject({ code: 'invalid', detail: 'Invalid household data provided' })
  })
})
