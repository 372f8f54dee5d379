import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachApp } from '../testing/app.ts'
import { newMessageId } from '../testing/graph.ts'

eachApp('the WhatsApp webhook', (test) => {
  const stranger = '+5491155550188'
  const text = (body: string, more = {}) => ({
    from: stranger.slice(1),
    id: newMessageId(),
    timestamp: String(Math.floor(Date.now() / 1000)),
    type: 'text',
    text: { body },
    ...more,
  })
  const deliver = (body: unknown, headers = {}) => test.graph.deliver(test.app.http, body, headers)
  const deliverMessages = (...messages: unknown[]) => deliver(test.graph.notification({ messages }))

  describe('the handshake', () => {
    const ask = (query: Record<string, string>) =>
      test.app.http.inject({ method: 'GET', url: '/webhooks/whatsapp', query })
    const subscribe = () => ({
      'hub.mode': 'subscribe',
      'hub.verify_token': test.config.whatsapp.verifyToken,
      'hub.challenge': '0071158201444',
    })

    it('returns the bare challenge to a caller with the verify token', async () => {
      const answer = await ask(subscribe())
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^text\/plain/)
      expect(answer.body).toBe('0071158201444')
    })

    it('is refused without the verify token or in another mode', async () => {
      expect((await ask({})).statusCode).toBe(403)
      expect((await ask({ ...subscribe(), 'hub.verify_token': 'a guess' })).statusCode).toBe(403)
      expect((await ask({ ...subscribe(), 'hub.mode': 'other' })).statusCode).toBe(403)
    })
  })

  describe('the signature', () => {
    it('must match the bytes, or nothing is stored', async () => {
      const body = JSON.stringify(test.graph.notification({ messages: [text('café 2500')] }))
      for (const signature of [
        '',
        'sha256=00',
        test.graph.sign(`${body} `),
        test.graph.sign(body).slice(7),
      ]) {
        const { status } = await deliver(body, { 'x-hub-signature-256': signature })
        expect(status).toBe(401)
      }
      expect((await deliver(body)).body).toMatchObject({ stored: 1 })
    })

    it('matches a body with \\u escapes, whatever the content type', async () => {
      for (const type of ['application/octet-stream', 'text/plain; charset=latin1', 'json', ';', '']) {
        const body = test.graph.notification({ messages: [text('ñandú 🥑 2500')] })
        const { status, body: answer } = await deliver(body, { 'content-type': type })
        expect(status).toBe(200)
        expect(answer).toMatchObject({ stored: 1 })
      }
    })
  })

  describe('a delivery', () => {
    it('is refused only when it is not JSON or too large', async () => {
      expect((await deliver('{"object":')).status).toBe(400)
      expect((await deliver('')).status).toBe(400)
      expect((await deliver(JSON.stringify('x'.repeat(3 * 1024 * 1024)))).status).toBe(413)
    })

    it.each(['null', '[]', '7', '{}', '{"entry":[{"changes":[{"field":"messages","value":null}]}]}'])(
      'is acknowledged when it is signed JSON of any shape: %s',
      async (body) => {
        const { status, body: answer } = await deliver(body)
        expect(status).toBe(200)
        expect(answer).toMatchObject({ success: true, items: 0, stored: 0 })
      },
    )

    it('can have two megabytes in a thousand messages, all of which are stored', async () => {
      const sticker = { type: 'sticker', sticker: { id: '1' }, unknown: 'x'.repeat(2000) }
      const messages = Array.from({ length: 1000 }, (_, n) =>
        text('', { ...sticker, from: `54911600000${(n % 90) + 10}` }),
      )
      expect((await deliverMessages(...messages)).body).toMatchObject({ stored: 1000, errors: 0 })
    }, 60_000)

    it('is stored once, however often and concurrently it arrives', async () => {
      const message = text('café 2500')
      const answers = await Promise.all(Array.from({ length: 5 }, () => deliverMessages(message)))
      const stored = answers.map(({ status, body }) => (status === 200 ? body.stored : status))
      expect(stored.sort()).toEqual([0, 0, 0, 0, 1])
    })

    it('returns how many of its messages were new, even when stored together with others', async () => {
      const known = text('café 2500')
      await deliverMessages(known)
      const deliveries = Array.from({ length: 40 }, (_, n) =>
        Array.from({ length: n % 4 }, (_, m) =>
          m === 2 ? known : text('té 900', { from: `54911600001${(n % 30) + 10}` }),
        ),
      )
      const answers = await Promise.all(deliveries.map((messages) => deliverMessages(...messages)))
      expect(answers.map(({ status, body }) => [status, body.items, body.stored])).toEqual(
        deliveries.map(({ length }) => [200, length, Math.min(length, 2)]),
      )
    })

    it('is stored even if another delivery of the same batch cannot be', async () => {
      const [first, refused] = [text('uno 100'), text('dos 200')]
      await test.app.deps.db.transaction((tx) =>
        sql`create unique index only_one on inbox (lane)
          where provider_message_id in (${sql.lit(first.id)}, ${sql.lit(refused.id)})`.execute(tx),
      )
      expect((await deliverMessages(first)).body).toMatchObject({ stored: 1 })
      const others = Array.from({ length: 12 }, () => text('tres 300'))
      const deliveries = [...others.slice(0, 6), refused, ...others.slice(6)]
      const answers = await Promise.all(deliveries.map((message) => deliverMessages(message)))
      expect(answers.map(({ status }) => status)).toEqual(
        deliveries.map((message) => (message === refused ? 500 : 200)),
      )
      await test.app.deps.db.transaction((tx) => sql`drop index only_one`.execute(tx))
      const again = await Promise.all(deliveries.map((message) => deliverMessages(message)))
      expect(again.map(({ body }) => body.stored)).toEqual(
        deliveries.map((message) => (message === refused ? 1 : 0)),
      )
    })

    it('is stored except for its invalid items', async () => {
      const poison = [null, 7, [], { from: stranger }, { id: 'x'.repeat(9999), from: 'x' }]
      const { status, body } = await deliverMessages(
        ...poison,
        text('a\u0000b\ud800 100'),
        ...poison,
        text('otro 200'),
      )
      expect(status).toBe(200)
      expect(body).toMatchObject({ stored: 2 })
      expect(body.errors + body.ignored).toBe(10)
    })

    it('is ignored when it belongs to another number, a group or nobody', async () => {
      const { body } = await deliverMessages(text('x 1', { group_id: '1' }), text('x 1', { from: undefined }))
      expect(body).toMatchObject({ stored: 0, ignored: 2, errors: 0 })
      const other = test.graph.notification({ messages: [text('x 1')] })
      const json = JSON.stringify(other).replace(test.config.whatsapp.phoneNumberId, '123456123')
      expect((await deliver(json)).body).toMatchObject({ stored: 0, ignored: 1 })
    })
  })
})
