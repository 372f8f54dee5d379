// Measures how many messages a second one server answers: people of 1 000 households write at random moments, faster from
// step to step, and the chat provider takes its time to accept a reply, and then reports that it was sent, delivered and read.
// Meanwhile somebody looks at their list ten times a second.
// `node bench/messages.ts [postgres|sqlite] [--rates=25,50,100,150,200,300] [--seconds=10] [--latency=300]`
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chosenOf, readOptions } from '../tools/options.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { buildServerIfStale } from '../tools/web-build.mjs'
import { bearer, startGraph } from './asks.ts'
import { drained, type Running, startCasita, stopAll } from './launch.ts'
import { family, memory, processorSeconds } from './machine.ts'
import { at } from './measure.ts'
import { Provider } from './provider.ts'
import { seed, throughPsql, throughSqlite } from './seed.ts'

const { values: given, positionals } = readOptions({
  allowPositionals: true,
  options: {
    rates: { type: 'string', default: '25,50,100,150,200,300' },
    seconds: { type: 'string', default: '10' },
    latency: { type: 'string', default: '300' },
  },
})
const engines = chosenOf(['postgres', 'sqlite'], positionals)
const households = 1000
const warmUpRate = 10
/** A server keeps up with a rate if half of the replies come within this time, and the last ones too. */
const promptMs = 1000

buildServerIfStale()
for (const engine of engines) await benchEngine(engine)

async function benchEngine(engine: 'postgres' | 'sqlite'): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'casita-bench-'))
  const running: Pick<Running, 'stop'>[] = []
  const provider = new Provider(households)
  const graph = await startGraph((reply) => provider.receive(reply), Number(given.latency))
  try {
    const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : null
    if (postgres) running.push(postgres)
    const databaseUrl = postgres?.url ?? null
    const casita = await startCasita({ dataDir, databaseUrl, graphPort: graph.port })
    running.push(casita)
    seed(engine, postgres ? throughPsql(postgres.url) : throughSqlite(dataDir), [
      { first: 0, last: households - 1, expenses: 200, members: 4 },
    ])
    provider.port = casita.port
    const used = () => processorSeconds([casita.pid, ...(postgres ? family(postgres.pid) : [])])
    console.log(`\n${engine}: messages of people in ${households} households`)
    for (const rate of [warmUpRate, ...given.rates.split(',').map(Number)]) {
      const before = used()
      const ended = new AbortController()
      const looking = lookAtList(casita.port, ended.signal)
      const { sent, replies, answers, restMs } = await provider.writeFor(Number(given.seconds), rate)
      ended.abort()
      const spent = ((used() - before) / sent) * 1000
      const keepsUp = at(replies, 0.5) < promptMs && restMs < promptMs
      const times = (of: readonly number[]) =>
        `p50 ${at(of, 0.5).toFixed(0).padStart(5)}, p99 ${at(of, 0.99).toFixed(0).padStart(5)} ms`
      console.log(
        `  ${String(rate).padStart(3)}/s ${keepsUp ? 'keeps up   ' : 'falls behind'} replies ${times(replies)}` +
          `  acknowledgements ${times(answers)}  list ${times(await looking)}  rest ${(restMs / 1000).toFixed(1)} s` +
          `  ${spent.toFixed(1)} ms of a processor for each`,
      )
      await drained(casita.port)
      await provider.silent()
    }
    console.log(`  memory, most: ${memory(casita.pid).peak.toFixed(0)} MB`)
  } finally {
    await stopAll(running)
    graph.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Requests a list ten times a second until the signal, and returns the times in milliseconds. */
async function lookAtList(port: number, ended: AbortSignal): Promise<number[]> {
  const times: number[] = []
  for (let household = 0; !ended.aborted; household = (household + 1) % households) {
    const begun = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/v2/expenses`, { headers: bearer(household) })
    await answer.arrayBuffer()
    times.push(performance.now() - begun)
    await sleep(100)
  }
  return times
}
