import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

const day = 86_400_000

eachEngine('an invitation', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const invite = async (person: Person, body: object = {}) => (await person.send('invite', { body })).ok()
  const list = async (person: Person) => (await person.send('listInvitations')).ok().invitations

  it('has a code without look-alikes, one use, seven days, and a link', async () => {
    const ana = await app.register()
    const { invitation } = await invite(ana)
    expect(invitation.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(invitation).toMatchObject({
      max_uses: 1,
      uses: 0,
      is_active: true,
      status: 'pending',
      invitation_code: invitation.code,
    })
    expect(invitation.join_url).toBe(`http://localhost:3000/join?code=${invitation.code}`)
    expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(7 * day)
  })

  it('tells a guest whose household it is, however they type the code', async () => {
    const ana = await app.register({ household_name: 'Los Pérez' }, { name: 'Ana Pérez' })
    const { code } = (await invite(ana)).invitation
    for (const typed of [code, code.toLowerCase(), ` ${code.slice(0, 4)} ${code.slice(4)} `]) {
      const answer = (await app.guest.send('validateInvite', { body: { code: typed } })).ok()
      expect(answer).toMatchObject({
        valid: true,
        household: { name: 'Los Pérez' },
        inviter: { name: 'Ana Pérez' },
      })
    }
  })

  it('an unknown code is answered like any other, as not valid', async () => {
    const response = await app.app.http.inject({
      method: 'POST',
      url: '/v2/households/validate-invite',
      payload: { code: 'NOSUCH22' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      success: false,
      valid: false,
      error: 'Invalid invitation code.',
      code: 'invitation_not_found',
    })
  })

  it('by number it goes by WhatsApp, and the answer says whether it did', async () => {
    const ana = await app.register()
    const phone = newPhone()
    const sent = await invite(ana, { phone_number: phone, max_uses: 1, expires_days: 7 })
    expect(sent).toMatchObject({
      whatsapp_sent: true,
      invitation: { phone_number: phone, whatsapp_sent: true },
    })
    expect((await ana.send('invite', { body: { phone_number: '12' } })).status).toBe(422)
  })

  it('makes somebody a member once; twenty who try at once are one member more', async () => {
    const ana = await app.register()
    const { code } = (await invite(ana)).invitation
    const guests = await Promise.all(
      Array.from({ length: 20 }, () => {
        const guest = app.newcomer()
        return app.guest.send('register', {
          body: { code: guest.code(), phone_number: newPhone(), invitation_code: code },
        })
      }),
    )
    expect(guests.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(guests.filter((answer) => answer.status === 410)).toHaveLength(19)
    expect((await ana.send('listMembers')).ok().members).toHaveLength(2)
    expect(await list(ana)).toMatchObject([{ uses: 1, status: 'used', is_active: false }])
  })

  it('expires, and a resend makes it good again', async () => {
    const ana = await app.register()
    const { code } = (await invite(ana)).invitation
    app.clock.advance(7 * day + 1000)
    const guest = app.newcomer()
    const body = { code: guest.code(), invitation_code: code }
    expect((await app.guest.send('register', { body })).problem()).toMatchObject({
      code: 'invitation_expired',
    })
    const login = (await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })).ok()
    const headers = { authorization: `Bearer ${login.access_token}` }
    ;(
      await app.guest.send('resendInvitation', { body: { invitation_code: code, extend_days: 3 }, headers })
    ).ok()
    ;(await app.guest.send('register', { body })).ok()
  })

  it('a withdrawn one stops working at once, and only members withdraw', async () => {
    const ana = await app.register()
    const stranger = await app.register()
    const { code } = (await invite(ana)).invitation
    expect((await stranger.send('deleteInvitation', { body: { invitation_code: code } })).status).toBe(404)
    ;(await ana.send('deleteInvitation', { body: { invitation_code: code } })).ok()
    expect(await list(ana)).toEqual([])
    const answer = await app.guest.send('register', {
      body: { code: app.newcomer().code(), invitation_code: code },
    })
    expect(answer.status).toBe(404)
  })

  it('a person sends twenty a day and a number gets three', async () => {
    const ana = await app.register()
    const phone = newPhone()
    for (let n = 0; n < 3; n++) await invite(ana, { phone_number: phone })
    const fourth = await ana.send('invite', { body: { phone_number: phone } })
    expect(fourth.status).toBe(429)
    for (let n = 0; n < 17; n++) await invite(ana)
    expect((await ana.send('invite', { body: {} })).problem()).toMatchObject({ code: 'too_many_invitations' })
  })
})
