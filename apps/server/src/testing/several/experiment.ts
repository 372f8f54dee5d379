import { setTimeout as pause } from 'node:timers/promises'
import { auditStore, type Damage, untilDone } from '../crash/judgement.ts'
import { type Desk, openDesk, twoOfAHousehold, type Writer, writeOn } from '../crash/writer.ts'
import { createTestStore } from '../database.ts'
import { signInCode, statusTeller, untilSent } from '../exactly-once/edge.ts'
import type { Findings } from '../exactly-once/judgement.ts'
import { askAt, environmentOf, startServers } from '../exactly-once/servers.ts'
import { chanceFrom } from '../random.ts'
import { startRoundRobin } from '../round-robin.ts'
import { startEdge } from '../server-process.ts'
import { openStream } from '../streams.ts'

/** How many servers there are, how often one is killed under load, and the seed of the random choices. */
export interface SeveralTerms {
  servers: number
  kills: number
  seed: number
  /** The program of a server; by default its sources. */
  program?: string
}

/** What was found; every list is empty when several servers behave like one. */
export interface SeveralOutcome extends Damage {
  sessions: string[]
  logout: string[]
  limits: string[]
  events: string[]
  chat: Findings
  acknowledged: number
  unanswered: number
  kills: number
  /** Milliseconds from a change at one server to its event on a stream of another. */
  eventMs: number[]
}

const householdsThatWrite = 3
const invitationChecksAMinute = 20
const longestWaitMs = 30_000

/**
 * Runs several servers over one PostgreSQL behind a load balancer: checks sessions, logging out, limits and events on
 * each of them, then kills random ones while people write. Throws only if the experiment itself fails.
 */
export async function several(terms: SeveralTerms): Promise<SeveralOutcome> {
  const chance = chanceFrom(terms.seed)
  const store = await createTestStore('postgres')
  const edge = await startEdge()
  const servers = await startServers(
    terms.servers,
    environmentOf(edge, store),
    store.dataDir,
    chance,
    terms.program,
  )
  const proxy = await startRoundRobin(servers.origins)
  const balanced = askAt(() => proxy.origin)
  const tellStatus = statusTeller(edge, balanced)
  const desk = openDesk(edge, balanced, chance)
  try {
    const [ana, beto] = await twoOfAHousehold(desk)
    if (!ana || !beto) throw new Error('Nobody is there')
    const sessions = await trySessions(servers.origins, ana)
    const { events, eventMs } = await tryEvents(servers.origins, ana, beto)
    const logout = await tryLogout(servers.origins, desk, ana)
    const limits = await tryLimits(proxy.origin)

    const writers = [ana, beto]
    while (writers.length < 2 * householdsThatWrite) writers.push(...(await twoOfAHousehold(desk)))
    let isOver = false
    const over = () => {
      isOver = true
    }
    const killing = async () => {
      for (let kill = 0; kill < terms.kills && !isOver; kill++) {
        const seen = desk.kept.changes + chance.between(5, 15)
        while (desk.kept.changes < seen && !isOver) await pause(5)
        await servers.killOne()
      }
    }
    const writing = writers.map((writer) => writeOn(desk, writer, () => isOver).finally(over))
    await Promise.all([killing().finally(over), ...writing])

    const { kept } = desk
    await untilSent(edge, kept.people.length + kept.messages.length)
    await tellStatus.told()
    await untilDone(store)
    await servers.stop()
    const damage = await auditStore(store, edge, kept)
    const { changes: acknowledged, unanswered } = kept
    return {
      sessions,
      logout,
      limits,
      events,
      eventMs,
      ...damage,
      acknowledged,
      unanswered,
      kills: terms.kills,
    }
  } finally {
    await proxy.close()
    await servers.stop()
    await edge.close()
    await store.remove()
  }
}

const bearer = ({ token }: Pick<Writer, 'token'>) => ({ authorization: `Bearer ${token}` })

/** Checks that a session opened at one server is valid at each. */
async function trySessions(origins: readonly string[], ana: Writer): Promise<string[]> {
  const faults: string[] = []
  for (const origin of origins) {
    const { status } = await askAt(() => origin).ask('GET', '/v2/auth/me', null, bearer(ana))
    if (status !== 200) faults.push(`${origin} answers ${status}`)
  }
  return faults
}

/**
 * Ends a second session of Ana's at one server, and checks that then no server accepts its token and its streams end.
 */
async function tryLogout(origins: readonly string[], desk: Desk, { phone }: Writer): Promise<string[]> {
  const code = signInCode(desk.edge, phone)
  const { body } = await desk.servers.ask('POST', '/v2/auth/login', { code }, {})
  const session = { token: String(body.access_token) }
  const streams = await Promise.all(origins.map((origin) => openStream(origin, session.token)))
  // Makes every server see the token, which it may cache.
  for (const origin of origins) await askAt(() => origin).ask('GET', '/v2/auth/me', null, bearer(session))
  const [first = ''] = origins
  await askAt(() => first).ask('POST', '/v2/auth/logout', {}, bearer(session))
  const faults: string[] = []
  for (const origin of origins) {
    const { status } = await askAt(() => origin).ask('GET', '/v2/auth/me', null, bearer(session))
    if (status !== 401) faults.push(`${origin} answers ${status} after logging out`)
  }
  for (const stream of streams) {
    if (!(await within(() => stream.ended))) faults.push('a stream goes on after logging out')
    stream.close()
  }
  return faults
}

/** Checks that a change at each server is reported on a stream of each server. */
async function tryEvents(origins: readonly string[], ana: Writer, beto: Writer) {
  const events: string[] = []
  const eventMs: number[] = []
  for (const at of origins) {
    for (const from of origins) {
      const ms = await eventBetween(at, from, ana, beto)
      if (ms === null) events.push(`what changed at ${from} was not told at ${at}`)
      else eventMs.push(ms)
    }
  }
  return { events, eventMs }
}

const streamsUntilCalm = 5

/** After how many milliseconds a change at one server is reported on a stream of another; null when it is not. */
async function eventBetween(at: string, from: string, ana: Writer, beto: Writer): Promise<number | null> {
  for (let n = 0; n < streamsUntilCalm; n++) {
    const stream = await openStream(at, ana.token)
    await within(() => stream.text.includes('retry:'))
    const began = performance.now()
    const body = { name: crypto.randomUUID() }
    const { status } = await askAt(() => from).ask('POST', '/v2/categories', body, bearer(beto))
    if (status !== 200) throw new Error(`A category was refused with ${status}`)
    await within(() => stream.messages.length > 0 || stream.ended)
    const [first] = stream.messages
    stream.close()
    if (first?.type === 'stale') return performance.now() - began
    // Processes that have only just connected end their streams once, in case they missed something; try again.
  }
  return null
}

/** Checks that the limit of calls per minute for one address holds for all servers together. */
async function tryLimits(origin: string): Promise<string[]> {
  const check = async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const { status } = await askAt(() => origin).ask(
      'POST',
      '/v2/households/validate-invite',
      { code: 'ABCDEFGH' },
      headers,
    )
    return status
  }
  const statuses = await Promise.all(Array.from({ length: invitationChecksAMinute + 10 }, check))
  const passed = statuses.filter((status) => status !== 429).length
  return passed === invitationChecksAMinute
    ? []
    : [`${passed} of ${statuses.length} calls were let through instead of ${invitationChecksAMinute}`]
}

async function within(isSo: () => boolean): Promise<boolean> {
  for (const deadline = Date.now() + longestWaitMs; Date.now() < deadline; await pause(5))
    if (isSo()) return true
  return isSo()
}
