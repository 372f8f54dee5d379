// Measures what a million households cost each of them: the same requests with a thousand households and with many, on
// PostgreSQL, and how long the periodic tasks take. For a million it takes half an hour and 30 GB of disk.
// `node bench/households.ts [--households=1000000] [--rounds=5] [--slice=2000]`
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../tools/options.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { buildServerIfStale } from '../tools/web-build.mjs'
import { bearer, creation, delivery, startGraph } from './asks.ts'
import { drained, type Running, startCasita, stopAll } from './launch.ts'
import type { Asked } from './load.ts'
import { memory } from './machine.ts'
import { type Figures, measure, ratioOf, type Subject } from './measure.ts'
import { memberOf, seed, seedHistory, throughPsql } from './seed.ts'

const { values: given } = readOptions({
  options: {
    households: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    slice: { type: 'string', default: '2000' },
  },
})
const [few, many] = [1000, Number(given.households)]
const pace = { rounds: Number(given.rounds), milliseconds: Number(given.slice) }
/** Seeded in one transaction. */
const portion = 50_000
/** How many households send requests, so that both measurements find them equally often in memory. */
const active = 500

buildServerIfStale()
const graph = await startGraph()
const running: Pick<Running, 'stop'>[] = []
const folders: string[] = []
try {
  const [small, large] = [await startWith(few), await startWith(many)]
  const subjects = [...subjectsOf(small), ...subjectsOf(large)]
  const programs = [small.casita.pid, large.casita.pid]
  const figures = await measure(subjects, { ...pace, programs })
  console.log(`\n${few} and ${many} households of 10 expenses and 12 messages on PostgreSQL`)
  for (const name of ['list', 'stats', 'create', 'webhook'])
    compare(name, figures.get(`${name} ${few}`), figures.get(`${name} ${many}`))
  console.log(`       memory, most: ${memory(large.casita.pid).peak.toFixed(0)} MB`)
  await showTasks(large)
} finally {
  await stopAll(running)
  graph.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

interface Product {
  households: number
  databaseUrl: string
  casita: Running
}

/** Starts the product on a PostgreSQL of its own, with so many households. */
async function startWith(households: number): Promise<Product> {
  const postgres = await startPostgres({ durable: true })
  running.push(postgres)
  const databaseUrl = postgres.url
  const casita = await startCasita({ dataDir: newFolder(), databaseUrl, graphPort: graph.port })
  running.push(casita)
  const execute = throughPsql(databaseUrl)
  for (let first = 0; first < households; first += portion) {
    const last = Math.min(households, first + portion) - 1
    const kind = { first, last, expenses: 10, members: 2 }
    seed('postgres', execute, [kind])
    seedHistory(execute, kind)
  }
  return { households, databaseUrl, casita }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'casita-households-'))
  folders.push(folder)
  return folder
}

/** What members of some households get: lists, stats, creates, and acknowledged messages. */
function subjectsOf({ households, casita: { port } }: Product): Subject[] {
  const some = Array.from({ length: active }, (_, n) => Math.floor((n * households) / active))
  const read = (path: string) =>
    some.map((household): Asked => ({ method: 'GET', path, headers: bearer(household) }))
  const subject = (name: string, asked: readonly Asked[], settle?: () => Promise<void>): Subject => ({
    name: `${name} ${households}`,
    port,
    asked,
    ...(settle && { settle }),
  })
  return [
    subject('list', read('/v2/expenses')),
    subject('stats', read('/v2/analytics/dashboard/stats')),
    subject(
      'create',
      some.map((household) => creation(household)),
    ),
    subject(
      'webhook',
      some.map((household) => delivery(memberOf(household).phone)),
      () => drained(port),
    ),
  ]
}

/** Starts another server, waits until each periodic task has run once, and shows how long it took. */
async function showTasks({ databaseUrl }: Product): Promise<void> {
  const missing = new Set(['tidied up', 'queued weekly summaries', 'noted what came back'])
  const { promise, resolve } = Promise.withResolvers<void>()
  const onLog = (line: string) => {
    const { msg, ms } = JSON.parse(line) as { msg: string; ms?: number }
    if (!missing.delete(msg)) return
    console.log(`       ${msg}: ${ms} ms`)
    if (missing.size === 0) resolve()
  }
  running.push(await startCasita({ dataDir: newFolder(), databaseUrl, graphPort: graph.port, onLog }))
  await promise
}

function compare(name: string, one: Figures | undefined, other: Figures | undefined): void {
  if (!one || !other) throw new Error(`${name} was not measured`)
  const ratio = ratioOf(other, one)
  const isMet = ratio >= 0.8 && Object.keys(other.refused).length === 0
  if (!isMet) process.exitCode = 1
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} ${name}: ${one.rate.toFixed(0)} and ${other.rate.toFixed(0)} a second, ` +
      `${ratio.toFixed(2)} (bar: ≥ 0.8); p99 ${one.p99.toFixed(1)} and ${other.p99.toFixed(1)} ms; ` +
      `refused: ${JSON.stringify(other.refused)}`,
  )
}
