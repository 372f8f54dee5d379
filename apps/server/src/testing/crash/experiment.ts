import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '../../db/database.ts'
import { createTestStore } from '../database.ts'
import { statusTeller, untilSent } from '../exactly-once/edge.ts'
import type { Findings } from '../exactly-once/judgement.ts'
import { environmentOf, startServers } from '../exactly-once/servers.ts'
import { chanceFrom } from '../random.ts'
import { startEdge } from '../server-process.ts'
import { auditStore, type Damage, untilDone } from './judgement.ts'
import { openDesk, twoOfAHousehold, type Writer, writeOn } from './writer.ts'

/** The size of the experiment, and the seed of its random choices. */
export interface CrashTerms {
  engine: Engine
  /** How many server processes share the database; the embedded one allows only one. */
  servers: number
  /** How often a server is killed, and how often the database server, if `killDatabase` is given. */
  kills: number
  databaseKills: number
  killDatabase?: () => Promise<void>
  /** When to stop killing, even if fewer kills were made. */
  withinMs?: number
  seed: number
  /** The program of a server; by default its sources. */
  program?: string
  /** Called now and then with the progress. */
  progress?: (text: string) => void
}

/** What was done, and its result. */
export interface CrashOutcome extends Damage {
  /** Changes on the web and in the chat that the server confirmed. */
  acknowledged: number
  unanswered: number
  registered: number
  invited: number
  expenses: number
  /** The result for the chat messages alone. */
  chat: Findings
  /** Milliseconds until ready, from the start after a kill, and from the database's return. */
  readyMs: number[]
  readyAgainMs: number[]
  seconds: number
}

const writersInTwos = 4
const longestCalmMs = 1000

/**
 * People write on the web and in the chat, create households, invite and join, while servers and, with PostgreSQL, the
 * database are killed at random moments. A client that gets no answer retries, as browsers and Meta do. In the end the
 * database must hold everything that was acknowledged and nothing half-done, and every reply must have been sent.
 * Throws only if the experiment itself fails; faults of the server are in the outcome.
 */
export async function crash(terms: CrashTerms): Promise<CrashOutcome> {
  const { engine, seed, program, progress = () => {} } = terms
  const chance = chanceFrom(seed)
  const store = await createTestStore(engine)
  const edge = await startEdge()
  const servers = await startServers(
    terms.servers,
    environmentOf(edge, store),
    store.dataDir,
    chance,
    program,
  )
  const tellStatus = statusTeller(edge, servers)
  const started = Date.now()
  const desk = openDesk(edge, servers, chance)
  const { kept } = desk
  try {
    const writers: Writer[] = []
    for (let n = 0; n < writersInTwos; n++) writers.push(...(await twoOfAHousehold(desk)))
    let isOver = false
    const over = () => {
      isOver = true
    }
    const writing = writers.map((writer) => writeOn(desk, writer, () => isOver))
    const [killed] = await Promise.all([
      killNowAndThen(() => isOver).finally(over),
      ...writing.map((one) => one.finally(over)),
    ])
    await untilSent(edge, kept.people.length + kept.messages.length)
    await tellStatus.told()
    await untilDone(store)
    await servers.stop()
    const damage = await auditStore(store, edge, kept)
    return {
      acknowledged: kept.changes,
      unanswered: kept.unanswered,
      registered: kept.people.length,
      invited: kept.invitations.length,
      expenses: kept.expenses.size,
      ...damage,
      ...killed,
      seconds: Math.round((Date.now() - started) / 1000),
    }
  } finally {
    await servers.stop()
    await edge.close()
    await store.remove()
  }

  async function killNowAndThen(isOver: () => boolean) {
    const { kills, databaseKills, killDatabase, withinMs = Number.POSITIVE_INFINITY } = terms
    const isLate = () => Date.now() - started > withinMs
    const [readyMs, readyAgainMs]: [number[], number[]] = [[], []]
    while (!isOver() && !isLate() && (readyMs.length < kills || readyAgainMs.length < databaseKills)) {
      await pause(chance.between(0, longestCalmMs))
      const left = { servers: kills - readyMs.length, database: databaseKills - readyAgainMs.length }
      if (killDatabase && chance.between(0, left.servers + left.database) < left.database) {
        await killDatabase()
        const back = performance.now()
        await servers.ready()
        readyAgainMs.push(performance.now() - back)
      } else {
        readyMs.push(await servers.killOne())
      }
      progress(
        `killed servers ${readyMs.length}, the database ${readyAgainMs.length} times; ${kept.changes} acknowledged`,
      )
    }
    return { readyMs, readyAgainMs }
  }
}
