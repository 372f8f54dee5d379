import { expect, it } from 'vitest'
import { eachApp, newPhone, type Person } from '../testing/app.ts'
import { tokenIn } from '../testing/graph.ts'

eachApp('messages that could not be delivered', (app) => {
  const undelivered = async (owner: Person) => (await owner.send('undeliveredMessages')).ok().messages

  it('are shown to the owner with recipient, kind, time and reason', async () => {
    app.graph.script({ code: 131026 })
    const ana = await app.register({}, { name: 'Ana' })
    await app.settled()
    app.clock.advance(1000)
    const phone = newPhone()
    app.graph.script({ code: 131026 })
    const { invitation } = (await ana.send('invite', { body: { phone_number: phone } })).ok()
    const messages = await undelivered(ana)
    expect(messages).toMatchObject([
      { kind: 'invite', channel: 'whatsapp', user_id: null, user_name: null, phone_number: phone },
      {
        kind: 'verify',
        channel: 'whatsapp',
        user_id: (await ana.me()).id,
        user_name: 'Ana',
        phone_number: null,
      },
    ])
    for (const message of messages) {
      expect(message).toMatchObject({ cause: 'unreachable', reason: expect.stringContaining('131026') })
      expect(Date.parse(message.failed_at)).toBeGreaterThanOrEqual(Date.parse(message.created_at))
    }
    expect(JSON.stringify(messages)).not.toContain(invitation.code)
  })

  it('include those that WhatsApp reports later, until it reports delivery', async () => {
    const ana = await app.register()
    const phone = newPhone()
    ;(await ana.send('invite', { body: { phone_number: phone } })).ok()
    await app.settled()
    expect(await undelivered(ana)).toEqual([])
    const tell = async (state: object) => {
      const timestamp = String(Math.floor(app.clock.now().getTime() / 1000))
      const status = { id: app.graph.sentTo(phone)[0]?.messageId, timestamp, ...state }
      await app.graph.deliver(app.app.http, app.graph.notification({ statuses: [status] }))
      await app.settled()
    }
    await tell({ status: 'failed', errors: [{ code: 131049, title: 'Not delivered' }] })
    expect(await undelivered(ana)).toMatchObject([{ kind: 'invite', phone_number: phone, cause: 'other' }])
    await tell({ status: 'delivered' })
    expect(await undelivered(ana)).toEqual([])
  })

  it('show whether the chat was closed or the recipient wants no messages', async () => {
    const [mine, stopped] = [newPhone(), newPhone()]
    const write = async (phone: string, text: string) => {
      await app.graph.write(app.app.http, phone, text, app.clock.now())
      await app.settled()
    }
    const ana = await app.register({ phone_number: mine })
    await app.settled()
    const [verification] = app.graph.sentTo(mine)
    if (!verification) throw new Error('No verification message was sent')
    ;(await ana.send('validateAccount', { query: { token: tokenIn(verification) } })).ok()
    app.graph.script({ code: 131047 })
    await write(mine, 'hola')
    await write(stopped, 'STOP')
    app.clock.advance(1000)
    ;(await ana.send('invite', { body: { phone_number: stopped } })).ok()
    expect(await undelivered(ana)).toMatchObject([
      { kind: 'invite', cause: 'stopped' },
      { kind: 'reply', cause: 'closed' },
    ])
  })

  it('include the farewell to a chat that another one has replaced', async () => {
    const ana = await app.register({ phone_number: null })
    const connect = async (phone: string) => {
      await app.graph.write(app.app.http, phone, 'hola', app.clock.now())
      await app.settled()
      const [link] = app.graph.sentTo(phone)
      if (!link) throw new Error('No link was sent')
      ;(await ana.send('connectWhatsapp', { query: { token: tokenIn(link) } })).ok()
      await app.settled()
    }
    await connect(newPhone())
    app.clock.advance(25 * 3_600_000)
    await app.signInAgain(ana)
    await connect(newPhone())
    expect(await undelivered(ana)).toMatchObject([{ kind: 'reply', cause: 'closed' }])
  })

  it('are visible only to the owner of the household', async () => {
    const ana = await app.register()
    app.graph.script({ code: 131026 })
    ;(await ana.send('invite', { body: { phone_number: newPhone() } })).ok()
    const beto = await app.join(ana)
    expect(await undelivered(ana)).toHaveLength(1)
    expect(await undelivered(await app.register())).toEqual([])
    expect((await beto.send('undeliveredMessages')).problem()).toMatchObject({ code: 'owner_only' })
  })
})
