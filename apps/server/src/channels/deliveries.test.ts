import { randomInt } from 'node:crypto'
import type { Language } from '@casita/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayIn } from '../calendar.ts'
import { newId } from '../db/ids.ts'
import { enqueue } from '../db/jobs.ts'
import { inTransaction } from '../db/work.ts'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { oneEngine } from '../testing/database.ts'
import { newMessageId, textIn, tokenIn } from '../testing/graph.ts'

oneEngine('what WhatsApp may deliver', () => {
  let test: TestApp
  let person: Person
  let phone: string
  beforeAll(async () => {
    test = await createTestApp('sqlite')
  })
  afterAll(() => test.close())
  beforeEach(async () => ({ person, phone } = await connected()))

  /** Registers somebody with a verified number who has not written yet. */
  async function verified(language: Language = 'es') {
    const number = newPhone()
    const who = await test.register({ phone_number: number, preferred_language: language })
    await test.settled()
    await who.send('validateAccount', { query: { token: lastTokenTo(number) } })
    return { person: who, phone: number }
  }
  async function connected(language?: Language) {
    const somebody = await verified(language)
    await write('listo', somebody.phone)
    return somebody
  }
  function lastTokenTo(address: string): string {
    const last = test.graph.sentTo(address).at(-1)
    return last ? tokenIn(last) : ''
  }

  /** Writes a message, given as text or as the provider's fields, and returns the answers. */
  async function write(message: unknown, from = phone): Promise<string[]> {
    const before = test.graph.sentTo(from).length
    await test.graph.write(test.app.http, from, message, test.clock.now())
    await test.settled()
    return test.graph
      .sentTo(from)
      .slice(before)
      .map((sent) => textIn(sent).replaceAll('\u00a0', ' '))
  }
  const deliver = async (changes: unknown[]) => {
    const body = { object: 'whatsapp_business_account', entry: [{ id: '1', changes }] }
    expect((await test.graph.deliver(test.app.http, body)).status).toBe(200)
    await test.settled()
  }
  const text = (body: string, more = {}) => ({ type: 'text', text: { body }, ...more })
  const ledger = async (of = person) => (await of.send('listExpenses')).ok().expenses
  const newUserId = () => `AR.${randomInt(10 ** 12, 10 ** 13)}`

  describe('a text', () => {
    it('with an impossibly old timestamp is dated now and gets a reply', async () => {
      const { person: other, phone: from } = await verified()
      expect(await write(text('café 2500', { timestamp: '1603059201' }), from)).toEqual([
        expect.stringContaining('Anotado'),
      ])
      const [expense] = await ledger(other)
      expect(expense?.expense_date).toBe(dayIn('America/Argentina/Buenos_Aires', test.clock.now()))
    })

    it('without content gets the reply to a first message', async () => {
      for (const nothing of ['', ' \n', '\u200b', null]) {
        expect(await write({ type: 'text', text: { body: nothing } })).toEqual([
          expect.stringContaining('Acá estoy'),
        ])
      }
    })

    it.each([
      ['es', 'demasiado largo'],
      ['en', 'too long'],
      ['pt', 'longa demais'],
      ['fr', 'trop long'],
    ] as const)('that is too long is recorded completely or not at all (%s)', async (language, said) => {
      const { person: other, phone: from } = await connected(language)
      for (const length of [4097, 65_000, 200_000]) {
        const long = `café 2500 ${'x'.repeat(length - 20)} pan 12000`
        expect(await write(long, from)).toEqual([expect.stringContaining(said)])
        expect(await write({ type: 'image', image: { id: '1', caption: long } }, from)).toEqual([
          expect.stringContaining(said),
        ])
      }
      expect(await ledger(other)).toEqual([])
      expect(await write(`café 2500${' '.repeat(5000)}`, from)).toHaveLength(1)
      expect(await ledger(other)).toHaveLength(1)
    })

    it.each([
      ['es', 'en partes'],
      ['en', 'in parts'],
      ['pt', 'em partes'],
      ['fr', 'en plusieurs fois'],
    ] as const)(
      'with far too many numbers gets a reply at once and is not recorded (%s)',
      async (language, said) => {
        const { person: other, phone: from } = await connected(language)
        for (const number of ['1x2 ', '$1 ', '7\n', '1e9 ']) {
          expect(await write(number.repeat(1000), from)).toEqual([expect.stringContaining(said)])
        }
        expect(await ledger(other)).toEqual([])
      },
    )

    it('of more than three thousand letters is read completely', async () => {
      const things = Array.from(
        { length: 25 },
        (_, n) => `${'cosas para la casa nueva '.repeat(5)}${n + 101}`,
      )
      const text = things.join('\n')
      expect(text.length).toBeGreaterThan(3000)
      await write(text)
      expect(await ledger()).toHaveLength(20)
      expect((await person.send('listExpenses')).ok().total_count).toBe(25)
    })

    it('that WhatsApp could not deliver gets a request to send it again', async () => {
      const lost = { type: 'unsupported', errors: [{ code: 131060, title: 'This message is unavailable' }] }
      for (const message of [lost, { ...lost, type: 'unknown' }, { type: 'interactive' }]) {
        expect(await write(message)).toEqual([expect.stringContaining('No me llegó')])
      }
    })
  })

  describe('a template button', () => {
    it('counts as a message with its title', async () => {
      const button = (title: string) => ({ type: 'button', button: { payload: title, text: title } })
      expect(await write(button('Ayuda'))).toEqual([expect.stringContaining('Para corregir')])
      expect(await write(button('café 2500'))).toEqual([expect.stringContaining('Anotado')])
      expect(await write(button('Baja'))).toEqual([expect.stringContaining('Desconecté')])
    })

    it('acts like a button of Casita when it carries the id of that button', async () => {
      await write('café 2500')
      const { buttons } = test.graph.sentTo(phone).at(-1)?.body.interactive.action ?? {}
      const { id, title } = buttons[0].reply
      await write('pan 1200')
      await write({ type: 'button', button: { payload: id, text: title } })
      expect(await ledger(), 'the title alone would undo the latest').toMatchObject([{ description: 'pan' }])
    })
  })

  it('a chat that is opened for the first time gets a welcome', async () => {
    const { phone: from } = await verified()
    expect(await write({ type: 'request_welcome' }, from)).toEqual([
      expect.stringContaining('Contame un gasto'),
    ])
    expect(await write({ type: 'request_welcome' }, newPhone())).toEqual([
      expect.stringContaining('30 minutos'),
    ])
  })

  it('an item that only another server version can read waits for that version', async () => {
    const id = newMessageId()
    const from = { phone, providerUserId: null }
    const message = { type: 'message', id, from, sentAt: test.clock.now().toISOString(), kind: 'text' }
    const whole = { ...message, text: 'café 2500', buttonId: null, repliesTo: null }
    const { deps } = test.app
    await inTransaction(deps, async (work) => {
      const row = { id: newId(), kind: 'message', dedupe_key: `whatsapp:${id}`, channel: 'whatsapp' } as const
      const stored = { provider_message_id: id, received_at: work.now, user_id: null, household_id: null }
      await enqueue(work, 'inbox', [{ ...row, ...stored, payload_json: JSON.stringify(message) }])
    })
    await test.settled()
    const kept = () =>
      deps.db.read
        .selectFrom('inbox')
        .select(['done_at', 'dead_at', 'attempts'])
        .where('provider_message_id', '=', id)
        .executeTakeFirst()
    expect(await kept()).toEqual({ done_at: null, dead_at: null, attempts: 1 })
    await deps.db.transaction((tx) =>
      tx
        .updateTable('inbox')
        .set({ payload_json: JSON.stringify(whole) })
        .where('provider_message_id', '=', id)
        .execute(),
    )
    test.clock.advance(60_000)
    await test.settled()
    expect(await ledger()).toMatchObject([{ description: 'café', amount: 2500 }])
  })

  it('a message that is only pinned or kept gets no reply', async () => {
    for (const type of ['pin', 'keep_in_chat'])
      expect(await write({ type: 'unsupported', unsupported: { type }, errors: [{ code: 131051 }] })).toEqual(
        [],
      )
  })

  it('a person whose contact has another form of the number is also known by the id', async () => {
    const id = newUserId()
    const message = { from: phone.slice(1), id: newMessageId(), timestamp: '', ...text('café 2500') }
    const contacts = [{ profile: { name: 'Ana' }, wa_id: phone.slice(1).replace('549', '54'), user_id: id }]
    await test.graph.deliver(test.app.http, test.graph.notification({ messages: [message], contacts }))
    await test.settled()
    await write('pan 1200', id)
    expect(await ledger()).toHaveLength(2)
  })

  it('a person known from a delivery status may hide the verified number', async () => {
    const { person: other, phone: number } = await verified()
    const { messageId: id } = test.graph.sentTo(number)[0] ?? {}
    const userId = newUserId()
    const told = { id, timestamp: '', recipient_id: number.slice(1), recipient_user_id: userId }
    const statuses = ['sent', 'delivered', 'sent'].map((status) => ({ ...told, status }))
    const late = { ...told, status: 'read', recipient_user_id: newUserId() }
    await test.graph.deliver(test.app.http, test.graph.notification({ statuses: [...statuses, late] }))
    await write('café 2500', userId)
    expect(await ledger(other)).toHaveLength(1)
    expect(await other.me()).toMatchObject({ is_validated: true, has_whatsapp_session: true })
  })

  describe('opting out of messages', () => {
    const invite = async (number: string) => {
      const { invitation } = (await person.send('invite', { body: { phone_number: number } })).ok()
      await test.settled()
      return invitation
    }
    const wish = (number: string, value: string, more = {}) =>
      deliver([
        {
          field: 'user_preferences',
          value: {
            messaging_product: 'whatsapp',
            user_preferences: [
              { wa_id: number.slice(1), category: 'marketing_messages', value, timestamp: 1 },
            ],
            ...more,
          },
        },
      ])

    it('applies to a person who never wrote, until they opt in again', async () => {
      const number = newPhone()
      await wish(number, 'stop')
      await invite(number)
      expect(test.graph.sentTo(number)).toEqual([])
      await wish(number, 'resume')
      await invite(number)
      expect(test.graph.sentTo(number)).toHaveLength(1)
    })

    it('of another business number does not affect Casita', async () => {
      const number = newPhone()
      await wish(number, 'stop', { metadata: { phone_number_id: '123456123' } })
      await invite(number)
      expect(test.graph.sentTo(number)).toHaveLength(1)
    })
  })

  describe('a number that its owner gave up', () => {
    const changed = (from: string, to: string) =>
      write({ type: 'system', system: { type: 'user_changed_number', wa_id: to.slice(1) } }, from)

    it('no longer belongs to the account, even if nobody wrote from it', async () => {
      const { person: other, phone: old } = await verified()
      const number = newPhone()
      await changed(old, number)
      expect(await other.me()).toMatchObject({ is_validated: false, phone_number: number })
      expect(test.graph.sentTo(number)).toHaveLength(1)
      expect(await write('café 2500', old)).toEqual([expect.stringContaining('30 minutos')])
    })

    it('changes no account that has verified another number', async () => {
      const tablet = newPhone()
      await write('hola', tablet)
      await person.send('connectWhatsapp', { query: { token: lastTokenTo(tablet) } })
      const number = newPhone()
      await changed(tablet, number)
      expect(await person.me()).toMatchObject({
        is_validated: true,
        phone_number: phone,
        has_whatsapp_session: false,
      })
      expect(test.graph.sentTo(number)).toEqual([])
      expect(await write('café 2500')).toEqual([expect.stringContaining('Anotado')])
    })
  })
})
