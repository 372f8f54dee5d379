import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { newMessageId, type SentMessage, textIn, tokenIn } from '../testing/graph.ts'

const minute = 60_000

eachEngine('outgoing messages', (engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp(engine)
  })
  afterAll(() => test.close())

  const write = async (from: string, message: unknown) => {
    await test.graph.write(test.app.http, from, message, test.clock.now())
    await test.settled()
  }
  const later = async (ms: number) => {
    test.clock.advance(ms)
    await test.settled()
  }
  const tellStatus = async (status: Record<string, unknown>) => {
    const statuses = [{ timestamp: String(Math.floor(test.clock.now().getTime() / 1000)), ...status }]
    await test.graph.deliver(test.app.http, test.graph.notification({ statuses }))
    await test.settled()
  }
  /** Returns a function that lists what was sent to a number since this call. */
  function watch(phone: string): () => SentMessage[] {
    const before = test.graph.sentTo(phone).length
    return () => test.graph.sentTo(phone).slice(before)
  }
  const outbox = (id: string) =>
    test.app.deps.db.read.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** Registers a person who has written to Casita, so that the window is open. */
  async function chatting(): Promise<{ person: Person; phone: string }> {
    const phone = newPhone()
    const person = await test.register({ phone_number: phone })
    await test.settled()
    const [message] = test.graph.sentTo(phone)
    if (!message) throw new Error('No verification message was sent')
    await person.send('validateAccount', { query: { token: tokenIn(message) } })
    await write(phone, 'listo')
    return { person, phone }
  }

  describe('a reply whose process died before recording that it was sent', () => {
    /** Leaves an answer as such a process leaves it: sent once, with no record of the result. */
    async function interrupted() {
      const { phone } = await chatting()
      const sent = watch(phone)
      await write(phone, 'café 2500')
      const [message] = sent()
      const id: string = message?.body.biz_opaque_callback_data
      await test.app.deps.db.transaction((tx) =>
        tx
          .updateTable('outbox')
          .set({ provider_message_id: null, done_at: null, is_first: 1, attempts: 1 })
          .where('id', '=', id)
          .execute(),
      )
      await test.settled()
      expect(sent()).toHaveLength(1)
      return { sent, id, messageId: message?.messageId }
    }

    it('is not sent again when a status shows that it was sent', async () => {
      const { sent, id, messageId } = await interrupted()
      await tellStatus({ id: messageId, status: 'sent', biz_opaque_callback_data: id })
      await later(31_000)
      expect(sent()).toHaveLength(1)
    })

    it('waits for a status even when an earlier attempt had failed', async () => {
      const { phone } = await chatting()
      const sent = watch(phone)
      test.graph.script({ status: 503 })
      await write(phone, 'café 2500')
      const id: string = sent()[0]?.body.biz_opaque_callback_data
      const answer = test.graph.hold()
      const tried = later(1_500)
      await vi.waitFor(async () => expect((await outbox(id)).lease_id).not.toBeNull())
      // As if its process had died while the provider was accepting the message.
      await test.app.deps.db.transaction((tx) =>
        tx.updateTable('outbox').set({ lease_id: null, leased_until: null }).where('id', '=', id).execute(),
      )
      answer()
      await tried
      await tellStatus({ id: sent()[1]?.messageId, status: 'sent', biz_opaque_callback_data: id })
      await later(31_000)
      expect(sent().map(({ messageId }) => messageId !== null)).toEqual([false, true])
    })

    it('is sent again once when no status arrives', async () => {
      const { sent } = await interrupted()
      await later(31_000)
      expect(sent()).toHaveLength(2)
      await later(31_000)
      expect(sent()).toHaveLength(2)
    })
  })

  describe('the verification message', () => {
    it('is a template with the account name until the person has written', async () => {
      const phone = newPhone()
      await test.register({ phone_number: phone }, { name: 'Ana María García', email: 'ana@example.com' })
      await test.settled()
      const [message, ...more] = test.graph.sentTo(phone)
      expect(more).toEqual([])
      expect(message?.body.to).toBe(phone)
      expect(message?.body.template).toMatchObject({ name: 'casita_verify', language: { code: 'es_AR' } })
      expect(message?.body.template.components[0].parameters).toEqual([
        { type: 'text', text: 'Ana' },
        { type: 'text', text: 'Ana María García (ana@example.com)' },
      ])
    })

    it('is free-form once the person has written, and its link is not stored in plain text', async () => {
      const phone = newPhone()
      await write(phone, 'hola')
      const sent = watch(phone)
      await test.register({ phone_number: phone })
      await test.settled()
      const [message] = sent()
      expect(message?.body.type).toBe('interactive')
      const token = message && tokenIn(message)
      expect(token).toMatch(/^[\w-]{43}$/)
      const rows = await test.app.deps.db.read.selectFrom('outbox').selectAll().execute()
      const tokens = await test.app.deps.db.read.selectFrom('link_tokens').selectAll().execute()
      expect(JSON.stringify([rows, tokens])).not.toContain(token)
    })
  })

  describe('a failure to send', () => {
    it('is retried after 1, 4 and 16 seconds, and the reply arrives once', async () => {
      const { phone } = await chatting()
      const sent = watch(phone)
      test.graph.script({ code: 131000, status: 500 }, { status: 503 }, { code: 131016, status: 500 })
      await write(phone, 'café 2500')
      expect(sent()).toHaveLength(1)
      // Each pause is up to a quarter longer, at random.
      for (const [tries, seconds] of [1, 4, 16].entries()) {
        await later(seconds * 999)
        expect(sent()).toHaveLength(tries + 1)
        await later(seconds * 251)
        expect(sent()).toHaveLength(tries + 2)
      }
      expect(sent().map(({ messageId }) => messageId !== null)).toEqual([false, false, false, true])
      await later(60 * minute)
      expect(sent()).toHaveLength(4)
    })

    it('that persists is given up with the reason, and the next reply is sent', async () => {
      const { person, phone } = await chatting()
      const { id } = await person.me()
      const sent = watch(phone)
      test.graph.script(...Array.from({ length: 6 }, () => ({ code: 131000, status: 500 })))
      await write(phone, 'café 2500')
      await write(phone, 'pan 1200')
      for (let n = 0; n < 6; n += 1) await later(6 * minute)
      expect(sent()).toHaveLength(7)
      expect(sent().at(-1)?.messageId).not.toBeNull()
      const failed = await test.app.deps.db.read
        .selectFrom('outbox')
        .select(['failure', 'household_id'])
        .where('user_id', '=', id)
        .where('dead_at', 'is not', null)
        .execute()
      expect(failed).toEqual([{ failure: '131000 Scripted', household_id: expect.any(String) }])
    })

    it('due to a global limit delays all messages for the requested time', async () => {
      const [{ phone }, { phone: other }] = [await chatting(), await chatting()]
      const [sent, sentToOther] = [watch(phone), watch(other)]
      test.graph.script({ code: 130429, headers: { 'retry-after': '30' } })
      await write(phone, 'café 2500')
      await write(other, 'pan 1200')
      await later(29_000)
      expect([sent().length, sentToOther().length]).toEqual([1, 0])
      await later(2_000)
      expect([sent().length, sentToOther().length]).toEqual([2, 1])
    })

    it('due to a limit for one recipient delays only that recipient', async () => {
      const [{ phone }, { phone: other }] = [await chatting(), await chatting()]
      const [sent, sentToOther] = [watch(phone), watch(other)]
      test.graph.script({ code: 131056 })
      await write(phone, 'café 2500')
      await write(other, 'pan 1200')
      expect([sent().length, sentToOther().length]).toEqual([1, 1])
      await later(999)
      expect(sent()).toHaveLength(1)
      await later(501)
      expect(sent()).toHaveLength(2)
    })

    it('due to the access token pauses all sending for minutes and loses nothing', async () => {
      const [{ phone }, { phone: other }] = [await chatting(), await chatting()]
      const [sent, sentToOther] = [watch(phone), watch(other)]
      test.graph.script({ code: 190, status: 401 })
      await write(phone, 'café 2500')
      await write(phone, 'pan 1200')
      await write(other, 'sal 700')
      await later(4 * minute)
      expect([sent().length, sentToOther().length]).toEqual([1, 0])
      await later(2 * minute)
      expect([sent(), sentToOther()].map((all) => all.map(textIn))).toEqual([
        ['café', 'café', 'pan'].map((thing) => expect.stringContaining(thing)),
        [expect.stringContaining('sal')],
      ])
    })

    it('with an unknown outcome is not retried for a confirmation, and once for a link', async () => {
      const { phone } = await chatting()
      const sent = watch(phone)
      test.graph.script({ hangUp: true })
      await write(phone, 'café 2500')
      for (let n = 0; n < 4; n += 1) await later(6 * minute)
      expect(sent()).toHaveLength(1)

      const stranger = newPhone()
      test.graph.script({ hangUp: true }, { hangUp: true }, { hangUp: true })
      await write(stranger, 'hola')
      for (let n = 0; n < 4; n += 1) await later(6 * minute)
      expect(test.graph.sentTo(stranger)).toHaveLength(2)
      await write(phone, 'pan 1200')
    })

    it('with an unknown outcome counts as sent when a status reports it', async () => {
      const { person, phone } = await chatting()
      const sent = watch(phone)
      test.graph.script({ hangUp: true })
      await write(phone, 'café 2500')
      const callback = sent()[0]?.body.biz_opaque_callback_data
      await tellStatus({ id: 'wamid.late', status: 'delivered', biz_opaque_callback_data: callback })
      const { id } = await person.me()
      const rows = await test.app.deps.db.read
        .selectFrom('outbox')
        .select(['id', 'dead_at', 'provider_message_id'])
        .where('user_id', '=', id)
        .where('id', '=', callback)
        .execute()
      expect(rows).toEqual([{ id: callback, dead_at: null, provider_message_id: 'wamid.late' }])
    })

    it('due to a closed window is followed by the template', async () => {
      const phone = newPhone()
      await write(phone, 'hola')
      const sent = watch(phone)
      test.graph.script({ code: 131047 })
      await test.register({ phone_number: phone })
      await test.settled()
      expect(sent().map(({ body }) => body.type)).toEqual(['interactive', 'template'])
    })
  })

  it('no free-form message goes to a person who has not written for a day', async () => {
    const { person, phone } = await chatting()
    const sent = watch(phone)
    await later(25 * 60 * minute)
    const other = newPhone()
    await write(other, 'hola')
    const link = test.graph.sentTo(other).at(-1)
    await test.signInAgain(person)
    await person.send('connectWhatsapp', { query: { token: link ? tokenIn(link) : '' } })
    await test.settled()
    expect(sent()).toEqual([])
    expect(test.graph.sentTo(other).map(textIn).at(-1)).toContain('el anterior quedó desconectado')
  })

  describe('an invitation', () => {
    const invite = async (person: Person, phone: string) =>
      (await person.send('invite', { body: { phone_number: phone } })).ok()
    const sentFlag = async (person: Person, code: string) => {
      const { invitations } = (await person.send('listInvitations')).ok()
      return invitations.find((invitation) => invitation.code === code)?.whatsapp_sent
    }

    it('is sent as a template with its code', async () => {
      const person = await test.register()
      const phone = newPhone()
      const { invitation, whatsapp_sent } = await invite(person, phone)
      expect(whatsapp_sent).toBe(true)
      const [message] = test.graph.sentTo(phone)
      expect(message?.body.template.name).toBe('casita_invite')
      expect(message && tokenIn(message)).toBe(invitation.code)
    })

    it('is reported as not sent when WhatsApp refuses it', async () => {
      const person = await test.register()
      await test.settled()
      test.graph.script({ code: 131026 })
      expect(await invite(person, newPhone())).toMatchObject({ whatsapp_sent: false })
    })

    it('is marked as not sent when it fails later, unless it had arrived', async () => {
      const person = await test.register()
      const [lost, arrived] = [newPhone(), newPhone()]
      const codes = [await invite(person, lost), await invite(person, arrived)].map(
        (it) => it.invitation.code,
      )
      const failure = { status: 'failed', errors: [{ code: 131049, title: 'Not delivered' }] }
      await tellStatus({ id: test.graph.sentTo(lost)[0]?.messageId, ...failure })
      await tellStatus({ id: test.graph.sentTo(arrived)[0]?.messageId, status: 'read' })
      await tellStatus({ id: test.graph.sentTo(arrived)[0]?.messageId, ...failure })
      await tellStatus({ id: test.graph.sentTo(arrived)[0]?.messageId, status: 'sent' })
      expect(await Promise.all(codes.map((code) => sentFlag(person, code)))).toEqual([false, true])
    })

    it('is not sent to a person who opted out of messages', async () => {
      const person = await test.register()
      const phone = newPhone()
      await write(phone, 'hola')
      await write(phone, 'STOP')
      const sent = watch(phone)
      expect(await invite(person, phone)).toMatchObject({ whatsapp_sent: false })
      expect(sent()).toEqual([])
    })
  })

  it('statuses of several messages in one delivery are recorded, in any order and repeatedly', async () => {
    const people = [await chatting(), await chatting(), await chatting()]
    const at = (minutes: number) => new Date(Date.parse('2026-03-05T12:00:00Z') + minutes * minute)
    const [one, two, three] = await Promise.all(
      people.map(async ({ phone }) => {
        const sent = watch(phone)
        await write(phone, 'café 2500')
        const { messageId, body } = sent()[0] ?? {}
        return { messageId, outboxId: body?.biz_opaque_callback_data as string }
      }),
    )
    const told = [
      [one, 'read', 3],
      [two, 'delivered', 2],
      [one, 'sent', 1],
      [three, 'sent', 1],
      [one, 'delivered', 2],
      [two, 'delivered', 4],
      [{ messageId: newMessageId() }, 'read', 1],
      [two, 'read', 5],
    ] as const
    const statuses = told.map(([message, status, minutes]) => ({
      id: message?.messageId,
      status,
      timestamp: String(at(minutes).getTime() / 1000),
    }))
    await test.graph.deliver(test.app.http, test.graph.notification({ statuses }))
    const recorded = await Promise.all([one, two, three].map((message) => outbox(message?.outboxId ?? '')))
    const times = recorded.map(({ delivered_at, read_at }) => [delivered_at, read_at])
    const time = (minutes: number) => at(minutes).toISOString()
    expect(times).toEqual([
      [time(3), time(3)],
      [time(2), time(5)],
      [null, null],
    ])
  })

  describe('the replies to many people', () => {
    /** Lets new people write while the provider accepts nothing, and expects that replies are sent to so many at a time. */
    async function sentTogether(count: number, expected: number) {
      const people = Array.from({ length: count }, () => newPhone())
      const answer = test.graph.hold()
      for (const phone of people) await test.graph.write(test.app.http, phone, 'hola', test.clock.now())
      await vi.waitFor(async () => {
        const { read } = test.app.deps.db
        const held = await read.selectFrom('outbox').select('id').where('lease_id', 'is not', null).execute()
        expect(held).toHaveLength(expected)
      })
      answer()
      await test.settled()
      expect(people.map((phone) => test.graph.sentTo(phone).length)).toEqual(people.map(() => 1))
    }

    it('are sent at the same time, so that a slow provider delays none', async () => {
      await sentTogether(40, 40)
    })

    it('are sent to half as many at a time after the provider asked for fewer', async () => {
      const { phone } = await chatting()
      test.graph.script({ code: 130429 })
      await write(phone, 'café 2500')
      await later(6_000)
      await sentTogether(40, 32)
      await later(minute)
      await sentTogether(40, 40)
    })
  })

  it('a waiting reply is sent before the server stops', async () => {
    const own = await createTestApp(engine)
    const phone = newPhone()
    await own.graph.write(own.app.http, phone, 'hola')
    await own.close()
    expect(own.graph.sentTo(phone)).toHaveLength(1)
  })
})
