import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, newPhone, type Person, type TestApp } from './testing/app.ts'
import { createTestStore, eachEngine, type TestStore } from './testing/database.ts'
import { tokenIn } from './testing/graph.ts'
import { type Edge, type ServerProcess, startEdge, startServerProcess } from './testing/server-process.ts'
import { type Cable, startTcpProxy } from './testing/tcp-proxy.ts'

const patience = { timeout: 30_000, interval: 50 }

let edge: Edge
let store: TestStore
let cable: Cable | null
let server: ServerProcess

/** Starts a server, with PostgreSQL behind a cable, and returns the token of a person who registered at it. */
async function start(engine: 'sqlite' | 'postgres'): Promise<string> {
  ;[edge, store] = [await startEdge(), await createTestStore(engine)]
  const url = store.databaseUrl === null ? null : new URL(store.databaseUrl)
  cable = url && (await startTcpProxy({ host: url.hostname, port: Number(url.port) }))
  if (url && cable) url.host = `127.0.0.1:${cable.port}`
  server = await startServerProcess(
    { ...edge.environment, ...(url ? { DATABASE_URL: url.href } : { DATA_DIR: store.dataDir }) },
    { cwd: tmpdir() },
  )
  await server.ready()
  const registered = await send('POST', '/v2/auth/registration/register', null, {
    code: edge.google.codeFor({ sub: 'ana', email: 'ana@example.com', name: 'Ana García' }),
    phone_number: '+5491161110001',
    household_name: 'Casa García',
    household_currency: 'ARS',
  })
  return String(registered.body.access_token)
}

async function stop(): Promise<void> {
  server.kill('SIGKILL')
  await server.exit
  await cable?.close()
  await edge.close()
  await store.remove()
}

async function send(method: string, path: string, token: string | null, body?: object) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(server.origin + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const record = (token: string, description: string) =>
  send('POST', '/v2/expenses', token, { description, amount: 1000 })

async function descriptions(token: string): Promise<string[]> {
  const { body } = await send('GET', '/v2/expenses?per_page=100', token)
  return (body.expenses as { description: string }[]).map(({ description }) => description).toSorted()
}

const unavailable = { status: 503, body: { success: false, code: 'unavailable' } }

describe('a full disk', () => {
  afterEach(stop)

  // Makes every write of the process to the database fail as on a full disk. Uses strace, which exists only on Linux.
  async function fillDisk(): Promise<() => Promise<void>> {
    const strace = spawn('strace', ['-e', 'inject=pwrite64:error=ENOSPC', '-p', String(server.pid)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await once(strace.stderr, 'data')
    strace.stderr.resume()
    return async () => {
      strace.kill('SIGINT')
      await once(strace, 'exit')
    }
  }

  it('refuses new expenses, still shows old ones, and ends once there is room', async () => {
    const token = await start('sqlite')
    expect(await record(token, 'before')).toMatchObject({ status: 200 })
    const makeRoom = await fillDisk()
    expect(await record(token, 'during')).toMatchObject(unavailable)
    expect(await descriptions(token)).toEqual(['before'])
    await makeRoom()
    expect(await record(token, 'after')).toMatchObject({ status: 200 })
    expect(await descriptions(token)).toEqual(['after', 'before'])
  }, 120_000)
})

describe('a database that', () => {
  afterEach(stop)

  it('is unreachable makes requests fail with 503, and is used again once it is back', async () => {
    const token = await start('postgres')
    expect(await record(token, 'before')).toMatchObject({ status: 200 })
    cable?.unplug()
    expect(await record(token, 'during')).toMatchObject(unavailable)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
    cable?.plug()
    await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, patience)
    expect(await record(token, 'after')).toMatchObject({ status: 200 })
    expect(await descriptions(token)).toEqual(['after', 'before'])
  }, 120_000)

  it('hangs makes a request wait, and the request succeeds once it responds again', async () => {
    const token = await start('postgres')
    cable?.hold(true)
    const waiting = record(token, 'patient')
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
    cable?.hold(false)
    expect(await waiting).toMatchObject({ status: 200 })
    expect(await descriptions(token)).toEqual(['patient'])
  }, 120_000)

  it('is read-only is still read, and written again once connections lead to one that is not', async () => {
    const token = await start('postgres')
    expect(await record(token, 'before')).toMatchObject({ status: 200 })
    const admin = new pg.Client(store.databaseUrl ?? '')
    await admin.connect()
    const { rows } = await admin.query('select current_database() as name')
    const name = admin.escapeIdentifier(rows[0].name)
    // As when a standby server answers in the place of the one that was written to.
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, patience)
    await vi.waitFor(async () => expect(await record(token, 'during')).toMatchObject(unavailable), patience)
    expect(await descriptions(token)).toEqual(['before'])
    await admin.query(`alter database ${name} reset default_transaction_read_only`)
    await admin.end()
    await vi.waitUntil(async () => (await record(token, 'after')).status === 200, patience)
    expect(await descriptions(token)).toEqual(['after', 'before'])
  }, 120_000)
})

eachEngine('a network connection that is cut', (engine) => {
  afterEach(stop)

  /** Sends an expense and closes the connection after `bytes` bytes of the answer. */
  async function hangUpAfter(bytes: number, token: string, key: string, body: string): Promise<void> {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    const head = [
      'POST /v2/expenses HTTP/1.1',
      `host: ${hostname}`,
      `authorization: Bearer ${token}`,
      `idempotency-key: ${key}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    for (let read = 0; read < bytes; ) {
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      read += chunk.length
    }
    if (bytes === 0) await once(socket, 'connect')
    socket.destroy()
  }

  it('leaves one expense when an interrupted request is sent again', async () => {
    const token = await start(engine)
    for (const bytes of [0, 0, 0, 1, 300]) {
      const key = crypto.randomUUID()
      const expense = { description: `pan ${key}`, amount: 1000 }
      await hangUpAfter(bytes, token, key, JSON.stringify(expense))
      const again = () =>
        fetch(`${server.origin}/v2/expenses`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'idempotency-key': key,
          },
          body: JSON.stringify(expense),
        }).then((response) => response.json() as Promise<{ expense: { id: string } }>)
      const [first, second] = [await again(), await again()]
      expect(first.expense.id).toBe(second.expense.id)
      expect((await descriptions(token)).filter((one) => one === expense.description)).toHaveLength(1)
    }
  }, 120_000)
})

eachEngine('a Graph API that', (engine) => {
  let test: TestApp
  let person: Person
  let phone: string
  beforeEach(async () => {
    test = await createTestApp(engine)
    phone = newPhone()
    person = await test.register({ phone_number: phone })
    await test.settled()
    const [verification] = test.graph.sentTo(phone)
    if (!verification) throw new Error('Nothing was sent')
    ;(await person.send('validateAccount', { query: { token: tokenIn(verification) } })).ok()
    await say('listo')
  })
  afterEach(() => test.close())

  const say = async (text: string) => {
    await test.graph.write(test.app.http, phone, text, test.clock.now())
    await test.settled()
  }
  const later = async (seconds: number) => {
    test.clock.advance(seconds * 1000)
    await test.settled()
  }
  const ledger = async () =>
    (await person.send('listExpenses')).ok().expenses.map(({ description }) => description)
  const outbox = () =>
    test.app.deps.db.read.selectFrom('outbox').select(['id', 'may_have_arrived', 'dead_at']).execute()

  it.each([
    ['a page of HTML', '<html><body>Bad gateway</body></html>'],
    ['an empty body', ''],
    ['half of an answer', '{"error":{"mess'],
  ])('fails with %s is retried until it accepts the reply, once', async (_what, text) => {
    const before = test.graph.sentTo(phone).length
    test.graph.script({ status: 502, text }, { status: 503, text })
    await say('café 2500')
    expect(await ledger()).toEqual(['café'])
    await later(1.5)
    await later(5.5)
    await later(3600)
    const sent = test.graph.sentTo(phone).slice(before)
    expect(sent.map(({ messageId }) => messageId !== null)).toEqual([false, false, true])
  })

  it.each([
    ['a page of HTML', { text: '<html><body>Welcome to the airport</body></html>' }],
    ['an empty body', { text: '' }],
    ['half of an answer', { text: '{"messages":[{"id":"wam' }],
    ['an answer that breaks off', { text: '{"messages":[{"id":"wam', breaksOff: true }],
    ['a reset connection', { hangUp: true }],
  ])(
    'answers 200 with %s leaves the reply in doubt, without a retry, until a status arrives',
    async (_what, nonsense) => {
      const before = test.graph.sentTo(phone).length
      test.graph.script({ status: 200, ...nonsense })
      await say('café 2500')
      for (let n = 0; n < 4; n += 1) await later(360)
      expect(await ledger()).toEqual(['café'])
      const [doubtful, ...repeats] = test.graph.sentTo(phone).slice(before)
      expect(repeats).toEqual([])
      const id: string = doubtful?.body.biz_opaque_callback_data
      const kept = async () => (await outbox()).find((row) => row.id === id)
      expect(await kept()).toMatchObject({
        may_have_arrived: 1,
        dead_at: expect.any(String),
      })

      await say('pan 1200')
      expect(test.graph.sentTo(phone).at(-1)?.messageId).not.toBeNull()
      const timestamp = String(Math.floor(test.clock.now().getTime() / 1000))
      const status = { id: 'wamid.late', status: 'sent', timestamp, biz_opaque_callback_data: id }
      await test.graph.deliver(test.app.http, test.graph.notification({ statuses: [status] }))
      await test.settled()
      expect(await kept()).toMatchObject({ dead_at: null })
    },
  )

  it('is slow delays no recording, and receives each reply once', async () => {
    const before = test.graph.sentTo(phone).length
    const release = test.graph.hold()
    await test.graph.write(test.app.http, phone, 'café 2500', test.clock.now())
    await test.graph.write(test.app.http, phone, 'pan 1200', test.clock.now())
    await vi.waitUntil(async () => (await ledger()).length === 2, patience)
    expect(test.graph.sentTo(phone)).toHaveLength(before)
    release()
    await test.settled()
    expect(test.graph.sentTo(phone)).toHaveLength(before + 2)
  })

  it('is slow receives at most 64 read receipts at once', async () => {
    const noted = async () => (await person.send('listExpenses')).ok().total_count
    const before = await noted()
    const release = test.graph.hold()
    const written = Array.from({ length: 80 }, () =>
      test.graph.write(test.app.http, phone, 'café 2500', test.clock.now()),
    )
    await Promise.all(written)
    await vi.waitUntil(async () => (await noted()) === before + 80, patience)
    expect(test.graph.mostReadAtOnce).toBe(64)
    release()
    await test.settled()
  })
})

describe('a data directory that', () => {
  // Root may write anywhere, so a server started by it drops that privilege first.
  const asNobody =
    process.getuid?.() === 0 ? `data:text/javascript,process.setgid(65534);process.setuid(65534)` : undefined

  it('others may enter does not let them read what the server writes there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'casita-open-'))
    const testEdge = await startEdge()
    try {
      await chmod(folder, 0o755)
      const { SESSION_SECRET: _, ...environment } = testEdge.environment
      const started = await startServerProcess({ ...environment, DATA_DIR: folder }, { cwd: tmpdir() })
      await started.ready()
      const files = await readdir(folder)
      const modes = await Promise.all(
        files.map(async (file) => (await stat(join(folder, file))).mode & 0o777),
      )
      started.kill('SIGKILL')
      await started.exit
      expect(files).toEqual(expect.arrayContaining(['casita.db', 'casita.db-wal', 'session-secret']))
      expect(new Set(modes)).toEqual(new Set([0o600]))
    } finally {
      await testEdge.close()
      await rm(folder, { recursive: true })
    }
  }, 60_000)

  it('cannot be made prevents the server from starting, with an error that names it', async () => {
    const testEdge = await startEdge()
    try {
      const { SESSION_SECRET: _, ...environment } = testEdge.environment
      const refused = await startServerProcess({ ...environment, DATA_DIR: '/proc/none' }, { cwd: tmpdir() })
      expect(await refused.exit).toBe(1)
      expect(refused.stderr).toContain('DATA_DIR /proc/none cannot be used: ')
    } finally {
      await testEdge.close()
    }
  }, 60_000)

  it.each([
    ['may not be written', {}],
    ['may not be written, with a secret from elsewhere', { SESSION_SECRET: 'a'.repeat(64) }],
  ])(
    '%s prevents the server from starting, with an error that names it',
    async (_what, settings) => {
      const folder = await mkdtemp(join(tmpdir(), 'casita-read-only-'))
      const testEdge = await startEdge()
      try {
        await chmod(folder, 0o555)
        const { SESSION_SECRET: _, ...environment } = testEdge.environment
        const refused = await startServerProcess(
          { ...environment, ...settings, DATA_DIR: folder },
          { cwd: tmpdir(), ...(asNobody && { preload: asNobody }) },
        )
        expect(await refused.exit).toBe(1)
        expect(refused.stderr).toContain(`DATA_DIR ${folder} cannot be used: `)
        expect(refused.stderr.trim().split('\n').length).toBeLessThanOrEqual(2)
      } finally {
        await testEdge.close()
        await rm(folder, { recursive: true })
      }
    },
    60_000,
  )
})
