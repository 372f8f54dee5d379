import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newPhone } from './testing/app.ts'
import { createTestStore } from './testing/database.ts'
import { type Edge, type ServerProcess, startEdge, startServerProcess } from './testing/server-process.ts'
import { openStream } from './testing/streams.ts'

// Each test starts servers, which takes time on a busy machine.
describe('the server as a process', { timeout: 60_000 }, () => {
  let edge: Edge
  let cwd: string
  const running: ServerProcess[] = []
  beforeAll(async () => {
    edge = await startEdge()
  })
  afterAll(() => edge.close())
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'casita-process-'))
  })
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill('SIGKILL')
      await server.exit
    }
    await rm(cwd, { recursive: true, force: true })
  })

  async function start(environment: Record<string, string> = {}, preload?: string): Promise<ServerProcess> {
    const settings = { DATA_DIR: join(cwd, 'data'), ...edge.environment, ...environment }
    const server = await startServerProcess(settings, { cwd, ...(preload && { preload }) })
    running.push(server)
    return server
  }
  async function startReady(environment?: Record<string, string>, preload?: string): Promise<ServerProcess> {
    const server = await start(environment, preload)
    await server.ready()
    return server
  }
  /** A module that runs in the server's process before anything else. */
  const beforehand = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

  it('lists all configuration errors at once and exits with code 1', async () => {
    const server = await startServerProcess(
      {
        PORT: 'eighty',
        LOG_LEVEL: 'loud',
        PUBLIC_URL: 'http://casita.example/app',
        DATABASE_URL: 'mysql://localhost/casita',
        WHATSAPP_PHONE_NUMBER: '011 5555',
        WHATSAPP_TEMPLATES: '{"verfy":"x","invite":"","languages":{"es":"es-AR","en":1}}',
        MAIL_FROM: 'Casita',
        ASSISTANT_LLM_KEY: 'secret',
        TRUST_PROXY: 'yes',
      },
      { cwd },
    )
    expect(await server.exit).toBe(1)
    expect(server.stdout).toBe('')
    const [title, ...problems] = server.stderr.trim().split('\n')
    expect(title).toBe(`The configuration has ${problems.length} problems:`)
    for (const problem of [
      'PORT must be a whole number from 0 to 65535',
      'PUBLIC_URL must be an origin, without a path or anything else',
      'PUBLIC_URL must begin with https:// unless it is a loopback address',
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
      'SESSION_SECRET is required together with DATABASE_URL, the same for every process',
      'GOOGLE_CLIENT_ID is missing',
      'GOOGLE_CLIENT_SECRET is missing',
      'WHATSAPP_PHONE_NUMBER must be an E.164 number such as +5491155550100',
      'WHATSAPP_PHONE_NUMBER_ID is missing',
      'WHATSAPP_ACCESS_TOKEN is missing',
      'WHATSAPP_APP_SECRET is missing',
      'WHATSAPP_VERIFY_TOKEN is missing',
      'WHATSAPP_TEMPLATES.languages.en must be text',
      'WHATSAPP_TEMPLATES.languages.pt is missing',
      'WHATSAPP_TEMPLATES.languages.es must be a language such as es_AR',
      'WHATSAPP_TEMPLATES.invite must be a name such as casita_verify',
      'WHATSAPP_TEMPLATES must not have verfy',
      'MAIL_FROM must be a mail address such as Casita <casita@example.com>',
      'SMTP_URL is required together with MAIL_FROM',
      'ASSISTANT_LLM_URL is required together with ASSISTANT_LLM_KEY',
      'TRUST_PROXY must be a whole number from 0 to 10',
    ])
      expect(problems).toContain(`  - ${problem}`)
    expect(server.stderr).toContain('LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent')
  })

  it('refuses a stand-in for Google or WhatsApp on a public address', async () => {
    const server = await start({ PUBLIC_URL: 'https://casita.example' })
    expect(await server.exit).toBe(1)
    expect(server.stderr).toContain('GOOGLE_ISSUER must be a public https:// address')
    expect(server.stderr).toContain('WHATSAPP_API_URL must be a public https:// address')
  })

  it('reads a .env file, which environment variables override', async () => {
    // Some Windows editors begin a file with this mark and end its lines with two characters.
    await writeFile(join(cwd, '.env'), '\ufeffLOG_LEVEL=silent\r\nRATE_LIMIT_PER_SESSION=none\r\n')
    const server = await start()
    expect(await server.exit).toBe(1)
    expect(server.stderr).toContain('RATE_LIMIT_PER_SESSION must be a whole number')
    const corrected = await startReady({ RATE_LIMIT_PER_SESSION: '5' })
    expect(corrected.stdout).toBe('')
  })

  it('takes its public address as browsers write it', async () => {
    const server = await startReady({ PUBLIC_URL: 'http://LocalHost:80/' })
    await vi.waitFor(() => expect(server.stdout).toContain('"url":"http://localhost"'))
    for (const wrong of ['http://localhost?lang=es', 'http://ana@localhost', 'http://localhost/#top']) {
      const refused = await start({ PUBLIC_URL: wrong })
      expect(await refused.exit).toBe(1)
      expect(refused.stderr).toContain('PUBLIC_URL must be an origin')
    }
  })

  it('makes its session secret once, for its owner alone, and keeps it', async () => {
    const { SESSION_SECRET: _, ...rest } = edge.environment
    const settings = { ...rest, DATA_DIR: join(cwd, 'data') }
    const file = join(cwd, 'data', 'session-secret')
    const run = async () => {
      const server = await startServerProcess(settings, { cwd })
      running.push(server)
      await server.ready()
      server.kill('SIGTERM')
      expect(await server.exit).toBe(0)
      return readFile(file, 'utf8')
    }
    const secret = await run()
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await run()).toBe(secret)
    await writeFile(file, '')
    const damaged = await startServerProcess(settings, { cwd })
    expect(await damaged.exit).toBe(1)
    expect(damaged.stderr).toContain('session-secret is damaged')
  })

  it.each([
    ['its port is taken', /^Port \d+ on 127\.0\.0\.1 is in use: .*\n$/],
    [
      'its data directory is another server’s',
      /^The data directory .* is in use by another running server\. .*\n$/,
    ],
  ])('reports in one line that %s', async (what, line) => {
    const first = await startReady()
    const second = await start(
      what === 'its port is taken' ? { PORT: new URL(first.origin).port, DATA_DIR: join(cwd, 'other') } : {},
    )
    expect(await second.exit).toBe(1)
    expect(second.stderr).toMatch(line)
    expect(second.stderr.trim().split('\n')).toHaveLength(1)
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  })

  it('reports in one line what is wrong with its database', async () => {
    const store = await createTestStore('postgres')
    const url = new URL(store.databaseUrl ?? '')
    const saidAbout = async (
      change: Partial<Record<'port' | 'username' | 'password' | 'pathname' | 'search', string>>,
    ) => {
      const changed = Object.assign(new URL(url), change)
      const server = await start({ DATABASE_URL: changed.href })
      expect(await server.exit).toBe(1)
      expect(server.stderr.trim().split('\n')).toHaveLength(1)
      expect(server.stderr).not.toContain(changed.password)
      return server.stderr
    }
    expect(await saidAbout({ port: '1' })).toContain('does not answer')
    expect(await saidAbout({ password: 'wrong-password' })).toContain('refuses the user or the password')
    expect(await saidAbout({ pathname: '/nowhere' })).toContain('does not exist')
    expect(await saidAbout({ search: '?sslmode=verify-full&sslrootcert=/nowhere.pem' })).toContain(
      '/nowhere.pem, which DATABASE_URL names, cannot be read',
    )
    expect(await saidAbout({ search: '?sslmode=verify-full' })).toContain('remove sslmode from DATABASE_URL')
    const admin = new pg.Client(url.href)
    await admin.connect()
    await admin.query("create role casita_stranger login password 'long-enough'")
    expect(await saidAbout({ username: 'casita_stranger', password: 'long-enough' })).toContain(
      'another owner',
    )
    await admin.query('drop role casita_stranger')
    await admin.end()
    const lost = await start({ DATABASE_URL: url.href, HOST: 'casita.invalid' })
    expect(await lost.exit).toBe(1)
    expect(lost.stderr).toContain('casita.invalid is not an address of this machine')
    await store.remove()
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops on %s: logs it, closes open streams and exits with code 0',
    async (signal) => {
      const server = await startReady()
      const { access_token } = await register(server)
      const stream = await openStream(server.origin, access_token)
      await vi.waitFor(() => expect(stream.text).toContain('retry:'), { timeout: 10_000 })
      const before = Date.now()
      server.kill(signal)
      expect(await server.exit).toBe(0)
      expect(Date.now() - before).toBeLessThan(5000)
      await vi.waitFor(() => expect(stream.ended).toBe(true), { timeout: 10_000 })
      expect(stream.messages.at(-1)).toMatchObject({ type: 'resync' })
      expect(server.stdout).toContain('"msg":"stopped"')
    },
  )

  it('finishes running requests, refuses new ones and sends due messages before it stops', async () => {
    const server = await startReady()
    const { access_token } = await register(server)
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const slow = await slowRequest(server, 'POST /v2/expenses', headers, { description: 'Lento', amount: 7 })
    // More than are sent at the same time, so that some have to wait.
    const phones = Array.from({ length: 12 }, newPhone)
    const letGo = edge.graph.hold()
    await Promise.all(phones.map((phone) => register(server, phone)))
    server.kill('SIGTERM')
    await vi.waitFor(() => expect(server.stdout).toContain('"msg":"stopping"'), { timeout: 10_000 })
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow()
    const answer = await slow.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(answer).toContain('Lento')
    letGo()
    expect(await server.exit).toBe(0)
    expect(phones.map((phone) => edge.graph.sentTo(phone).length)).toEqual(phones.map(() => 1))
  })

  it('leaves messages that WhatsApp does not accept in time for the next start', async () => {
    const server = await startReady()
    const letGo = edge.graph.hold()
    await register(server)
    const before = Date.now()
    server.kill('SIGTERM')
    const code = await server.exit
    letGo()
    expect(code).toBe(0)
    expect(Date.now() - before).toBeLessThan(7000)
    const database = new DatabaseSync(join(cwd, 'data', 'casita.db'), { readOnly: true })
    const left = database.prepare('select kind, failure, done_at, dead_at from outbox').all()
    database.close()
    expect(left).toEqual([{ kind: 'verify', failure: null, done_at: null, dead_at: null }])
  })

  it('stops within a limited time, and immediately on a second signal', async () => {
    const patient = await startReady()
    const { access_token } = await register(patient)
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const stuck = await slowRequest(patient, 'POST /v2/expenses', headers, { description: 'x', amount: 1 })
    patient.kill('SIGTERM')
    await vi.waitFor(() => expect(patient.stdout).toContain('"msg":"stopping"'), { timeout: 10_000 })
    patient.kill('SIGINT')
    expect(await patient.exit).toBe(1)
    expect(patient.stdout).toContain('"msg":"stopped at once"')
    stuck.abandon()

    // Reduces the nine seconds to a tenth.
    const hurried = await startReady(
      {},
      beforehand(
        'const real = setTimeout; globalThis.setTimeout = (f, ms, ...a) => real(f, ms === 9000 ? 900 : ms, ...a)',
      ),
    )
    const session = await register(hurried)
    const again = { ...headers, authorization: `Bearer ${session.access_token}` }
    const forgotten = await slowRequest(hurried, 'POST /v2/expenses', again, { description: 'x', amount: 1 })
    hurried.kill('SIGTERM')
    expect(await hurried.exit).toBe(1)
    expect(hurried.stdout).toContain('stopping took too long')
    forgotten.abandon()
  })

  it.each([
    ['a rejected promise', 'Promise.reject(new Error("forgotten"))'],
    ['a thrown error', 'throw new Error("forgotten")'],
  ])('exits and logs the reason when %s is not handled', async (_, mistake) => {
    const server = await startReady({}, beforehand(`process.once('SIGUSR2', () => { ${mistake} })`))
    server.kill('SIGUSR2')
    expect(await server.exit).toBe(1)
    const lines = server.stdout.trim().split('\n')
    // The request that found the server ready may be logged after this line.
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 60,
        msg: 'ended by a mistake of ours',
        err: expect.objectContaining({ message: 'forgotten' }),
      }),
    )
  })

  it('reports that it is not ready while the database is away, and ready again afterwards', async () => {
    const store = await createTestStore('postgres')
    const proxy = await startProxy(new URL(store.databaseUrl ?? ''))
    const server = await startReady({ DATABASE_URL: proxy.url })
    await proxy.cut()
    await vi.waitFor(async () => expect((await fetch(`${server.origin}/readyz`)).status).toBe(503), {
      timeout: 10_000,
    })
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${server.origin}/metrics`)).text()).toContain('casita_database_up 0')
    await proxy.mend()
    await vi.waitFor(async () => expect((await fetch(`${server.origin}/readyz`)).status).toBe(200), {
      timeout: 10_000,
    })
    expect(await (await fetch(`${server.origin}/metrics`)).text()).toContain('casita_database_up 1')
    server.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    await proxy.close()
    await store.remove()
  })

  async function register(server: ServerProcess, phone = newPhone()): Promise<{ access_token: string }> {
    const code = edge.google.codeFor({ sub: crypto.randomUUID(), email: 'ana@example.com', name: 'Ana' })
    const answer = await fetch(`${server.origin}/v2/auth/registration/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code,
        phone_number: phone,
        household_name: 'Casa',
        household_currency: 'ARS',
      }),
    })
    return (await answer.json()) as { access_token: string }
  }
})

/** Sends a request except for its last byte, and waits until the server has received it. */
async function slowRequest(
  server: ServerProcess,
  line: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ finish(): Promise<string>; abandon(): void }> {
  const text = JSON.stringify(body)
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const fields = {
    host: 'localhost',
    ...headers,
    'content-length': String(text.length),
    expect: '100-continue',
  }
  socket.write(
    `${line} HTTP/1.1\r\n${Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
  // The server asks for the body once it has started on the request.
  await vi.waitFor(() => expect(answer).toContain('100 Continue'), { timeout: 10_000 })
  answer = ''
  socket.write(text.slice(0, -1))
  return {
    async finish() {
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(text.slice(-1))
      await closed
      return answer
    },
    abandon: () => socket.destroy(),
  }
}

/** A proxy between a server and its database that can be cut. */
async function startProxy(database: URL) {
  const sockets = new Set<ReturnType<typeof connect>>()
  const proxy = createServer().on('connection', (socket) => {
    const onward = connect(Number(database.port), database.hostname)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(end)
          socket.destroy()
          onward.destroy()
        })
    }
    socket.pipe(onward).pipe(socket)
  })
  const listen = (port: number) => new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  const cut = () =>
    new Promise<void>((resolve) => {
      proxy.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const { port } = proxy.address() as AddressInfo
  const url = new URL(database)
  url.host = `127.0.0.1:${port}`
  return { url: url.href, cut, mend: () => listen(port), close: cut }
}
