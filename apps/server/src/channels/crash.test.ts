import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../testing/database.ts'
import { startTestGoogle, type TestGoogle } from '../testing/google.ts'
import { newMessageId, startTestGraph, type TestGraph, tokenIn } from '../testing/graph.ts'

const senders = ['+5491161110001', '+5491161110002', '+5491161110003']
const messagesEach = 12
const acknowledgedBetweenKills = 11

/** A server as it runs in production, its own process, that can be killed and started again on the same data. */
class Server {
  readonly url: string
  readonly #environment: Record<string, string>
  #process: ChildProcess | undefined

  constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`
    this.#environment = { ...environment, PORT: String(port), LOG_LEVEL: 'fatal' }
  }

  async start(): Promise<void> {
    const main = new URL('../main.ts', import.meta.url).pathname
    this.#process = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await until(async () => (await fetch(`${this.url}/readyz`)).ok)
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }
}

/** Resolves once something is true; what fails in the meantime (a server that is not there) is not true yet. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const patience = Date.now() + 40_000
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > patience) throw new Error('It did not come true in time')
    await delay(20)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}

let store: TestStore
let google: TestGoogle
let graph: TestGraph
let server: Server

beforeAll(async () => {
  store = await createTestStore('sqlite')
  ;[google, graph] = [await startTestGoogle(), await startTestGraph()]
  server = new Server(await freePort(), {
    ...graph.environment,
    DATA_DIR: store.dataDir,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
  })
  await server.start()
})
afterAll(async () => {
  await server.end('SIGKILL')
  await Promise.all([google.close(), graph.close()])
  await store.remove()
})

async function post(path: string, body: unknown, token?: string): Promise<{ access_token: string }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json() as Promise<{ access_token: string }>
}

async function registerVerified(phone: string): Promise<void> {
  const { access_token: token } = await post('/v2/auth/registration/register', {
    code: google.codeFor({ sub: phone, email: `${phone}@example.com`, name: 'Ana García' }),
    phone_number: phone,
    household_name: 'Casa García',
    household_currency: 'ARS',
  })
  await until(async () => graph.sentTo(phone).length === 1)
  const link = graph.sentTo(phone).map(tokenIn)[0]
  await post(`/v2/auth/validation/validate?token=${link}`, {}, token)
}

/** Delivers as Meta does: again and again until it is acknowledged. */
async function deliver(message: unknown): Promise<void> {
  const body = JSON.stringify(graph.notification({ messages: [message] }))
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': graph.sign(body) }
  await until(
    async () => (await fetch(`${server.url}/webhooks/whatsapp`, { method: 'POST', headers, body })).ok,
  )
}

it('a server that is killed again and again loses no acknowledged message, repeats none, and answers each', async () => {
  for (const phone of senders) await registerVerified(phone)
  const writtenAt = Math.floor(Date.now() / 1000) - 600
  const messages = Array.from({ length: messagesEach }, (_, n) =>
    senders.map((phone, who) => ({
      from: phone.slice(1),
      id: newMessageId(),
      timestamp: String(writtenAt + n),
      type: 'text',
      text: { body: `café ${1001 + n * senders.length + who}` },
    })),
  ).flat()

  for (const [n, message] of messages.entries()) {
    // An earlier one comes once more, as it does when Meta does not trust an acknowledgement.
    await Promise.all([deliver(message), ...(n > 0 ? [deliver(messages[n >> 1])] : [])])
    if (n % acknowledgedBetweenKills === acknowledgedBetweenKills - 1) {
      await server.end('SIGKILL')
      await server.start()
    }
  }
  const answered = () => new Set(graph.sent.map(({ body }) => body.biz_opaque_callback_data)).size
  await until(async () => answered() >= senders.length + messages.length)
  await server.end('SIGTERM')

  const database = store.open()
  const expenses = await database.read
    .selectFrom('expenses')
    .select(['amount', 'added_by'])
    .orderBy('id')
    .execute()
  const [inbox, outbox] = [
    await database.read.selectFrom('inbox').select(['done_at']).execute(),
    await database.read.selectFrom('outbox').select(['done_at', 'kind']).execute(),
  ]
  await database.close()
  const amounts = expenses.map(({ amount }) => amount / 100)
  expect(amounts.toSorted((a, b) => a - b)).toEqual(messages.map((_, n) => 1001 + n))
  const people = new Set(expenses.map(({ added_by }) => added_by))
  expect(people.size).toBe(senders.length)
  for (const sender of people) {
    const own = expenses.filter(({ added_by }) => added_by === sender).map(({ amount }) => amount)
    expect(own).toEqual(own.toSorted((a, b) => a - b))
  }
  expect(inbox).toHaveLength(messages.length)
  expect(outbox.filter(({ kind }) => kind === 'reply')).toHaveLength(messages.length)
  expect([...inbox, ...outbox].every(({ done_at }) => done_at !== null)).toBe(true)
}, 120_000)
