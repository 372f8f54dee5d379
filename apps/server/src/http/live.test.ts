import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type App, createApp } from '../app.ts'
import { newId } from '../db/ids.ts'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { openStream, type TestStream } from '../testing/streams.ts'

const listening = (app: App) => app.http.listen({ port: 0, host: '127.0.0.1' })
const bread = { description: 'Pan', amount: 10 }

eachEngine('the stream of live events', (engine) => {
  let app: TestApp
  let origin: string
  const opened: TestStream[] = []
  beforeEach(async () => {
    app = await createTestApp(engine)
    if (engine === 'postgres') await hearsOthers()
    origin = await listening(app.app)
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const stream of opened.splice(0)) stream.close()
    await app.close()
  })

  /**
   * Waits until the server receives events of other processes: the connection ends every stream that is open by then,
   * as it may have missed some.
   */
  const hearsOthers = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and query = 'listen casita' and state = 'idle'`.execute(
          app.app.deps.db.read,
        )
        expect(rows).toHaveLength(1)
      },
      { timeout: 10_000 },
    )

  /** Opens a stream and waits until the server counts it. */
  async function open(
    person: Person,
    headers: Record<string, string> = {},
    at = origin,
    query = '',
  ): Promise<TestStream> {
    const stream = await openStream(at, person.token, headers, query)
    opened.push(stream)
    if (stream.status === 200)
      await vi.waitFor(() => expect(stream.text).toContain('retry:'), { timeout: 10_000 })
    return stream
  }
  const topicsOf = (stream: TestStream) =>
    stream.messages.flatMap((message) => (message.type === 'stale' ? message.topics : []))
  const spend = async (person: Person) => (await person.send('createExpense', { body: bread })).ok()
  const heard = (stream: TestStream, topic: string) =>
    vi.waitFor(() => expect(topicsOf(stream)).toContain(topic), { timeout: 5000 })
  const ended = (stream: TestStream) => vi.waitFor(() => expect(stream.ended).toBe(true), { timeout: 5000 })

  it('reports to a member what another changed, and who it was, but not the data', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const stream = await open(ana)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'")
    await spend(beto)
    await heard(stream, 'expenses')
    expect(stream.messages[0]).toMatchObject({ type: 'stale', user_id: (await beto.me()).id })
    expect(stream.text).not.toContain('Pan')
  })

  it('reports the delivery status of an invitation', async () => {
    const ana = await app.register()
    const phone = newPhone()
    const stream = await open(ana)
    const told = () => stream.messages.filter((message) => message.type === 'stale' && !message.user_id)
    const isTold = (times: number) =>
      vi.waitFor(() => expect(told()).toMatchObject(Array(times).fill({ topics: ['invitations'] })), {
        timeout: 5000,
      })
    ;(await ana.send('invite', { body: { phone_number: phone } })).ok()
    await isTold(1)
    const failed = { status: 'failed', timestamp: '1', errors: [{ code: 131049 }] }
    const statuses = [{ id: app.graph.sentTo(phone)[0]?.messageId, recipient_id: phone.slice(1), ...failed }]
    await app.graph.deliver(app.app.http, app.graph.notification({ statuses }))
    await isTold(2)
    expect((await ana.send('listInvitations')).ok().invitations).toMatchObject([{ whatsapp_sent: false }])
  })

  it('reports nothing about other households', async () => {
    const ana = await app.register()
    const stranger = await app.register()
    const stream = await open(ana)
    await spend(stranger)
    await stranger.send('createCategory', { body: { name: 'Secreta' } })
    await spend(ana)
    await heard(stream, 'expenses')
    expect(topicsOf(stream)).not.toContain('categories')
    expect(stream.messages).toHaveLength(1)
  })

  it('reports what was missed when a client reconnects', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const first = await open(ana)
    await spend(beto)
    await heard(first, 'expenses')
    first.close()
    const last = first.messages.at(-1)?.id ?? ''
    await beto.send('createCategory', { body: { name: 'Mientras tanto' } })
    const second = await open(ana, { 'last-event-id': last })
    await heard(second, 'categories')
    expect(second.messages.some(({ type }) => type === 'resync')).toBe(false)
    // Events for a single person (a connected chat, settings) are not stored, so these topics are always refetched.
    expect(topicsOf(second)).toEqual(expect.arrayContaining(['user', 'chat']))
  })

  it('reports at its start what changed since the browser fetched its data', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    app.clock.advance(60_000)
    await beto.send('createCategory', { body: { name: 'Mientras tanto' } })
    app.clock.advance(3000)
    const late = await open(ana, {}, origin, '?age=1500')
    await heard(late, 'categories')
    expect(topicsOf(late)).toEqual(['categories'])
    const longer = await open(ana, {}, origin, '?age=10000')
    await heard(longer, 'categories')
    // Events for a single person are not stored, so these topics are always refetched.
    expect(topicsOf(longer)).toEqual(['categories', 'user', 'chat'])
    const atOnce = await open(ana, {}, origin, '?age=100')
    await spend(beto)
    await heard(atOnce, 'expenses')
    expect(topicsOf(atOnce)).not.toContain('categories')
  })

  it('reports at its start that its person has just left the household', async () => {
    const ana = await app.register()
    ;(await ana.send('leaveHousehold', { body: { confirm_delete: true } })).ok()
    const stream = await open(ana, {}, origin, '?age=100')
    // Whatever a screen still shows of it: the person, the ledger, the household.
    for (const topic of ['user', 'expenses', 'household'] as const) await heard(stream, topic)
  })

  it.each([
    ['?age=-1', 422],
    ['?age=1&age=2', 422],
    ['?age[]=1&age[$ne]=1&age[__proto__]=1', 200],
  ])('refuses an invalid or repeated age, and ignores one in brackets (%s)', async (query, status) => {
    expect((await open(await app.register(), {}, origin, query)).status).toBe(status)
  })

  it.each(['nonsense', '0190a000-0000-7000-8000-000000000000'])(
    'tells a client that returns too late (%s) to reload everything',
    async (last) => {
      const stream = await open(await app.register(), { 'last-event-id': last })
      await vi.waitFor(() => expect(stream.messages).toMatchObject([{ type: 'resync' }]), { timeout: 10_000 })
    },
  )

  it('sends a heartbeat every 20 seconds, and ends when the access token expires', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await open(await app.register())
    vi.advanceTimersByTime(20_000)
    await vi.waitFor(() => expect(stream.text).toContain(': still here'), { timeout: 10_000 })
    app.clock.advance(30 * 60_000)
    vi.advanceTimersByTime(20_000)
    await ended(stream)
    expect(stream.messages).toEqual([])
  })

  it('ends with its own session and with no other', async () => {
    const ana = await app.register()
    const elsewhere = { ...ana }
    elsewhere.token = (
      await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })
    ).ok().access_token
    const [here, there] = [await open(ana), await open(elsewhere)]
    ;(await ana.send('logout')).ok()
    await ended(here)
    expect(here.messages.at(-1)).toMatchObject({ type: 'ended' })
    await spend(await app.join(await reopened(elsewhere)))
    await heard(there, 'expenses')
    expect(there.ended).toBe(false)
  })

  /** Returns the same person with the session of another token. */
  async function reopened({ token, claims }: Person): Promise<Person> {
    const again = (await app.guest.send('login', { body: { code: app.google.codeFor(claims) } })).ok()
    expect(again.access_token).not.toBe(token)
    return {
      ...app.guest,
      claims,
      token: again.access_token,
      send: (name, sent = {}) =>
        app.guest.send(name, { ...sent, headers: { authorization: `Bearer ${again.access_token}` } }),
    }
  }

  it('ends when the member is removed', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const stream = await open(beto)
    ;(await ana.send('removeMember', { params: { id: (await beto.me()).id } })).ok()
    await ended(stream)
    expect(stream.messages.at(-1)).toMatchObject({ type: 'ended' })
  })

  it.each(['joins', 'creates'] as const)(
    'ends when its person %s a household, and a new stream reports the changes there',
    async (how) => {
      const ana = await app.register()
      const { code } = (await ana.send('invite', { body: {} })).ok().invitation
      const carla = await app.register()
      ;(await carla.send('leaveHousehold', { body: { confirm_delete: true } })).ok()
      const before = await open(carla)
      if (how === 'joins') (await carla.send('joinHousehold', { body: { code } })).ok()
      else (await carla.send('createHousehold', { body: { name: 'Propia', currency: 'ARS' } })).ok()
      await ended(before)
      expect(before.messages.at(-1)).toMatchObject({ type: 'resync' })
      const after = await open(carla)
      await spend(how === 'joins' ? ana : await app.join(carla))
      await heard(after, 'expenses')
      expect(after.ended).toBe(false)
    },
  )

  it('ends when the account is deleted', async () => {
    const ana = await app.register()
    const stream = await open(ana)
    ;(await ana.send('deleteAccount', { body: { confirm: true } })).ok()
    await ended(stream)
    expect(stream.messages.at(-1)).toMatchObject({ type: 'ended' })
  })

  it('requires a valid session', async () => {
    expect((await openStream(origin, null)).status).toBe(401)
    expect((await openStream(origin, 'a.b.c')).status).toBe(401)
    const head = await fetch(`${origin}/v2/events`, { method: 'HEAD' })
    expect(head.status).toBe(405)
  })

  it('is limited to ten per session, and closing one makes room', async () => {
    const ana = await app.register()
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(ana)))
    const refused = await open(ana)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await open(await app.register())).status).toBe(200)
    streams[0]?.close()
    await vi.waitFor(() => expect(app.app.deps.events.streams).toBe(10), { timeout: 10_000 })
    expect((await open(ana)).status).toBe(200)
  })

  it('is not opened for a client that has gone meanwhile', async () => {
    const behindProxy = await createTestApp(engine, { TRUST_PROXY: '1' })
    try {
      const ana = await behindProxy.register()
      const { http, deps } = behindProxy.app
      http.server.once('request', (request) => request.socket.destroy())
      const forwarded = { 'x-forwarded-for': '203.0.113.7' }
      await expect(openStream(await listening(behindProxy.app), ana.token, forwarded)).rejects.toThrow()
      await setTimeout(200)
      expect(deps.events.streams).toBe(0)
    } finally {
      await behindProxy.close()
    }
  })

  it('ends at once when it is opened while the server stops', async () => {
    const ana = await app.register()
    app.app.deps.events.close()
    const stream = await openStream(origin, ana.token)
    opened.push(stream)
    await ended(stream)
    expect(stream.messages).toMatchObject([{ type: 'resync' }])
  })

  it('is closed when the client does not read it', async () => {
    const ana = await app.register()
    const { household } = (await ana.send('currentHousehold')).ok()
    const { port, hostname } = new URL(origin)
    let mostBuffered = 0
    app.app.http.server.once('request', (_, response) => {
      const write = response.write.bind(response)
      response.write = (text: string) => {
        const isTaken = write(text)
        mostBuffered = Math.max(mostBuffered, response.writableLength)
        return isTaken
      }
    })
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(`GET /v2/events HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${ana.token}\r\n\r\n`)
    socket.pause()
    const { events, db } = app.app.deps
    await vi.waitFor(() => expect(events.streams).toBe(1), { timeout: 10_000 })
    const event = () => ({
      id: newId(),
      type: 'changed' as const,
      householdId: household.id,
      userId: null,
      topics: ['expenses', 'categories', 'members', 'invitations'] as const,
    })
    await vi.waitFor(
      () => {
        db.announce({ events: Array.from({ length: 2000 }, event), wake: [], missed: false })
        expect(events.streams).toBe(0)
      },
      { timeout: 10_000, interval: 1 },
    )
    expect(mostBuffered).toBeGreaterThan(60_000)
    expect(mostBuffered).toBeLessThan(70_000)
    socket.destroy()
  })
})

describe('several processes that share one PostgreSQL', () => {
  let app: TestApp
  let other: App
  let origin: string
  beforeEach(async () => {
    app = await createTestApp('postgres')
    other = await createApp(app.config, { clock: app.clock })
    origin = await listening(other)
  })
  afterEach(async () => {
    await other.stop()
    await app.close()
  })

  /**
   * Opens streams at the other process until one is not told to resync because the processes have only just connected.
   */
  async function openCalmly(person: Person): Promise<TestStream> {
    for (;;) {
      const stream = await openStream(origin, person.token)
      await vi.waitFor(() => expect(stream.text).toContain('retry:'), { timeout: 10_000 })
      ;(await person.send('createCategory', { body: { name: crypto.randomUUID() } })).ok()
      await vi.waitFor(() => expect(stream.messages).not.toEqual([]), { timeout: 10_000 })
      if (stream.messages.every(({ type }) => type === 'stale')) return stream
      stream.close()
    }
  }

  it('report each other’s changes, and end each other’s streams on logout', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const stream = await openCalmly(ana)
    ;(await beto.send('createExpense', { body: bread })).ok()
    await vi.waitFor(() =>
      expect(stream.messages.at(-1)).toMatchObject({ topics: expect.arrayContaining(['expenses']) }),
    )
    ;(await ana.send('logout')).ok()
    await vi.waitFor(() => expect(stream.ended).toBe(true), { timeout: 5000 })
    expect(stream.messages.at(-1)).toMatchObject({ type: 'ended' })
  })

  it('end a stream that may have missed events and ask the client to reload', async () => {
    const stream = await openCalmly(await app.register())
    app.app.deps.db.announce({ events: [], wake: [], missed: true })
    await vi.waitFor(() => expect(stream.ended).toBe(true), { timeout: 5000 })
    expect(stream.messages.at(-1)).toMatchObject({ type: 'resync' })
  })
})
