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
    it('with a time that lies longer back than anything is repeated was written now, and is answered', async () => {
      const { person: other, phone: from } = await verified()
      expect(await write(text('café 2500', { timestamp: '1603059201' }), from)).toEqual([
        expect.stringContaining('Anotado'),
      ])
      const [expense] = await ledger(other)
      expect(expense?.expense_date).toBe(dayIn('America/Argentina/Buenos_Aires', test.clock.now()))
    })

    it('in which nothing is written is met as a first word is', async () => {
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
    ] as const)(
      'of more letters than a message has is noted whole or not at all (%s)',
      async (language, said) => {
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
      },
    )

    it.each([
      ['es', 'en partes'],
      ['en', 'in parts'],
      ['pt', 'em partes'],
      ['fr', 'en plusieurs fois'],
    ] as const)(
      'of more numbers than anybody tells is answered at once, and not noted (%s)',
      async (language, said) => {
        const { person: other, phone: from } = await connected(language)
        for (const number of ['1x2 ', '$1 ', '7\n', '1e9 ']) {
          expect(await write(number.repeat(1000), from)).toEqual([expect.stringContaining(said)])
        }
        expect(await ledger(other)).toEqual([])
      },
    )

    it('may have two thousand letters and more, all of which are read', async () => {
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

    it('whose content the service could not hand on is asked for again', async () => {
      const lost = { type: 'unsupported', errors: [{ code: 131060, title: 'This message is unavailable' }] }
      for (const message of [lost, { ...lost, type: 'unknown' }, { type: 'interactive' }]) {
        expect(await write(message)).toEqual([expect.stringContaining('No me llegó')])
      }
    })
  })

  describe('a button under a template', () => {
    it('says what is written on it', async () => {
      const button = (title: string) => ({ type: 'button', button: { payload: title, text: title } })
      expect(await write(button('Ayuda'))).toEqual([expect.stringContaining('Para corregir')])
      expect(await write(button('café 2500'))).toEqual([expect.stringContaining('Anotado')])
      expect(await write(button('Baja'))).toEqual([expect.stringContaining('Desconecté')])
    })

    it('presses a button of Casita when it carries one', async () => {
      await write('café 2500')
      const { buttons } = test.graph.sentTo(phone).at(-1)?.body.interactive.action ?? {}
      const { id, title } = buttons[0].reply
      await write({ type: 'button', button: { payload: id, text: title } })
      expect(await ledger()).toEqual([])
    })
  })

  it('a chat that is opened for the first time is welcomed, where that is switched on', async () => {
    const { phone: from } = await verified()
    expect(await write({ type: 'request_welcome' }, from)).toEqual([
      expect.stringContaining('Contame un gasto'),
    ])
    expect(await write({ type: 'request_welcome' }, newPhone())).toEqual([
      expect.stringContaining('30 minutos'),
    ])
  })

  it('an item that only another version of the server can read waits for that version', async () => {
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

  it('a message that is only pinned or kept is not answered', async () => {
    for (const type of ['pin', 'keep_in_chat'])
      expect(await write({ type: 'unsupported', unsupported: { type }, errors: [{ code: 131051 }] })).toEqual(
        [],
      )
  })

  it('somebody whose contact is named by another form of their number is known by its id, too', async () => {
    const id = newUserId()
    const message = { from: phone.slice(1), id: newMessageId(), timestamp: '', ...text('café 2500') }
    const contacts = [{ profile: { name: 'Ana' }, wa_id: phone.slice(1).replace('549', '54'), user_id: id }]
    await test.graph.deliver(test.app.http, test.graph.notification({ messages: [message], contacts }))
    await test.settled()
    await write('pan 1200', id)
    expect(await ledger()).toHaveLength(2)
  })

  it('somebody who was told apart by a state alone may hide the number they verified', async () => {
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

  describe('a wish for no messages', () => {
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

    it('is heeded of somebody who never wrote, too, until they take it back', async () => {
      const number = newPhone()
      await wish(number, 'stop')
      await invite(number)
      expect(test.graph.sentTo(number)).toEqual([])
      await wish(number, 'resume')
      await invite(number)
      expect(test.graph.sentTo(number)).toHaveLength(1)
    })

    it('about another number of the business is none about Casita', async () => {
      const number = newPhone()
      await wish(number, 'stop', { metadata: { phone_number_id: '123456123' } })
      await invite(number)
      expect(test.graph.sentTo(number)).toHaveLength(1)
    })
  })

  describe('a number that somebody gave up', () => {
    const changed = (from: string, to: string) =>
      write({ type: 'system', system: { type: 'user_changed_number', wa_id: to.slice(1) } }, from)

    it('is no longer that of their account, even if they never wrote', async () => {
      const { person: other, phone: old } = await verified()
      const number = newPhone()
      await changed(old, number)
      expect(await other.me()).toMatchObject({ is_validated: false, phone_number: number })
      expect(test.graph.sentTo(number)).toHaveLength(1)
      expect(await write('café 2500', old)).toEqual([expect.stringContaining('30 minutos')])
    })

    it('takes nothing from an account of another number that was connected there', async () => {
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
