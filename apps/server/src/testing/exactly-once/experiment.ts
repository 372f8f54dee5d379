import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '../../db/database.ts'
import { createTestStore } from '../database.ts'
import { chanceFrom, type RandomSource } from '../random.ts'
import { type Edge, startEdge } from '../server-process.ts'
import { addressOf, notify, signInCode, statusTeller, untilSent, verify } from './edge.ts'
import { type Findings, judge } from './judgement.ts'
import { makePlan, type Planned } from './plan.ts'
import { environmentOf, type Servers, startServers } from './servers.ts'

/** The size of the experiment, and the seed of its random choices. */
export interface Terms {
  engine: Engine
  /** How many server processes share the database; the embedded one allows only one. */
  servers: number
  senders: number
  messages: number
  kills: number
  seed: number
  /** Called now and then with the progress. */
  progress?: (text: string) => void
}

/** What was done, and its result. */
export interface Outcome extends Findings {
  deliveries: number
  /** Delivery attempts that no server answered. */
  unanswered: number
  kills: number
  seconds: number
}

const deliverers = 6

/**
 * Delivers messages of many senders, one to five times each and out of order, as WhatsApp does, to servers that are
 * killed at random moments; in the end the database and the fake Graph API show the result of each. Throws only if the
 * experiment itself fails; faults of the server are in the outcome.
 */
export async function exactlyOnce(terms: Terms): Promise<Outcome> {
  const { engine, senders: people, messages: count, kills, seed, progress = () => {} } = terms
  const chance = chanceFrom(seed)
  const store = await createTestStore(engine)
  const edge = await startEdge()
  const servers = await startServers(terms.servers, environmentOf(edge, store), store.dataDir, chance)
  const tellStatus = statusTeller(edge, servers)
  const started = Date.now()
  try {
    const senders = Array.from({ length: people }, (_, n) => `+54911${61_000_000 + n}`)
    await eachOf(senders, (phone) => registerVerified(edge, servers, phone))
    const [first, ...others] = senders
    if (!first) throw new Error('Nobody writes')
    const { messages, deliveries } = makePlan(chance, [first, ...others], count)
    const acknowledged = new Map<string, number>()
    const delivering = { done: 0, unanswered: 0 }
    const base = Math.floor(Date.now() / 1000) - 2 * 3600
    const deliver = async ({ message }: Planned) => {
      const { sender, place, id, node } = message
      const written = { from: sender.slice(1), id, timestamp: String(base + place), ...node }
      delivering.unanswered += await notify(edge, servers, { messages: [written] })
      if (!acknowledged.has(id)) acknowledged.set(id, Date.now())
      delivering.done += 1
    }
    await Promise.all([
      eachOf(deliveries, deliver, deliverers),
      killNowAndThen(chance, servers, kills, deliveries.length, delivering, progress),
    ])
    await untilSent(edge, people + messages.filter(({ isAnswered }) => isAnswered).length)
    await tellStatus.told()
    await servers.stop()
    const database = store.open()
    const findings = await judge(database.read, messages, acknowledged, edge.graph.sent)
    await database.close()
    return {
      deliveries: deliveries.length,
      unanswered: delivering.unanswered,
      kills,
      seconds: Math.round((Date.now() - started) / 1000),
      ...findings,
    }
  } finally {
    await servers.stop()
    await edge.close()
    await store.remove()
  }
}

/** Calls `act` for each of many things, several at a time. */
async function eachOf<T>(things: readonly T[], act: (thing: T) => Promise<void>, atOnce = 6): Promise<void> {
  const left = things[Symbol.iterator]()
  const takeAll = async () => {
    for (const thing of left) await act(thing)
  }
  await Promise.all(Array.from({ length: atOnce }, takeAll))
}

/** Kills servers at random points of the deliveries, each time after a further pause of up to a third of a second. */
async function killNowAndThen(
  chance: RandomSource,
  servers: Servers,
  kills: number,
  deliveries: number,
  delivering: { readonly done: number },
  progress: (text: string) => void,
): Promise<void> {
  const moments = Array.from({ length: kills }, () => chance.between(0, deliveries)).sort((a, b) => a - b)
  for (const [n, moment] of moments.entries()) {
    while (delivering.done < moment) await pause(5)
    await pause(chance.between(0, 300))
    await servers.killOne()
    progress(`killed ${n + 1} of ${kills} times, ${delivering.done} of ${deliveries} delivered`)
  }
}

async function registerVerified(edge: Edge, servers: Servers, phone: string): Promise<void> {
  const registering = {
    code: signInCode(edge, phone),
    phone_number: phone,
    household_name: 'Casa García',
    household_currency: 'ARS',
  }
  const { answer } = await servers.insist('/v2/auth/registration/register', JSON.stringify(registering), {
    'x-forwarded-for': addressOf(phone),
  })
  const { access_token } = answer as { access_token: string }
  await verify(edge, servers, phone, access_token)
}
