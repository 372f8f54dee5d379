import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { tokenIn } from '../testing/graph.ts'

eachEngine('a link in a message', (engine) => {
  let test: TestApp
  let smtp: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    smtp = await startMailServer()
    test = await createTestApp(engine, { SMTP_URL: smtp.url, MAIL_FROM: 'casita@example.com' })
  })
  afterAll(async () => {
    await test.close()
    smtp.close()
  })

  async function registered(phone = newPhone()): Promise<{ person: Person; phone: string; token: string }> {
    const person = await test.register({ phone_number: phone })
    await test.settled()
    const message = test.graph.sentTo(phone).at(-1)
    return { person, phone, token: message ? tokenIn(message) : '' }
  }
  const validate = (person: Person, token: string) => person.send('validateAccount', { query: { token } })

  describe('that verifies a number', () => {
    it('verifies the account and the number that it was sent to', async () => {
      const { person, phone, token } = await registered()
      expect((await person.me()).is_validated).toBe(false)
      expect((await validate(person, token)).ok().user).toEqual({ name: 'Ana García' })
      expect(await person.me()).toMatchObject({ is_validated: true, phone_number: phone })
    })

    it('works once, even from twenty tabs at the same time', async () => {
      const { person, token } = await registered()
      const answers = await Promise.all(Array.from({ length: 20 }, () => validate(person, token)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
      expect((await validate(person, token)).problem().detail).toContain('already been used')
    })

    it('gives the same answer to a retry by the same person, and to nobody else', async () => {
      const { person, phone, token } = await registered()
      const other = await test.register()
      const sent = { query: { token }, headers: { 'idempotency-key': crypto.randomUUID() } }
      const first = (await person.send('validateAccount', sent)).ok()
      expect((await person.send('validateAccount', sent)).ok()).toEqual(first)
      expect((await other.send('validateAccount', sent)).problem().code).toBe('link_used')
      expect(await person.me()).toMatchObject({ is_validated: true, phone_number: phone })
      const stranger = newPhone()
      await test.graph.write(test.app.http, stranger, 'hola')
      await test.settled()
      const connecting = test.graph.sentTo(stranger).at(-1)
      const query = { token: connecting ? tokenIn(connecting) : '' }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const connected = (await person.send('connectWhatsapp', { query, headers })).ok()
      expect((await person.send('connectWhatsapp', { query, headers })).ok()).toEqual(connected)
      expect((await person.send('connectWhatsapp', { query })).problem().code).toBe('link_used')
    })

    it('is not used up when its page is only viewed', async () => {
      const { person, token } = await registered()
      await test.app.http.inject({ method: 'GET', url: '/validate', query: { token } })
      await test.app.http.inject({ method: 'GET', url: '/v2/auth/validation/validate', query: { token } })
      expect((await validate(person, token)).status).toBe(200)
    })

    it('is refused when it is unknown, belongs to another account or has expired', async () => {
      const { person, token } = await registered()
      const other = await test.register()
      const unknown = await validate(person, 'x'.repeat(43))
      expect([unknown.status, unknown.problem().detail]).toEqual([404, 'This link was not found.'])
      expect((await validate(other, token)).problem().code).toBe('link_not_yours')
      test.clock.advance(24 * 3_600_000)
      await test.signInAgain(person)
      const late = await validate(person, token)
      expect([late.status, late.problem().detail]).toEqual([410, 'This link has expired.'])
    })

    it('gives a number to one account only, even if three verify it at once', async () => {
      const phone = newPhone()
      const claims = [await registered(phone), await registered(phone), await registered(phone)]
      const answers = await Promise.all(claims.map(({ person, token }) => validate(person, token)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const people = await Promise.all(claims.map(({ person }) => person.me()))
      expect(people.filter((it) => it.is_validated)).toHaveLength(1)
      expect(people.filter((it) => it.phone_number === phone)).toHaveLength(1)
    })
  })

  describe('that is sent again', () => {
    it('goes by WhatsApp, at most once a minute and five times an hour', async () => {
      const { person, phone } = await registered()
      for (let n = 1; n <= 5; n += 1) {
        const answer = await person.send('resendValidation')
        expect(answer.ok().message).toBe('Verification message sent to your WhatsApp!')
        expect(test.graph.sentTo(phone)).toHaveLength(1 + n)
        const tooSoon = await person.send('resendValidation')
        expect(tooSoon.status).toBe(429)
        expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(0)
        test.clock.advance(61_000)
      }
      const sixth = await person.send('resendValidation')
      expect(sixth.problem().code).toBe('resend_too_soon')
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000)
    })

    it('goes by mail when WhatsApp refuses it, and then verifies the account but no number', async () => {
      const { person } = await registered()
      test.graph.script({ code: 131026 })
      const answer = await person.send('resendValidation')
      expect(answer.ok().message).toBe('Verification email sent successfully!')
      const mail = (smtp.mails.at(-1) ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=')
      expect(mail).toContain('confirm')
      expect(mail).toMatch(/^Auto-Submitted: auto-generated/m)
      // There is no number in a mail that could be "this one".
      expect(mail).not.toMatch(/n(=C3=BA|ú)mero/)
      const token = /token=([\w-]{43})/.exec(mail)?.[1] ?? ''
      expect((await validate(person, token)).status).toBe(200)
      expect(await person.me()).toMatchObject({ is_validated: true, phone_number: null })
    })

    it('goes to a corrected number, which then becomes the account’s', async () => {
      const { person } = await registered()
      const right = newPhone()
      const answer = await person.send('resendValidation', { body: { phone_number: right } })
      expect(answer.ok().message).toBe('Verification message sent to your WhatsApp!')
      expect(await person.me()).toMatchObject({ is_validated: false, phone_number: right })
      const message = test.graph.sentTo(right).at(-1)
      expect((await validate(person, message ? tokenIn(message) : '')).status).toBe(200)
      expect(await person.me()).toMatchObject({ is_validated: true, phone_number: right })
    })

    it('is not sent to a number that is taken or invalid', async () => {
      const [owner, { person, phone }] = [await registered(), await registered()]
      await validate(owner.person, owner.token)
      const asked = (phone_number: string) => person.send('resendValidation', { body: { phone_number } })
      expect((await asked(owner.phone)).problem().code).toBe('phone_taken')
      const refused = (await asked('12')).problem()
      expect([refused.code, refused.errors?.[0]?.path]).toEqual(['phone_invalid', 'phone_number'])
      expect(await person.me()).toMatchObject({ phone_number: phone })
      expect((await asked(phone)).status).toBe(200)
    })

    it('goes to one number at most six times a day, whichever accounts name it as theirs', async () => {
      const phone = newPhone()
      const claims = await Promise.all(Array.from({ length: 8 }, () => registered(phone)))
      expect(test.graph.sentTo(phone)).toHaveLength(6)
      const last = claims.at(-1)?.person ?? test.guest
      const refused = await last.send('resendValidation')
      expect(refused.problem().code).toBe('resend_too_soon')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
      // Another number is none of theirs.
      expect((await last.send('resendValidation', { body: { phone_number: newPhone() } })).status).toBe(200)
      test.clock.advance(24 * 3_600_000)
      await test.signInAgain(last)
      expect((await last.send('resendValidation', { body: { phone_number: phone } })).status).toBe(200)
      expect(test.graph.sentTo(phone)).toHaveLength(7)
    })

    it('is not sent to a verified account', async () => {
      const { person, token } = await registered()
      await validate(person, token)
      expect((await person.send('resendValidation')).problem().code).toBe('already_validated')
    })
  })

  it('goes by mail when WhatsApp later reports that the message cannot be delivered', async () => {
    const { phone } = await registered()
    const before = smtp.mails.length
    const status = {
      id: test.graph.sentTo(phone)[0]?.messageId,
      status: 'failed',
      timestamp: String(Math.floor(test.clock.now().getTime() / 1000)),
      errors: [{ code: 131026, title: 'Message undeliverable' }],
    }
    const body = test.graph.notification({ statuses: [status, status] })
    await test.graph.deliver(test.app.http, body)
    await test.settled()
    expect(smtp.mails).toHaveLength(before + 1)
  })
})

eachEngine('a verification message without a mail fallback', (engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp(engine)
  })
  afterAll(() => test.close())

  it('fails with an error when WhatsApp refuses it or the account has no number', async () => {
    const ana = await test.register()
    await test.settled()
    test.graph.script({ code: 131026 })
    const refused = await ana.send('resendValidation')
    expect(refused.status).toBe(503)
    expect(refused.problem()).toMatchObject({
      code: 'resend_failed',
      detail: 'Could not resend verification message',
    })
    const beto = await test.register({ phone_number: undefined })
    expect((await beto.send('resendValidation')).problem()).toMatchObject({ code: 'phone_invalid' })
  })

  it('is sent once when it is requested twenty times at once', async () => {
    const phone = newPhone()
    const ana = await test.register({ phone_number: phone })
    await test.settled()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.send('resendValidation')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)])
    const told = answers.find(({ status }) => status === 429)?.problem().detail
    expect(told).toBe('Too many requests. Please wait before requesting another verification message.')
    await test.settled()
    expect(test.graph.sentTo(phone)).toHaveLength(2)
  })
})

/** The part of a mail server that a client needs; keeps the mails it was given. */
async function startMailServer() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let received = ''
    let isData = false
    socket.write('220 test\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      received += chunk.toString('utf8')
      const end = isData ? '\r\n.\r\n' : '\r\n'
      for (let at = received.indexOf(end); at >= 0; at = received.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
        const line = received.slice(0, at)
        received = received.slice(at + (isData ? 5 : 2))
        if (isData) mails.push(line)
        isData = !isData && /^DATA/i.test(line)
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() }
}
