// Measures how fast the server answers, compared with a bare server of the same framework on the same database, in
// turn in one run.
// `node bench/server.ts [postgres|sqlite] [--sizes=1000,100000,1000000] [--rounds=6] [--slice=1000] [--only=list]`
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chosenOf, readOptions } from '../tools/options.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { buildServerIfStale } from '../tools/web-build.mjs'
import { bearer, creation, delivery, startGraph } from './asks.ts'
import { drained, embeddedFile, type Running, startBare, startCasita, stopAll } from './launch.ts'
import type { Asked } from './load.ts'
import { forgetPeak, memory } from './machine.ts'
import { at, type Figures, measure, ratioOf, type Subject } from './measure.ts'
import { memberOf, seed, throughPsql, throughSqlite } from './seed.ts'

const { values: given, positionals } = readOptions({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '6' },
    slice: { type: 'string', default: '1000' },
    only: { type: 'string' },
  },
})
const engines = chosenOf(['postgres', 'sqlite'], positionals)
const sizes = given.sizes.split(',').map(Number)
const pace = { rounds: Number(given.rounds), milliseconds: Number(given.slice) }
const wanted = (name: string) =>
  given.only === undefined || name.includes(given.only) || name.startsWith('bare')

/** The numbers of the households: first one for each size, then one to write to, the family, and the neighbours. */
const writing = sizes.length
const family = writing + 1
const neighbours = { first: family + 1, last: family + 1000 }
const familySize = 10

// The product runs from its build, as in production; from its sources it would start later and take more memory.
buildServerIfStale()

const today = new Date()
const month = {
  first: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)).toISOString().slice(0, 10),
  last: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).toISOString().slice(0, 10),
}
const aYearAgo = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 11, 1))
  .toISOString()
  .slice(0, 10)

for (const engine of engines) await benchEngine(engine)

async function benchEngine(engine: 'postgres' | 'sqlite'): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'casita-bench-'))
  const running: Pick<Running, 'stop'>[] = []
  const graph = await startGraph()
  try {
    const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : null
    if (postgres) running.push(postgres)
    const place = { dataDir, databaseUrl: postgres?.url ?? null, graphPort: graph.port }
    const casita = await startCasita(place)
    running.push(casita)
    const idle = memory(casita.pid).now
    seed(engine, postgres ? throughPsql(postgres.url) : throughSqlite(dataDir), [
      ...sizes.map((expenses, n) => ({ first: n, last: n, expenses, members: 4 })),
      { first: writing, last: writing, expenses: 1000, members: 4 },
      { first: family, last: family, expenses: 1000, members: familySize },
      { ...neighbours, expenses: 200, members: 4 },
    ])
    const bare = await startBare(postgres?.url ?? embeddedFile(dataDir))
    running.push(bare)
    console.log(`\n${engine}: households of ${sizes.join(', ')} expenses among 1000 others`)

    const programs = [casita.pid, bare.pid, ...(postgres ? [postgres.pid] : [])]
    const subjects = subjectsOf(casita.port, bare.port).filter(({ name }) => wanted(name))
    const figures = await measure(subjects, { ...pace, programs })
    for (const [name, its] of figures) show(name, its)
    judge(engine, figures)
    const loaded = memory(casita.pid)
    bar(`memory, idle: ${idle.toFixed(0)} MB`, idle, '<', engine === 'postgres' ? 100 : 130)
    bar(`memory, most: ${loaded.peak.toFixed(0)} MB`, loaded.peak, '<', engine === 'postgres' ? 160 : 130)
    await judgeLongPage(casita)

    await stopAll([bare, casita])
    await judgeStart(place)
    if (engine === 'sqlite') await judgeFamily(place)
  } finally {
    await stopAll(running)
    graph.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function subjectsOf(casita: number, bare: number): Subject[] {
  const bareOf = (name: string, path: string, method: Asked['method'] = 'GET'): Subject => ({
    name: `bare ${name}`,
    port: bare,
    asked: [{ method, path }],
  })
  const read = (name: string, household: number, path: string): Subject => ({
    name,
    port: casita,
    asked: [{ method: 'GET', path, headers: bearer(household) }],
  })
  const [small, largest] = [memberOf(0), sizes.length - 1]
  const lastPage = Math.ceil((sizes[largest] ?? 0) / 20)
  const report = `/v2/analytics/spending?start_date=${aYearAgo}&end_date=${month.last}&interval=month&group_by=category`
  return [
    bareOf('hello', '/hello'),
    bareOf('select', `/select/${small.householdId}`),
    ...sizes.map((size, n) => read(`list ${size}`, n, '/v2/expenses')),
    // Eight people in eight households share no answer; the eight connections of one person share theirs.
    {
      name: 'list of eight',
      port: casita,
      asked: Array.from({ length: 8 }, (_, n): Asked => {
        const headers = bearer(neighbours.first + n)
        return { method: 'GET', path: '/v2/expenses', headers }
      }),
    },
    read('list middle', largest, `/v2/expenses?page=${lastPage >> 1}`),
    read('list last', largest, `/v2/expenses?page=${lastPage}`),
    bareOf('sum', `/sum/${small.householdId}/${month.first}/${month.last}`),
    ...sizes.map((size, n) => read(`stats ${size}`, n, '/v2/analytics/dashboard/stats')),
    ...sizes.map((size, n) => read(`report ${size}`, n, report)),
    ...sizes.map((size, n) => read(`month ${size}`, n, '/v2/analytics/month')),
    bareOf('insert', `/insert/${small.householdId}`, 'POST'),
    { name: 'create by one', port: casita, asked: [creation(writing)] },
    {
      name: 'create by eight',
      port: casita,
      asked: Array.from({ length: 8 }, (_, n) => creation(neighbours.first + n)),
    },
    ...sizes.map((size, n) => ({ name: `create ${size}`, port: casita, asked: [creation(n)] })),
    {
      name: 'webhook',
      port: casita,
      asked: Array.from({ length: 64 }, (_, n) => delivery(memberOf(neighbours.first + n).phone)),
      settle: () => drained(casita),
    },
  ]
}

function judge(engine: 'postgres' | 'sqlite', figures: ReadonlyMap<string, Figures>): void {
  const compare = (name: string, other: string, least: number) => {
    const [one, two] = [figures.get(name), figures.get(other)]
    if (!one || !two) return
    const ratio = ratioOf(one, two)
    bar(`${name} / ${other}: ${ratio.toFixed(2)}`, ratio, '≥', least)
  }
  const judged = (name: string, what: 'p99' | 'processorSeconds', most: number) => {
    const value = figures.get(name)?.[what]
    if (value === undefined) return
    const text = what === 'p99' ? 'p99, ms' : 'processor seconds for 1 000'
    bar(`${name}, ${text}: ${value.toFixed(2)}`, value, '≤', most)
  }
  const [small = 0, ...larger] = sizes
  if (engine === 'sqlite') compare(`list ${small}`, 'bare select', 0.6)
  else {
    compare(`list ${small}`, 'bare select', 0.5)
    judged(`list ${small}`, 'processorSeconds', 0.4)
    compare(`stats ${small}`, 'bare sum', 0.5)
    for (const name of ['create by one', 'create by eight']) compare(name, 'bare insert', 0.25)
    judged('create by one', 'p99', 25)
    compare('webhook', 'bare insert', 0.4)
  }
  for (const size of larger) {
    for (const what of ['list', 'stats', 'create'])
      compare(`${what} ${size}`, `${what} ${small}`, size > 100_000 ? 0.8 : 0.9)
    // At most 1.3 times as long.
    compare(`report ${size}`, `report ${small}`, 1 / 1.3)
  }
  for (const late of ['list middle', 'list last']) compare(late, `list ${small}`, 1 / 3)
  for (const [name, { refused }] of figures)
    if (Object.keys(refused).length > 0) bar(`${name}, refused: ${JSON.stringify(refused)}`, 1, '≤', 0)
}

/** Measures the memory for the longest page that may be requested, which the server must not hold as a whole. */
async function judgeLongPage({ port, pid }: { port: number; pid: number }): Promise<void> {
  const household = Math.max(0, sizes.indexOf(100_000))
  forgetPeak(pid)
  const before = memory(pid).now
  const answer = await fetch(`http://127.0.0.1:${port}/v2/expenses?per_page=100000`, {
    headers: bearer(household),
  })
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += chunk.length
  const more = memory(pid).peak - before
  bar(`per_page=100000, ${(bytes / 1e6).toFixed(1)} MB, adds ${more.toFixed(0)} MB`, more, '<', 30)
}

/** Measures the start on an existing database with a warm compile cache, as after a deployment. */
async function judgeStart(place: Parameters<typeof startCasita>[0]): Promise<void> {
  const times: number[] = []
  for (let n = 0; n < 6; n++) {
    const started = await startCasita(place)
    times.push(started.readyAfter)
    await stopAll([started])
  }
  const median = at(times, 0.5)
  bar(`ready after ${median.toFixed(0)} ms`, median, '<', 600)
}

/** Measures ten members of one household at once, on one processor. */
async function judgeFamily(place: Parameters<typeof startCasita>[0]): Promise<void> {
  const casita = await startCasita({ ...place, core: 0 })
  const asked = Array.from({ length: familySize * 3 }, (_, n): Asked => {
    const [person, turn] = [n % familySize, Math.floor(n / familySize)]
    if (turn === 0) return creation(family, person)
    const path = turn === 1 ? '/v2/expenses' : '/v2/analytics/dashboard/stats'
    return { method: 'GET', path, headers: bearer(family, person) }
  })
  const subject = {
    name: 'a family of ten on one processor',
    port: casita.port,
    asked,
    connections: familySize,
  }
  const figures = await measure([subject], { ...pace, programs: [casita.pid] })
  for (const [name, its] of figures) {
    show(name, its)
    bar(`${name}, p99, ms: ${its.p99.toFixed(2)}`, its.p99, '<', 50)
  }
  await stopAll([casita])
}

function show(name: string, { rate, p50, p99, processorSeconds }: Figures): void {
  const numbers = [
    `${rate.toFixed(0).padStart(6)}/s`,
    `p50 ${p50.toFixed(2).padStart(6)} ms`,
    `p99 ${p99.toFixed(2).padStart(6)} ms`,
    `${processorSeconds.toFixed(3)} processor s for 1 000`,
  ]
  console.log(`  ${name.padEnd(18)} ${numbers.join('  ')}`)
}

function bar(text: string, value: number, relation: '≥' | '≤' | '<', limit: number): void {
  const isMet = relation === '≥' ? value >= limit : relation === '≤' ? value <= limit : value < limit
  if (!isMet) process.exitCode = 1
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${text} (bar: ${relation} ${Number(limit.toFixed(2))})`)
}
