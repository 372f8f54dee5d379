import { expect, it } from 'vitest'
import { eachApp, newPhone, type Person } from '../testing/app.ts'
import { tokenIn } from '../testing/graph.ts'

const day = 86_400_000

eachApp('an invitation', (app) => {
  const invite = async (person: Person, body: object = {}) => (await person.send('invite', { body })).ok()
  const list = async (person: Person) => (await person.send('listInvitations')).ok().invitations

  it('has a code without look-alike characters, one use, seven days and a link', async () => {
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

  it('shows a guest its household and inviter, however the code is typed', async () => {
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

  it('with an unknown code is reported as not valid', async () => {
    const response = await app.app.http.inject({
      method: 'POST',
      url: '/v2/households/validate-invite',
      payload: { code: 'NOSUCH22' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      success: true,
      valid: false,
      error: 'Invalid invitation code.',
      code: 'invitation_not_found',
    })
  })

  it('to a phone number is sent by WhatsApp, and the answer says so', async () => {
    const ana = await app.register()
    const phone = newPhone()
    const sent = await invite(ana, { phone_number: phone, max_uses: 1, expires_days: 7 })
    expect(sent).toMatchObject({
      whatsapp_sent: true,
      invitation: { phone_number: phone, whatsapp_sent: true },
    })
    expect((await ana.send('invite', { body: { phone_number: '12' } })).status).toBe(422)
  })

  it('to the verified number of a member is refused, before anything is sent', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const phone = (await beto.me()).phone_number ?? ''
    await app.settled()
    const [verification] = app.graph.sentTo(phone)
    const ofBeto = { body: { phone_number: phone } }
    ;(await ana.send('invite', ofBeto)).ok()
    const query = { token: verification ? tokenIn(verification) : '' }
    ;(await beto.send('validateAccount', { query })).ok()
    await app.settled()
    const before = app.graph.sentTo(phone).length
    expect((await ana.send('invite', ofBeto)).problem()).toMatchObject({
      code: 'already_member',
      detail: 'This number belongs to a member of your household.',
    })
    await app.settled()
    expect(app.graph.sentTo(phone)).toHaveLength(before)
    ;(await (await app.register()).send('invite', ofBeto)).ok()
  })

  it('is created and sent once when the request is retried with the same key', async () => {
    const ana = await app.register()
    const phone = newPhone()
    const sent = { body: { phone_number: phone }, headers: { 'idempotency-key': crypto.randomUUID() } }
    const answers = [await ana.send('invite', sent), await ana.send('invite', sent)].map((one) => one.ok())
    expect(answers[1]).toEqual(answers[0])
    expect(await list(ana)).toHaveLength(1)
    expect(app.graph.sentTo(phone)).toHaveLength(1)
    const another = await ana.send('invite', { ...sent, body: { phone_number: newPhone() } })
    expect(another.problem()).toMatchObject({ code: 'idempotency_conflict' })
    await ana.send('deleteInvitation', { body: { invitation_code: answers[0]?.invitation.code ?? '' } })
    expect((await ana.send('invite', sent)).problem()).toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['', 'Please enter a phone number'],
    ['11 91234-5678', 'Phone number must include country code (e.g., +54 9 11 1234-5678)'],
    ['+54 11', 'Please enter a valid phone number for WhatsApp verification'],
  ])('is refused for an incomplete phone number: %j', async (phone_number, detail) => {
    const ana = await app.register()
    const refused = await ana.send('invite', { body: { phone_number } })
    expect(refused.status).toBe(422)
    expect(refused.problem().detail).toBe(detail)
    expect((await ana.send('listInvitations')).ok().invitations).toEqual([])
  })

  it('reports that WhatsApp refused the message, and can still be used', async () => {
    const ana = await app.register()
    await app.settled()
    const phone = newPhone()
    app.graph.script({ code: 131026 })
    const made = await invite(ana, { phone_number: phone })
    expect(made).toMatchObject({
      whatsapp_sent: false,
      whatsapp_reason: 'WhatsApp did not take the message. Share the code yourself.',
      message: 'Invitation created successfully, but WhatsApp message could not be sent.',
      invitation: { phone_number: phone, whatsapp_sent: false, is_active: true },
    })
    expect(await list(ana)).toMatchObject([{ whatsapp_sent: false, whatsapp_failed: true }])
    const body = { invitation_code: made.invitation.code, extend_days: 2 }
    expect((await ana.send('resendInvitation', { body })).ok()).toMatchObject({
      whatsapp_sent: true,
      message: 'Invitation resent successfully!',
      invitation: { whatsapp_failed: false },
    })
    app.graph.script({ code: 131026 })
    expect((await ana.send('resendInvitation', { body })).ok()).toMatchObject({
      whatsapp_sent: false,
      message: 'Invitation extended successfully, but WhatsApp message could not be sent.',
    })
    await app.register({ invitation_code: made.invitation.code })
  })

  it('is valid for as long as requested, and a resend extends it from now', async () => {
    const ana = await app.register()
    const { invitation } = await invite(ana, { expires_days: 2, max_uses: 3 })
    expect(invitation).toMatchObject({ max_uses: 3 })
    expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(2 * day)
    app.clock.advance(1000)
    const body = { invitation_code: invitation.code, extend_days: 5 }
    const resent = (await ana.send('resendInvitation', { body })).ok()
    expect(resent.message).toBe('Invitation extended successfully!')
    expect(Date.parse(resent.invitation.expires_at) - app.clock.now().getTime()).toBe(5 * day)
  })

  it('tells a guest whether it was used or has expired, and cannot be resent once used', async () => {
    const ana = await app.register()
    const used = (await invite(ana)).invitation.code
    await app.register({ invitation_code: used })
    const check = async (code: string) =>
      (
        await app.app.http.inject({
          method: 'POST',
          url: '/v2/households/validate-invite',
          payload: { code },
        })
      ).json()
    expect(await check(used)).toMatchObject({
      valid: false,
      error: 'This invitation has already been used.',
      code: 'invitation_used',
    })
    const again = await ana.send('resendInvitation', { body: { invitation_code: used } })
    expect(again.problem()).toMatchObject({ code: 'invitation_used' })
    const { code } = (await invite(ana, { expires_days: 1 })).invitation
    app.clock.advance(day)
    expect(await check(code)).toMatchObject({ valid: false, error: 'This invitation has expired.' })
  })

  it.each([
    [{ code: 'ABCDEFGHJKL' }, 'Invalid invitation code.'],
    [{ code: ' ' }, 'Invitation code is required'],
    [{}, 'Invitation code is required'],
  ])('is refused with the code %j', async (body, message) => {
    const answer = await app.guest.send('validateInvite', { body })
    expect(answer.status).toBe(422)
    expect(answer.problem()).toMatchObject({ detail: message, errors: [{ path: 'code', message }] })
  })

  it.each([{ max_uses: 0 }, { max_uses: 21 }, { max_uses: 1.5 }, { expires_days: 0 }, { expires_days: 31 }])(
    'with %j is refused',
    async (body) => {
      const ana = await app.register()
      expect((await ana.send('invite', { body })).status).toBe(422)
      expect(await list(ana)).toEqual([])
    },
  )

  it('admits one of twenty people who use it at the same time', async () => {
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

  it('expires, and is valid again after a resend', async () => {
    const ana = await app.register()
    const { code } = (await invite(ana)).invitation
    app.clock.advance(7 * day + 1000)
    const guest = app.newcomer()
    const body = { code: guest.code(), invitation_code: code }
    expect((await app.guest.send('register', { body })).problem()).toMatchObject({
      code: 'invitation_expired',
    })
    await app.signInAgain(ana)
    ;(await ana.send('resendInvitation', { body: { invitation_code: code, extend_days: 3 } })).ok()
    ;(await app.guest.send('register', { body })).ok()
  })

  it('can be withdrawn only by members, and then stops working at once', async () => {
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

  it('can also be withdrawn by its code in the query, and no other is withdrawn', async () => {
    const ana = await app.register()
    const [kept, gone] = [(await invite(ana)).invitation, (await invite(ana)).invitation]
    expect((await ana.send('deleteInvitation', { body: {} })).problem().errors).toEqual([
      { path: 'invitation_code', message: 'Invitation code is required' },
    ])
    ;(await ana.send('deleteInvitation', { query: { invitation_code: gone.code } })).ok()
    expect((await list(ana)).map(({ code }) => code)).toEqual([kept.code])
  })

  it('treats null fields like missing ones', async () => {
    const ana = await app.register()
    const { code, max_uses, created_at, expires_at } = (
      await invite(ana, { phone_number: null, max_uses: null, expires_days: null })
    ).invitation
    const week = 7 * 86_400_000
    expect({ max_uses, for: Date.parse(expires_at) - Date.parse(created_at) }).toEqual({
      max_uses: 1,
      for: week,
    })
    const body = { invitation_code: code, extend_days: null }
    const { invitation } = (await ana.send('resendInvitation', { body })).ok()
    expect(Date.parse(invitation.expires_at) - app.clock.now().getTime()).toBe(week)
  })

  it('is limited to twenty a day per person and three per number, with a waiting time', async () => {
    const ana = await app.register()
    const phone = newPhone()
    for (let n = 0; n < 3; n++) await invite(ana, { phone_number: phone })
    app.clock.advance(20 * 60_000)
    const fourth = await ana.send('invite', { body: { phone_number: phone } })
    expect(fourth.status).toBe(429)
    expect(fourth.headers['retry-after']).toBe(String(24 * 3600 - 20 * 60))
    for (let n = 0; n < 17; n++) await invite(ana)
    const last = await ana.send('invite', { body: {} })
    expect(last.problem()).toMatchObject({ code: 'too_many_invitations' })
    expect(last.headers['retry-after']).toBe(String(24 * 3600 - 20 * 60))
    app.clock.advance((24 * 60 - 20) * 60_000)
    await invite(await app.register(), { phone_number: phone })
  })
})
