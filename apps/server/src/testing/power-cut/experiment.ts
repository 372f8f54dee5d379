import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chanceFrom, type RandomSource } from '../random.ts'
import { startEdge, startServerProcess } from '../server-process.ts'
import { Disk, type FileCall, readFileCalls, straceArguments } from './disk.ts'

/** How much to write and how often to cut the power. */
export interface PowerCutTerms {
  /** How many expenses eight clients create at once; every fourth is also changed. */
  expenses: number
  cuts: number
  seed: number
}

/** What was found after the cuts; every list is empty when the promise holds. */
export interface PowerCutOutcome {
  acknowledged: number
  /** The server's writes to its files, and its syncs. */
  writes: number
  syncs: number
  /** Cuts at which some writes were not synced; only those can lose anything. */
  cutsWithUnsynced: number
  damaged: string[]
  lost: string[]
  /** Totals that differ from the sum of their rows: half of a transaction. */
  halves: string[]
}

interface Acknowledged {
  /** When the client got its answer, in seconds since 1970. */
  at: number
  id: string
  amount: number
}

const files = ['casita.db', 'casita.db-wal']

/**
 * Records what a real server does to its files while expenses are created and changed over HTTP, cuts the power at
 * random moments of that record, lets each sector that was not synced be old or new at random, and checks what SQLite
 * recovers.
 */
export async function cutPower(terms: PowerCutTerms): Promise<PowerCutOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'casita-power-'))
  try {
    const { before, record, acknowledged } = await recordServer(folder, terms)
    const calls: FileCall[] = []
    for await (const call of readFileCalls(record)) calls.push(call)
    const outcome: PowerCutOutcome = {
      acknowledged: acknowledged.length,
      writes: calls.filter(({ kind }) => kind === 'write').length,
      syncs: calls.filter(({ kind }) => kind === 'sync').length,
      cutsWithUnsynced: 0,
      damaged: [],
      lost: [],
      halves: [],
    }
    const chance = chanceFrom(terms.seed)
    const moments = Array.from({ length: terms.cuts }, () => chance.between(0, calls.length + 1))
    await cutAt(
      moments.toSorted((a, b) => a - b),
      { folder, before, calls, acknowledged, chance, outcome },
    )
    return outcome
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Cutting {
  folder: string
  before: Map<string, Buffer>
  calls: readonly FileCall[]
  acknowledged: readonly Acknowledged[]
  chance: RandomSource
  outcome: PowerCutOutcome
}

async function cutAt(moments: readonly number[], cutting: Cutting): Promise<void> {
  const { before, calls, chance, outcome } = cutting
  const disk = new Disk(before)
  let done = 0
  for (const moment of moments) {
    for (const call of calls.slice(done, moment)) disk.do(call)
    done = moment
    if (disk.unsynced > 0) outcome.cutsWithUnsynced++
    // Usually some of the sectors survive; sometimes all or none.
    const share = chance.of([0, 0.2, 0.5, 0.8, 1])
    await judge(
      disk.afterCut(() => chance.next() < share),
      calls[moment]?.at ?? Infinity,
      moment,
      cutting,
    )
  }
}

async function judge(
  found: Map<string, Buffer>,
  at: number,
  moment: number,
  cutting: Cutting,
): Promise<void> {
  const { folder, acknowledged, outcome } = cutting
  const place = await mkdtemp(join(folder, 'cut-'))
  for (const [name, content] of found)
    await writeFile(join(place, name.slice(name.lastIndexOf('/') + 1)), content)
  try {
    const database = new DatabaseSync(join(place, 'casita.db'))
    const [health] = database.prepare('pragma integrity_check').all()
    if (health?.integrity_check !== 'ok')
      outcome.damaged.push(`after call ${moment}: ${JSON.stringify(health)}`)
    const rows = database.prepare('select id, amount from expenses where deleted_at is null').all()
    const amounts = new Map(rows.map(({ id, amount }) => [String(id), Number(amount)]))
    const expected = new Map(
      acknowledged.filter((each) => each.at < at).map(({ id, amount }) => [id, amount]),
    )
    for (const [id, amount] of expected) {
      // A change that was not acknowledged yet may be present or not; changes only increase amounts.
      if (!((amounts.get(id) ?? 0) >= amount)) outcome.lost.push(`after call ${moment}: ${id} of ${amount}`)
    }
    const sum = [...amounts.values()].reduce((total, amount) => total + amount, 0)
    const total = database
      .prepare(`select coalesce(sum(sum), 0) as sum from spending where span = 'all'`)
      .get()
    if (total?.sum !== sum) outcome.halves.push(`after call ${moment}: ${total?.sum} for ${sum}`)
    database.close()
  } catch (error) {
    outcome.damaged.push(`after call ${moment}: ${error}`)
  } finally {
    await rm(place, { recursive: true })
  }
}

/** Returns the files as they were before, the record of every call since, and what clients were told. */
async function recordServer(folder: string, { expenses }: PowerCutTerms) {
  const dataDir = join(folder, 'data')
  const record = join(folder, 'record')
  const edge = await startEdge()
  const server = await startServerProcess(
    { ...edge.environment, DATA_DIR: dataDir, RATE_LIMIT_PER_SESSION: '100000' },
    { cwd: folder },
  )
  try {
    await server.ready()
    const { access_token: token } = await send<{ access_token: string }>(
      server.origin,
      'POST',
      '/v2/auth/registration/register',
      {
        code: edge.google.codeFor({ sub: 'ana', email: 'ana@example.com', name: 'Ana García' }),
        phone_number: '+5491161110001',
        household_name: 'Casa García',
        household_currency: 'ARS',
      },
    )
    const strace = spawn('strace', [...straceArguments, '-p', String(server.pid), '-o', record], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await once(strace.stderr, 'data')
    const before = new Map<string, Buffer>()
    for (const name of files) {
      const path = join(dataDir, name)
      if (existsSync(path)) before.set(path, await readFile(path))
    }
    const acknowledged: Acknowledged[] = []
    let next = 0
    const client = async () => {
      while (next < expenses) {
        const amount = ++next
        const body = { description: `pan ${amount}`, amount }
        const {
          expense: { id },
        } = await send<{ expense: { id: string } }>(server.origin, 'POST', '/v2/expenses', body, token)
        acknowledged.push({ at: now(), id, amount: amount * 100 })
        if (amount % 4 !== 0) continue
        await send(server.origin, 'PUT', `/v2/expenses/${id}`, { amount: amount + 1 }, token)
        acknowledged.push({ at: now(), id, amount: (amount + 1) * 100 })
      }
    }
    await Promise.all(Array.from({ length: 8 }, client))
    server.kill('SIGKILL')
    await once(strace, 'exit')
    return { before, record, acknowledged }
  } finally {
    server.kill('SIGKILL')
    await edge.close()
  }
}

function now(): number {
  return (performance.timeOrigin + performance.now()) / 1000
}

async function send<Answer>(
  origin: string,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json() as Promise<Answer>
}
