import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eachApp, newPhone, type Person } from '../testing/app.ts'
import { newMessageId, textIn, tokenIn } from '../testing/graph.ts'

eachApp('a chat with Casita', (test) => {
  /** Writes a message, waits until it is processed, and returns its id. */
  async function write(from: string, message: unknown): Promise<string> {
    const id = await test.graph.write(test.app.http, from, message, test.clock.now())
    await test.settled()
    return id
  }

  /** How many of the texts sent to each address `answersTo` has already returned. */
  const seen = new Map<string, number>()
  function answersTo(address: string): string[] {
    const texts = test.graph.sentTo(address).map(textIn)
    const fresh = texts.slice(seen.get(address) ?? 0)
    seen.set(address, texts.length)
    return fresh
  }

  function lastTokenTo(address: string): string {
    const last = test.graph.sentTo(address).at(-1)
    if (!last) throw new Error(`Nothing was sent to ${address}`)
    return tokenIn(last)
  }

  /** Registers a person with a household and a verified number who has not written yet. */
  async function verified(phone = newPhone()): Promise<{ person: Person; phone: string }> {
    const person = await test.register({ phone_number: phone })
    await test.settled()
    await person.send('validateAccount', { query: { token: lastTokenTo(phone) } })
    answersTo(phone)
    return { person, phone }
  }

  const isConnected = async (person: Person) => (await person.me()).has_whatsapp_session
  const newUserId = () => `AR.${randomInt(10 ** 12, 10 ** 13)}`

  describe('the phone number of an account', () => {
    it('is connected by its first message, which gets one reply', async () => {
      const { person, phone } = await verified()
      expect(await isConnected(person)).toBe(false)
      await write(phone, 'listo')
      expect(await isConnected(person)).toBe(true)
      expect(answersTo(phone)).toHaveLength(1)
    })

    it('is addressed in Spanish as people are where it comes from', async () => {
      const greeted = async (phone: string) => {
        await verified(phone)
        await write(phone, 'hola')
        return answersTo(phone)[0]
      }
      expect(await greeted(newPhone())).toContain('Contame un gasto')
      expect(await greeted('+525512345678')).toContain('Cuéntame un gasto')
    })

    it('can start with an expense, which is recorded', async () => {
      const { person, phone } = await verified()
      await write(phone, 'gasté 8.500 en el súper')
      const { expenses } = (await person.send('listExpenses')).ok()
      expect(expenses).toMatchObject([{ amount: 8500, source: 'whatsapp' }])
      expect(answersTo(phone)).toHaveLength(1)
    })

    it.each([
      ['+5491155', 6, '549', '54'],
      ['+5255', 8, '52', '521'],
      ['+555198', 7, '55519', '5551'],
    ])(
      'is recognised in the form that WhatsApp reports (%s…)',
      async (prefix, digitsAfterIt, verifiedStart, reportedStart) => {
        const phone = `${prefix}${randomInt(10 ** (digitsAfterIt - 1), 10 ** digitsAfterIt)}`
        const { person } = await verified(phone)
        const reported = `+${reportedStart}${phone.slice(1 + verifiedStart.length)}`
        expect(reported).not.toBe(phone)
        await write(reported, 'listo')
        expect(await isConnected(person)).toBe(true)
      },
    )

    it('is treated like a stranger’s until it is verified', async () => {
      const phone = newPhone()
      const person = await test.register({ phone_number: phone })
      await test.settled()
      answersTo(phone)
      await write(phone, 'gasté 8.500 en el súper')
      expect(await isConnected(person)).toBe(false)
      expect(answersTo(phone)).toEqual([expect.stringContaining('30 minutos')])
    })
  })

  describe('messages', () => {
    it('that are delivered several times at once take effect once and get one reply', async () => {
      const { person, phone } = await verified()
      const message = {
        from: phone.slice(1),
        id: newMessageId(),
        timestamp: String(Math.floor(Date.now() / 1000)),
        type: 'text',
        text: { body: 'café 2500' },
      }
      const body = test.graph.notification({ messages: [message, message] })
      await Promise.all([1, 2, 3, 4].map(() => test.graph.deliver(test.app.http, body)))
      await test.settled()
      await test.graph.deliver(test.app.http, body)
      await test.settled()
      expect((await person.send('listExpenses')).ok().total_count).toBe(1)
      expect(answersTo(phone)).toHaveLength(1)
    })

    it('are marked as read once, but reactions are not', async () => {
      const { phone } = await verified()
      const id = await test.graph.write(test.app.http, phone, 'café 2500', test.clock.now())
      const thumb = { type: 'reaction', reaction: { message_id: id, emoji: '👍' } }
      const reaction = await test.graph.write(test.app.http, phone, thumb, test.clock.now())
      await test.settled()
      await expect.poll(() => test.graph.read).toContain(id)
      expect(test.graph.read.filter((read) => read === id)).toHaveLength(1)
      expect(test.graph.read).not.toContain(reaction)
    })

    it('of one sender take effect in the order in which they were written', async () => {
      const { phone } = await verified()
      const now = Math.floor(Date.now() / 1000)
      const things = ['pan', 'leche', 'queso', 'café']
      const messages = [2, 0, 3, 1].map((n) => ({
        from: phone.slice(1),
        id: newMessageId(),
        timestamp: String(now - 60 + n),
        type: 'text',
        text: { body: `${things[n]} ${n + 1}500` },
      }))
      await test.graph.deliver(test.app.http, test.graph.notification({ messages }))
      await test.settled()
      const told = answersTo(phone).map((text) => things.find((thing) => text.includes(thing)))
      expect(told).toEqual(things)
    })

    it('that cannot be processed are given up with an apology and block nobody', async () => {
      const { person, phone } = await verified()
      await write(phone, 'listo')
      const setTimeZone = async (timezone: string) => {
        const { id } = await person.me()
        await test.app.deps.db.transaction((tx) =>
          tx.updateTable('users').set({ timezone }).where('id', '=', id).execute(),
        )
      }
      // A time zone that this machine does not know: every use of it throws.
      await setTimeZone('Mars/Olympus')
      answersTo(phone)
      await write(phone, 'café 2500')
      for (let n = 0; n < 4; n += 1) {
        expect(answersTo(phone)).toEqual([])
        test.clock.advance(90_000)
        await test.settled()
      }
      expect(answersTo(phone)).toEqual([expect.stringContaining('no anoté nada')])
      await setTimeZone('America/Argentina/Buenos_Aires')
      await write(phone, 'pan 1200')
      expect((await person.send('listExpenses')).ok().expenses).toMatchObject([{ amount: 1200 }])
    })

    it('that cannot be read, like audio, get a reply at most once a minute', async () => {
      const { phone } = await verified()
      test.clock.advance(60_000 - (test.clock.now().getTime() % 60_000))
      await write(phone, { type: 'audio', audio: { id: '1', voice: true } })
      test.clock.advance(59_000)
      await write(phone, { type: 'location', location: { latitude: 1, longitude: 1 } })
      expect(answersTo(phone)).toEqual([expect.stringContaining('solo leo texto')])
      test.clock.advance(1000)
      await write(phone, { type: 'hologram' })
      expect(answersTo(phone)).toHaveLength(1)
    })

    it('that need no reply get none', async () => {
      const { phone } = await verified()
      await write(phone, { type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '👍' } })
      await write(phone, { type: 'sticker', sticker: { id: '1' } })
      expect(answersTo(phone)).toEqual([])
    })

    it('that were edited get a request to write a new message', async () => {
      const { phone } = await verified()
      await write(phone, { type: 'unsupported', unsupported: { type: 'edit' } })
      expect(answersTo(phone)).toEqual([expect.stringContaining('mensaje nuevo')])
    })
  })

  describe('a stranger', () => {
    it('gets a link three times an hour, then no reply', async () => {
      const phone = newPhone()
      for (let n = 0; n < 5; n += 1) await write(phone, 'hola')
      expect(answersTo(phone)).toHaveLength(3)
      test.clock.advance(61 * 60_000)
      await write(phone, 'hola')
      expect(answersTo(phone)).toHaveLength(1)
    })

    it('is connected to the account that opens the link, which works once', async () => {
      const person = await test.register()
      const phone = newPhone()
      await write(phone, 'hola')
      const token = lastTokenTo(phone)
      answersTo(phone)
      const connected = (await person.send('connectWhatsapp', { query: { token } })).ok()
      expect(connected).toMatchObject({ user: { name: 'Ana García' }, phone_number: phone })
      await test.settled()
      expect(answersTo(phone)).toEqual([expect.stringContaining('Ana García')])
      expect(await isConnected(person)).toBe(true)
      await write(phone, 'café 2500')
      expect((await person.send('listExpenses')).ok().total_count).toBe(1)
      const again = await person.send('connectWhatsapp', { query: { token } })
      expect(again.status).toBe(410)
      expect(again.problem().detail).toContain('already been used')
    })

    it('with a hidden number is recognised by the id, and by the number once it shows', async () => {
      const person = await test.register()
      const id = newUserId()
      await write(id, 'hola')
      await person.send('connectWhatsapp', { query: { token: lastTokenTo(id) } })
      await write(id, 'café 2500')
      const phone = newPhone()
      await write(phone, { from_user_id: id, type: 'text', text: { body: 'pan 1200' } })
      await write(phone, 'leche 900')
      expect((await person.send('listExpenses')).ok().total_count).toBe(3)
    })

    it('gets an error for a link that has expired', async () => {
      const phone = newPhone()
      await write(phone, 'hola')
      test.clock.advance(30 * 60_000)
      const person = await test.register()
      const answer = await person.send('connectWhatsapp', { query: { token: lastTokenTo(phone) } })
      expect(answer.status).toBe(410)
      expect(answer.problem().detail).toContain('expired')
    })
  })

  describe('a connection', () => {
    it('ends with a stop word in any language until the member writes again', async () => {
      for (const word of ['STOP', 'baja', 'Sair.', 'ARRÊT']) {
        const { person, phone } = await verified()
        await write(phone, 'listo')
        answersTo(phone)
        await write(phone, word)
        expect(await isConnected(person)).toBe(false)
        expect(answersTo(phone)).toHaveLength(1)
        await write(phone, word)
        expect(answersTo(phone)).toEqual([])
        await write(phone, 'listo')
        expect(await isConnected(person)).toBe(true)
      }
    })

    it('does not end with a stop word that is followed by an amount', async () => {
      const { person, phone } = await verified()
      await write(phone, 'listo')
      await write(phone, 'Sair 80')
      expect(await isConnected(person)).toBe(true)
    })

    it('ended on the web is reopened by a link only, not by a message', async () => {
      const { person, phone } = await verified()
      await write(phone, 'café 2500')
      expect((await person.send('disconnectWhatsapp')).status).toBe(200)
      expect(await isConnected(person)).toBe(false)
      expect((await person.send('disconnectWhatsapp')).status).toBe(200)
      answersTo(phone)
      await write(phone, '¿cuánto gasté este mes?')
      await write(phone, 'pan 1200')
      expect(await isConnected(person)).toBe(false)
      expect(answersTo(phone).join(' ')).not.toMatch(/2\.500|café|pan/)
      expect((await person.send('listExpenses')).ok().total_count).toBe(1)
      const query = { token: lastTokenTo(phone) }
      expect((await person.send('connectWhatsapp', { query })).status).toBe(200)
      await write(phone, 'pan 1200')
      expect((await person.send('listExpenses')).ok().total_count).toBe(2)
      await write(phone, 'stop')
      await write(phone, 'listo')
      expect(await isConnected(person)).toBe(true)
    })

    it('of a lost phone stays ended when another phone is connected', async () => {
      const { person, phone: lost } = await verified()
      await write(lost, 'listo')
      await person.send('disconnectWhatsapp')
      const other = newPhone()
      await write(other, 'hola')
      await person.send('connectWhatsapp', { query: { token: lastTokenTo(other) } })
      await write(lost, 'pan 1200')
      await write(other, 'café 2500')
      expect((await person.send('listExpenses')).ok().expenses).toMatchObject([{ description: 'café' }])
    })

    it('replaces the previous connection and informs both numbers', async () => {
      const { person, phone } = await verified()
      await write(phone, 'listo')
      answersTo(phone)
      const other = newPhone()
      await write(other, 'hola')
      const token = lastTokenTo(other)
      answersTo(other)
      await person.send('connectWhatsapp', { query: { token } })
      await test.settled()
      expect(answersTo(phone)).toEqual([expect.stringContaining('otro número')])
      expect(answersTo(other)).toEqual([expect.stringContaining('el anterior quedó desconectado')])
      await write(phone, 'listo')
      expect(answersTo(phone)).toEqual([expect.stringContaining('el anterior quedó desconectado')])
      expect(answersTo(other)).toEqual([expect.stringContaining('otro número')])
    })

    it('moves to a new number only after that number is verified', async () => {
      const { person, phone } = await verified()
      await write(phone, 'listo')
      const newNumber = newPhone()
      const system = { type: 'user_changed_number', wa_id: newNumber.slice(1), user_id: newUserId() }
      await write(phone, { type: 'system', system })
      const { is_validated, phone_number, has_whatsapp_session } = await person.me()
      expect({ is_validated, phone_number, has_whatsapp_session }).toEqual({
        is_validated: false,
        phone_number: newNumber,
        has_whatsapp_session: false,
      })
      await person.send('validateAccount', { query: { token: lastTokenTo(newNumber) } })
      await write(newNumber, 'listo')
      expect(await isConnected(person)).toBe(true)
      await write(phone, 'café 2500')
      expect((await person.send('listExpenses')).ok().total_count).toBe(0)
    })

    it('is not passed on to another person who gets the number', async () => {
      const { person, phone } = await verified()
      await write(phone, { from_user_id: newUserId(), type: 'text', text: { body: 'café 2500' } })
      await write(phone, { from_user_id: newUserId(), type: 'text', text: { body: 'pan 1200' } })
      expect((await person.send('listExpenses')).ok().total_count).toBe(1)
      expect(await person.me()).toMatchObject({ is_validated: false, has_whatsapp_session: false })
    })

    it('survives a new WhatsApp id of the same number', async () => {
      const { person, phone } = await verified()
      const [oldId, newId] = [newUserId(), newUserId()]
      await write(phone, { from_user_id: oldId, type: 'text', text: { body: 'café 2500' } })
      const update = {
        wa_id: phone.slice(1),
        user_id: { previous: oldId, current: newId },
        timestamp: String(Math.floor(test.clock.now().getTime() / 1000)),
      }
      const changes = [{ field: 'user_id_update', value: { user_id_update: [update] } }]
      await test.graph.deliver(test.app.http, { entry: [{ id: '1', changes }] })
      await test.settled()
      await write(newId, 'pan 1200')
      expect((await person.send('listExpenses')).ok().total_count).toBe(2)
      expect(await isConnected(person)).toBe(true)
    })

    it('tells a person without a household that they are in none', async () => {
      const owner = await test.register()
      const member = await test.join(owner)
      await test.settled()
      const { phone_number: phone } = await member.me()
      if (!phone) throw new Error('The member has no number')
      await member.send('validateAccount', { query: { token: lastTokenTo(phone) } })
      await member.send('leaveHousehold', { body: {} })
      answersTo(phone)
      await write(phone, 'café 2500')
      expect(answersTo(phone)).toEqual([expect.stringContaining('Todavía no estás en una casa')])
    })
  })
})
