import { createHmac } from 'node:crypto'
import { calls, rateLimits } from '@casita/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { newMessageId, tokenIn } from '../testing/graph.ts'

describe('a secret that the caller does not have', () => {
  let app: TestApp
  let ana: Person
  let thief: Person
  beforeAll(async () => {
    app = await createTestApp('sqlite')
    ana = await app.register()
    thief = await app.register()
    await app.settled()
  })
  afterAll(() => app.close())

  const lastTokenTo = (phone: string) => {
    const message = app.graph.sentTo(phone).at(-1)
    return message ? tokenIn(message) : ''
  }
  const redeem = (person: Person, name: 'validateAccount' | 'connectWhatsapp', token: string) =>
    person.send(name, { query: { token } })

  describe('in a link', () => {
    it('is not accepted in a slightly different form', async () => {
      const phone = (await ana.me()).phone_number ?? ''
      const token = lastTokenTo(phone)
      expect(token).toMatch(/^[\w-]{43}$/)
      const flipped = token.replace(/[a-z]/, (letter) => letter.toUpperCase())
      const near = [flipped, token.slice(0, -1), `${token}=`, ` ${token}`, `${token}\0`, token.toLowerCase()]
      for (const guess of [...near, '%', '_'.repeat(43), "' or '1'='1"])
        expect([404, 422], guess).toContain((await redeem(ana, 'validateAccount', guess)).status)
      expect((await ana.me()).is_validated).toBe(false)
    })

    it('works only for its own purpose and its own account', async () => {
      const token = lastTokenTo((await ana.me()).phone_number ?? '')
      expect((await redeem(ana, 'connectWhatsapp', token)).status).toBe(404)
      expect((await redeem(thief, 'validateAccount', token)).status).toBe(403)
      expect((await redeem(app.guest, 'validateAccount', token)).status).toBe(401)
      const chat = newPhone()
      await app.graph.write(app.app.http, chat.slice(1), 'hola')
      await app.settled()
      expect((await redeem(ana, 'validateAccount', lastTokenTo(chat))).status).toBe(404)
      expect((await redeem(ana, 'validateAccount', token)).status).toBe(200)
    })

    it('connects a chat only once when two people use it at the same moment', async () => {
      const chat = newPhone()
      await app.graph.write(app.app.http, chat.slice(1), 'hola')
      await app.settled()
      const token = lastTokenTo(chat)
      const people = Array.from({ length: 10 }, (_, n) => (n % 2 ? ana : thief))
      const answers = await Promise.all(people.map((person) => redeem(person, 'connectWhatsapp', token)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
      const connected = [await ana.me(), await thief.me()].filter((person) => person.has_whatsapp_session)
      expect(connected).toHaveLength(1)
    })

    it.each(['validateAccount', 'connectWhatsapp'] as const)(
      'is protected by a rate limit at %s',
      async (name) => {
        const most = rateLimits.redeemLink[0].calls
        const guess = (n: number) =>
          app.app.http.inject({
            method: calls[name].method,
            url: calls[name].path,
            query: { token: String(n).padStart(43, 'a') },
            headers: { authorization: `Bearer ${thief.token}` },
            remoteAddress: name === 'connectWhatsapp' ? '192.0.2.8' : '192.0.2.9',
          })
        for (let n = 0; n < most; n++) expect((await guess(n)).statusCode).toBe(404)
        expect((await guess(most)).statusCode).toBe(429)
      },
    )
  })

  describe('in a WhatsApp signature', () => {
    const body = () =>
      JSON.stringify(
        app.graph.notification({
          messages: [
            {
              from: '5491155550166',
              id: newMessageId(),
              type: 'text',
              text: { body: 'pan 100' },
              timestamp: String(Math.floor(app.clock.now().getTime() / 1000)),
            },
          ],
        }),
      )
    const hmac = (text: string, secret: string, algorithm = 'sha256') =>
      createHmac(algorithm, secret).update(text).digest('hex')

    it('is required, whatever form the signature header has', async () => {
      const { appSecrets, verifyToken, accessToken } = app.config.whatsapp
      const [appSecret = ''] = appSecrets
      const text = body()
      const good = hmac(text, appSecret)
      const forgeries: Record<string, string>[] = [
        {},
        { 'x-hub-signature': `sha1=${hmac(text, appSecret, 'sha1')}` },
        { 'x-hub-signature-256': `sha1=${hmac(text, appSecret, 'sha1')}` },
        { 'x-hub-signature-256': `sha256=${hmac(text, verifyToken)}` },
        { 'x-hub-signature-256': `sha256=${hmac(text, accessToken)}` },
        { 'x-hub-signature-256': `sha256=${hmac(text, '')}` },
        { 'x-hub-signature-256': `sha256=${hmac('', appSecret)}` },
        { 'x-hub-signature-256': `sha256=${good.slice(0, -2)}` },
        { 'x-hub-signature-256': `sha256=${good}00` },
        { 'x-hub-signature-256': `sha256=${good}, sha256=${good}` },
        { 'x-hub-signature-256': `sha512=${hmac(text, appSecret, 'sha512')}` },
        { 'x-hub-signature-256': 'sha256=' },
        { 'x-hub-signature-256': good },
      ]
      for (const headers of forgeries) {
        const answer = await app.app.http.inject({
          method: 'POST',
          url: '/webhooks/whatsapp',
          payload: text,
          headers: { 'content-type': 'application/json', ...headers },
        })
        expect(answer.statusCode, JSON.stringify(headers)).toBe(401)
      }
      expect((await app.graph.deliver(app.app.http, text)).body).toMatchObject({ stored: 1 })
    })

    it('does not make an old delivery new, nor sign a different one', async () => {
      const [first, second] = [body(), body()]
      expect((await app.graph.deliver(app.app.http, first)).body).toMatchObject({ stored: 1 })
      expect((await app.graph.deliver(app.app.http, first)).body).toMatchObject({ stored: 0 })
      await app.settled()
      app.clock.advance(30 * 86_400_000)
      expect((await app.graph.deliver(app.app.http, first)).body).toMatchObject({ stored: 0 })
      const signature = { 'x-hub-signature-256': app.graph.sign(first) }
      expect((await app.graph.deliver(app.app.http, second, signature)).status).toBe(401)
    })
  })
})

const settings = {
  DATA_DIR: '/nowhere',
  SESSION_SECRET: 's'.repeat(32),
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  WHATSAPP_PHONE_NUMBER: '+5491155550100',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ACCESS_TOKEN: 'token',
  WHATSAPP_APP_SECRET: 'a'.repeat(32),
  WHATSAPP_VERIFY_TOKEN: 'verify-token',
}

describe('an app secret', () => {
  const [older, newer] = ['a'.repeat(32), 'b'.repeat(32)]
  const secretsIn = (text: string) =>
    readConfig({ ...settings, WHATSAPP_APP_SECRET: text }).whatsapp.appSecrets

  it('may stand beside the one that it replaces, after a comma, spaces or not', () => {
    for (const written of [`${newer},${older}`, `${newer}, ${older}`, ` ${newer} ,${older}, `])
      expect(secretsIn(written)).toEqual([newer, older])
  })

  it('is not empty or short, whatever stands beside it', () => {
    for (const written of [',,,,,,,,,,,,,,,,,,', `${newer},x`, `x, ${newer}`, 'a'.repeat(15)])
      expect(() => secretsIn(written), written).toThrow(
        'WHATSAPP_APP_SECRET must have at least 16 characters',
      )
  })
})

describe('the sandbox', () => {
  const names = ['GOOGLE_ISSUER', 'WHATSAPP_API_URL', 'WHATSAPP_LINK_URL']
  const loopbacks = [
    'http://localhost:3001',
    'https://localhost:3001',
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://0.0.0.0',
    'https://[::]',
    'https://localhost.',
    'https://casita.localhost',
    'https://LOCALHOST',
    'http://sandbox.example',
  ]
  it.each(loopbacks)('cannot be configured at %s for a server with a public address', (address) => {
    for (const name of names) {
      const environment = { ...settings, PUBLIC_URL: 'https://casita.example', [name]: address }
      expect(() => readConfig(environment), name).toThrow(ConfigError)
    }
  })

  it.each([
    'http://casita.example',
    'http://0.0.0.0:3000',
    'http://192.168.1.20:3000',
    'http://localhost.evil.example',
  ])('is no reason to allow %s as the public address without https', (address) => {
    expect(() => readConfig({ ...settings, PUBLIC_URL: address })).toThrow(/must begin with https/)
  })

  it('has no routes on the server itself', async () => {
    const app = await createTestApp('sqlite', { GOOGLE_ISSUER: 'http://localhost:9' })
    for (const path of ['/google/authorize', '/phone/messages', '/google/.well-known/openid-configuration']) {
      const answer = await app.app.http.inject({
        method: 'POST',
        url: path,
        headers: { host: 'localhost:3001' },
      })
      expect(answer.statusCode).toBe(404)
    }
    await app.close()
  })
})
