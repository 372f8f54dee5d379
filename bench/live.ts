// Measures what open streams cost, and how soon a message from the phone is on two screens, in Chromium against the
// built app, the real server and the sandbox. `node bench/live.ts [sqlite|postgres] [--messages=15]`
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { registerMember, signIn } from '../e2e/member.ts'
import { somebodyNew } from '../e2e/people.ts'
import { type Engine, startProduct } from '../e2e/product.ts'
import { chosenOf, readOptions } from '../tools/options.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { chromium as chromiumOfMachine } from '../tools/testing/machine.mjs'
import { buildWebIfStale } from '../tools/web-build.mjs'
import { type Running, startCasita, stopAll } from './launch.ts'
import { family, memory, processorSeconds } from './machine.ts'
import { at } from './measure.ts'
import { type Member, memberOf, seed, throughPsql, throughSqlite } from './seed.ts'

/** From the issue "real-time, visual analytics, budget goals". */
const bars = { screenMs: 1000, streamsMb: 100, slowdown: 1.1 }
const streams = 200
const [familySize, rounds, creates, warmUp] = [10, 30, 30, 800]

const { values: given, positionals } = readOptions({
  allowPositionals: true,
  options: { messages: { type: 'string', default: '15' } },
})
const engines = chosenOf(['sqlite', 'postgres'], positionals)

buildWebIfStale()
for (const engine of engines) {
  console.log(engine)
  await benchStreams(engine)
  await benchScreens(engine, Number(given.messages))
}

/** Measures what the streams of families of ten add to the server's memory, and to the time of creating an expense. */
async function benchStreams(engine: Engine): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'casita-bench-'))
  const running: Pick<Running, 'stop'>[] = []
  try {
    const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : null
    if (postgres) running.push(postgres)
    const casita = await startCasita({ dataDir, databaseUrl: postgres?.url ?? null })
    running.push(casita)
    const households = { first: 0, last: streams / familySize - 1, expenses: 500, members: familySize }
    seed(engine, postgres ? throughPsql(postgres.url) : throughSqlite(dataDir), [households])
    const members = Array.from({ length: streams }, (_, n) =>
      memberOf(Math.floor(n / familySize), n % familySize),
    )
    const create = () => createOnce(casita.port, memberOf(0))
    // Warms up until the process has the memory that it needs in any case.
    await timesOf(warmUp, create)
    const before = memory(casita.pid).now
    let added = 0
    const alone = { times: [] as number[], used: 0 }
    const among = { times: [] as number[], used: 0 }
    const measureInto = async (figures: typeof alone) => {
      const before = processorSeconds(family(casita.pid))
      figures.times.push(...(await timesOf(creates, create)))
      figures.used += processorSeconds(family(casita.pid)) - before
    }
    for (let round = 0; round < rounds; round++) {
      await measureInto(alone)
      const release = await hold(casita.port, members)
      if (round === 0) added = memory(casita.pid).now - before
      await measureInto(among)
      await release()
    }
    bar(`${streams} streams add ${added.toFixed(0)} MB`, added, bars.streamsMb)
    for (const [name, { times, used }] of Object.entries({ alone, among })) {
      const milliseconds = (used / times.length) * 1000
      console.log(
        `  create, ${name}: p50 ${at(times, 0.5).toFixed(2)} ms, ${milliseconds.toFixed(2)} ms of processor`,
      )
    }
    const ratio = at(among.times, 0.5) / at(alone.times, 0.5)
    bar(`a create among them takes ${ratio.toFixed(2)} of its time alone`, ratio, bars.slowdown)
  } finally {
    await stopAll(running)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function createOnce(port: number, { token }: Member): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/v2/expenses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ description: 'Supermercado', amount: 123.45 }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A create was answered with ${answer.status}: ${text}`)
}

async function timesOf(count: number, act: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const begun = performance.now()
    await act()
    times.push(performance.now() - begun)
  }
  return times
}

/** Opens a stream for each member in another process; the returned function ends it. */
async function hold(port: number, members: readonly Member[]): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('hold.ts', import.meta.url))
  const flags = ['--disable-warning=ExperimentalWarning', script, String(port)]
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(members.map(({ token }) => token).join('\n'))
  await once(child.stdout, 'data')
  return async () => {
    child.kill()
    await once(child, 'exit')
  }
}

/** Measures the time from a message on the phone of one of two members until the new total is on both dashboards. */
async function benchScreens(engine: Engine, messages: number): Promise<void> {
  const product = await startProduct(engine)
  const executablePath = chromiumOfMachine()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Run as root in a container, Chromium has no namespaces for its own sandbox.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const ana = await registerMember(product, somebodyNew('Ana García'))
    const { invitation } = await ana.call<{ invitation: { code: string } }>(
      'POST',
      '/v2/households/invite',
      {},
    )
    const beto = await registerMember(product, somebodyNew('Beto García'), { invitation: invitation.code })
    await ana.write('listo')
    await ana.write('gasté 1.000 en pan')
    const pages: Page[] = []
    for (const member of [ana, beto]) {
      const context = await browser.newContext({ baseURL: product.url, locale: 'es-AR' })
      await signIn(context, product, member)
      const page = await context.newPage()
      await page.goto('/dashboard')
      pages.push(page)
    }
    await Promise.all(pages.map((page) => shows(page, 1000)))
    const times: number[] = []
    for (let n = 1; n <= messages; n++) {
      const begun = performance.now()
      const both = Promise.all(pages.map((page) => shows(page, 1000 + n * 100)))
      await ana.write('gasté 100 en pan')
      await both
      times.push(performance.now() - begun)
    }
    const median = at(times, 0.5)
    console.log(`  ${times.map((time) => time.toFixed(0)).join(', ')} ms`)
    bar(
      `from the phone to both screens: ${median.toFixed(0)} ms (median of ${messages})`,
      median,
      bars.screenMs,
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Resolves once a dashboard shows the household's total of the month, exact to the peso. */
async function shows(page: Page, total: number): Promise<void> {
  const text = new Intl.NumberFormat('es-AR').format(total)
  await page
    .locator('main')
    .getByText(new RegExp(`^\\$?\\s*${text.replaceAll('.', '\\.')}$`))
    .first()
    .waitFor()
}

function bar(text: string, value: number, limit: number): void {
  if (value >= limit) process.exitCode = 1
  console.log(`  ${value < limit ? 'met   ' : 'MISSED'} ${text} (bar: < ${limit})`)
}
