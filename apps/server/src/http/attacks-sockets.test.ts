import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'

describe('a client that breaks the rules of HTTP', () => {
  let test: TestApp
  let ana: Person
  let port: number
  const open = new Set<Socket>()

  beforeAll(async () => {
    test = await createTestApp('sqlite')
    ana = await test.register()
    const { server } = test.app.http
    // The production limits; they are then reduced to a tenth, so that a test can wait for them.
    expect(server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    })
    Object.assign(server, { headersTimeout: 1_500, requestTimeout: 3_000, connectionsCheckingInterval: 500 })
    await test.app.http.listen({ port: 0, host: '127.0.0.1' })
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    for (const socket of open) socket.destroy()
    await test.close()
  })

  /** Opens a connection, sends the pieces, and returns everything received until the server closes it. */
  async function say(...pieces: (string | Buffer)[]): Promise<string> {
    const { socket, ended } = await dial()
    for (const piece of pieces) socket.write(piece)
    return ended
  }
  async function dial() {
    const socket = connect(port, '127.0.0.1')
    open.add(socket)
    // A server that closes the connection while it is still being written to resets it.
    socket.on('error', () => undefined)
    let received = ''
    socket.on('data', (data) => {
      received += data.toString('latin1')
    })
    const ended = new Promise<string>((resolve) => {
      socket.on('close', () => {
        open.delete(socket)
        resolve(received)
      })
    })
    await once(socket, 'connect')
    return { socket, ended }
  }
  const request = (line: string, ...headers: string[]) =>
    `${[`${line} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`
  const bearer = () => `authorization: Bearer ${ana.token}`
  const statuses = (answer: string) =>
    [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  const isWell = async () => expect((await ana.send('me')).status).toBe(200)
  const expenses = async () => (await ana.send('listExpenses')).ok().total_count

  it.concurrent.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['stops in its first line', (socket) => socket.write('GET /v2/a')],
    [
      'dribbles its headers',
      (socket) => {
        socket.write('GET /v2/config HTTP/1.1\r\nhost: localhost\r\n')
        const drip = setInterval(() => socket.write('x-drip: drop\r\n'), 100)
        socket.on('close', () => clearInterval(drip))
      },
    ],
    [
      'dribbles its body',
      (socket) => {
        const headers = ['content-type: application/json', 'content-length: 100000', bearer()]
        socket.write(request('POST /v2/expenses', ...headers))
        const drip = setInterval(() => socket.write(' '), 100)
        socket.on('close', () => clearInterval(drip))
      },
    ],
    [
      'promises a body and sends half',
      (socket) => {
        const headers = ['content-type: application/json', 'content-length: 40', bearer()]
        socket.write(`${request('POST /v2/expenses', ...headers)}{"description":"Pan",`)
      },
    ],
    [
      'dribbles chunks',
      (socket) => {
        const headers = ['content-type: application/json', 'transfer-encoding: chunked', bearer()]
        socket.write(request('POST /v2/expenses', ...headers))
        const drip = setInterval(() => socket.write('1\r\n \r\n'), 100)
        socket.on('close', () => clearInterval(drip))
      },
    ],
  ])('that %s is disconnected while others are answered', async (_, behave) => {
    const before = await expenses()
    const { socket, ended } = await dial()
    behave(socket)
    await isWell()
    const answer = await ended
    expect(statuses(answer).every((status) => status === 408 || status === 400)).toBe(true)
    expect(await expenses()).toBe(before)
  })

  it('does not keep others out, even as one of 300 slow connections', async () => {
    const crowd = await Promise.all(Array.from({ length: 300 }, () => dial()))
    for (const { socket } of crowd) socket.write('GET /v2/config HTTP/1.1\r\nx-slow: ')
    const answer = await fetch(`http://127.0.0.1:${port}/v2/auth/me`, {
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(answer.status).toBe(200)
    await Promise.all(crowd.map(({ ended }) => ended))
  })

  it('records nothing when its request is cut off midway', async () => {
    const before = await expenses()
    const { socket, ended } = await dial()
    const body = '{"description":"Pan","amount":7}'
    const headers = ['content-type: application/json', `content-length: ${body.length + 1}`, bearer()]
    socket.write(request('POST /v2/expenses', ...headers) + body)
    socket.resetAndDestroy()
    await ended
    await isWell()
    expect(await expenses()).toBe(before)
  })

  it.each<[string, string]>([
    [
      'two lengths',
      'POST /v2/expenses HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\ncontent-length: 44\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST /v2/expenses HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'an encoding nobody knows',
      'POST /v2/expenses HTTP/1.1\r\nhost: a\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
    ],
    ['a length that is no number', 'POST /v2/expenses HTTP/1.1\r\nhost: a\r\ncontent-length: +1\r\n\r\n'],
    ['a blank before the colon', 'GET /v2/auth/me HTTP/1.1\r\nhost: a\r\ncontent-length : 5\r\n\r\n'],
    [
      'a folded header',
      'GET /v2/auth/me HTTP/1.1\r\nhost: a\r\nx-a: b\r\n transfer-encoding: chunked\r\n\r\n',
    ],
    ['a bare line feed', 'GET /v2/auth/me HTTP/1.1\nhost: a\nx: y\n\n'],
    [
      'a bad chunk',
      'POST /v2/expenses HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nx\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /v2/auth/me HTTP/1.1\r\n\r\n'],
    ['a NUL in a header', 'GET /v2/auth/me HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n'],
    ['no HTTP at all', `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${'\x00'.repeat(40)}`],
    [
      'headers without end',
      `GET /v2/auth/me HTTP/1.1\r\nhost: a\r\n${`x: ${'y'.repeat(4000)}\r\n`.repeat(10)}\r\n`,
    ],
  ])('with %s is refused and cannot smuggle a second request', async (_, sent) => {
    const smuggled = request('GET /healthz', 'connection: close')
    const answer = await say(sent, smuggled)
    const [first] = statuses(answer)
    expect(first === undefined || (first >= 400 && first < 500), answer).toBe(true)
    expect(answer).not.toContain('"up"')
  })

  it('does not get its own headers back from TRACE', async () => {
    const answer = await say(request('TRACE /v2/auth/me', 'x-secret: of-ana', 'connection: close'))
    expect(statuses(answer)).toEqual([405])
    expect(answer).not.toContain('of-ana')
  })

  it('gets two separate answers to two requests sent in one piece', async () => {
    const answer = await say(
      request('GET /v2/auth/me', bearer()) + request('GET /v2/auth/me', 'connection: close'),
    )
    expect(statuses(answer)).toEqual([200, 401])
  })

  it('makes the server keep only so much of deliveries that never end', async () => {
    const delivery = (bytes: number) =>
      request('POST /webhooks/whatsapp', 'connection: close', `content-length: ${bytes}`)
    const small = () => say(delivery(2), '{}').then(statuses)
    const held = await Promise.all(Array.from({ length: 8 }, dial))
    for (const { socket } of held) socket.write(delivery(3 * 1024 * 1024))
    await vi.waitFor(async () => expect(await small()).toEqual([429]))
    await isWell()
    for (const { socket } of held) socket.destroy()
    await vi.waitFor(async () => expect(await small()).toEqual([401]))
  })

  it('gets 401 for a WebSocket upgrade without a token', async () => {
    const upgrade = [
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-key: x',
      'sec-websocket-version: 13',
    ]
    for (const [status, ...token] of [[401], [200, bearer()]] as [number, ...string[]][]) {
      const { socket } = await dial()
      socket.write(request('GET /v2/events', ...upgrade, ...token))
      const [answer] = await once(socket, 'data')
      expect(statuses(answer.toString('latin1'))).toEqual([status])
      expect(answer.toString('latin1')).not.toMatch(/upgrade:/i)
      socket.destroy()
    }
  })

  it('gets an error for very deep or long input, and the server keeps answering', async () => {
    const header = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
    const url = '/v2/expenses'
    const deep = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`k${n}`, n])))
    const list = `[${'[],'.repeat(80_000)}[]]`
    const query = `/v2/expenses?search=${encodeURIComponent(`${'%_'.repeat(49)}\\`)}`
    const begun = performance.now()
    for (const payload of [deep, wide, list]) {
      const answer = await test.app.http.inject({ method: 'POST', url, headers: header, payload })
      expect([400, 413, 422]).toContain(answer.statusCode)
    }
    expect((await test.app.http.inject({ url: query, headers: header })).statusCode).toBe(200)
    await isWell()
    // Far more than they need, and far less than anything that grows faster than its input would take.
    expect(performance.now() - begun).toBeLessThan(2000)
  })
})
