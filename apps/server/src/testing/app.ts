import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type CallName, calls, Problem, type RegisterInput, type UserInfo } from '@casita/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import * as z from 'zod/v4/core'
import { type App, type AppParts, createApp } from '../app.ts'
import type { Clock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import type { Engine } from '../db/database.ts'
import { createLog } from '../log.ts'
import { createTestStore, eachEngine } from './database.ts'
import { checkInjected, documentedAnswers } from './documented.ts'
import { type IdClaims, startTestGoogle, type TestGoogle } from './google.ts'
import { startTestGraph, type TestGraph } from './graph.ts'

/** A clock that the test sets; it stands still in between. */
interface TestClock extends Clock {
  set(instant: string): void
  advance(milliseconds: number): void
}

/** The parts of a request. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** A response, checked against the contract: the call's own schema on success, `Problem` otherwise. */
export interface Answered<N extends CallName> {
  status: number
  headers: Record<string, unknown>
  /** Returns the body of a success; fails with the problem's text if the call was refused. */
  ok(): z.output<(typeof calls)[N]['answer']>
  /** Returns the problem of a refusal; fails if the call succeeded. */
  problem(): z.output<typeof Problem>
}

/** A person with a browser: signed in, or a guest without a token. */
export interface Person {
  token: string | null
  refreshToken: string | null
  claims: IdClaims
  send<N extends CallName>(name: N, sent?: Sent): Promise<Answered<N>>
  /** The person's account as the server returns it. */
  me(): Promise<z.output<typeof UserInfo>>
}

/** A whole server on its own database; Google and WhatsApp are replaced by real HTTP servers. */
export interface TestApp {
  app: App
  config: Config
  clock: TestClock
  google: TestGoogle
  graph: TestGraph
  guest: Person
  /** Returns a new person who can sign in with Google but has no account yet. */
  newcomer(claims?: IdClaims): Person & { code(): string }
  /** Registers a new person; by default with a household of their own in ARS and a phone. */
  register(input?: Partial<RegisterInput>, claims?: IdClaims): Promise<Person>
  /** Registers a new person into the household of `host`. */
  join(host: Person): Promise<Person>
  /** Signs a person in once more, as time goes by: their calls are made in the new session from then on. */
  signInAgain(person: Person): Promise<void>
  /** Resolves once the inbox and the outbox are empty. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** One for all, because each log wakes up ten times a second as long as its process lives. */
const log = createLog(process.env.TEST_LOG_LEVEL ?? 'silent')

/**
 * Builds and starts a server on a fresh database of an engine; its answers are checked against the OpenAPI document.
 */
export async function createTestApp(
  engine: Engine,
  environment: Record<string, string> = {},
  parts: Pick<AppParts, 'log'> = {},
): Promise<TestApp> {
  const store = await createTestStore(engine)
  const [google, graph] = [await startTestGoogle(), await startTestGraph()]
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: store.dataDir,
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    ...graph.environment,
    RATE_LIMIT_PER_SESSION: '100000',
    ...environment,
  })
  const clock = createTestClock()
  const app = await createApp(config, { clock, settlingMs: 0, log, ...parts })
  checkInjected(app.http, await documentedAnswers())
  app.start()

  function person(claims: IdClaims, tokens: { access_token: string; refresh_token: string } | null): Person {
    const self: Person = {
      token: tokens?.access_token ?? null,
      refreshToken: tokens?.refresh_token ?? null,
      claims,
      send: (name, sent = {}) => send(app, name, sent, self.token),
      me: async () => (await self.send('me')).ok().user_info,
    }
    return self
  }

  function newcomer(claims: IdClaims = {}): Person & { code(): string } {
    const sub = randomUUID()
    const full = { sub, email: `${sub}@example.com`, name: 'Ana García', ...claims }
    return { ...person(full, null), code: () => google.codeFor(full) }
  }

  async function register(input: Partial<RegisterInput> = {}, claims: IdClaims = {}): Promise<Person> {
    const who = newcomer(claims)
    const household = input.invitation_code
      ? {}
      : { household_name: 'Casa García', household_currency: 'ARS' }
    const body = { code: who.code(), phone_number: newPhone(), ...household, ...input }
    // Each from a different address, because sign-in is limited per address.
    const answer = await send(app, 'register', { body, headers: {} }, null)
    return person(who.claims, answer.ok())
  }

  async function signInAgain(who: Person): Promise<void> {
    const answer = await send(app, 'login', { body: { code: google.codeFor(who.claims) }, headers: {} }, null)
    const { access_token, refresh_token } = answer.ok()
    who.token = access_token
    who.refreshToken = refresh_token
  }

  return {
    app,
    config,
    clock,
    google,
    graph,
    guest: person({}, null),
    newcomer,
    register,
    signInAgain,
    async join(host) {
      const { invitation } = (await host.send('invite', { body: {} })).ok()
      return register({ invitation_code: invitation.code }, { name: 'Beto García' })
    },
    settled: () => app.idle(),
    async close() {
      await app.stop()
      await Promise.all([google.close(), graph.close()])
      await store.remove()
    },
  }
}

type Tests = (app: TestApp) => void
type Settings = Readonly<Record<string, string>>

/** Runs the same tests on each engine, with one server with these settings for all of them. */
export const eachAppWith = (settings: Settings) => (name: string, tests: Tests) =>
  eachEngine(name, onOneApp(tests, settings))

/** Runs the same tests on each engine, with one server for all of them. */
export const eachApp = eachAppWith({})

/** Starts the server that is given to the tests before the first of them, and closes it after the last. */
export function onOneApp(tests: Tests, settings: Settings = {}): (engine: Engine) => void {
  return (engine) => {
    const app = {} as TestApp
    beforeAll(async () => {
      Object.assign(app, await createTestApp(engine, settings))
    })
    afterAll(() => app.close())
    tests(app)
  }
}

/** Sends a call to an app as the browser does, and checks the answer against the contract. */
export async function send<N extends CallName>(
  app: App,
  name: N,
  sent: Sent,
  token: string | null,
): Promise<Answered<N>> {
  const call = calls[name]
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(sent.params?.[param] ?? ''),
  )
  const response = await app.http.inject({
    method: call.method,
    url: path,
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    ...(sent.query && { query: sent.query }),
    ...(sent.body !== undefined && { payload: sent.body as object }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...sent.headers },
  })
  const type = response.headers['content-type']?.toString() ?? ''
  const isJson = type.startsWith('application/json')
  const body = isJson ? response.json() : fileOf(type, response)
  if (response.statusCode === 200) z.parse(call.answer, body)
  else z.parse(Problem, body)
  return {
    status: response.statusCode,
    headers: response.headers,
    ok() {
      if (isJson) expect(body, `${name} was refused`).toMatchObject({ success: true })
      return body
    },
    problem() {
      expect(response.statusCode, `${name} was not refused`).not.toBe(200)
      return body
    },
  }
}

/** The body of a response that is not JSON. */
function fileOf(type: string, { body, rawPayload }: LightMyRequestResponse) {
  return type.startsWith('image/') ? new Blob([new Uint8Array(rawPayload)], { type }) : body
}

/** A mobile number in Buenos Aires that no other test uses. */
export function newPhone(): string {
  return `+54911${randomInt(20_000_000, 69_999_999)}`
}

/** Stands still at one moment, so that "today" is the same day throughout a test. */
function createTestClock(start = new Date().toISOString()): TestClock {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = Date.parse(instant)
    },
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
