// Checks that memory stays constant under continuous writing and reading: a family of ten among 1 000 households.
// `node bench/soak.ts [postgres|sqlite] [--minutes=30] [--connections=8]`
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chosenOf, readOptions } from '../tools/options.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { bearer, creation, delivery, startGraph } from './asks.ts'
import { startCasita, stopAll } from './launch.ts'
import type { Asked } from './load.ts'
import { memory } from './machine.ts'
import { at, measure } from './measure.ts'
import { memberOf, seed, throughPsql, throughSqlite } from './seed.ts'

const { values: given, positionals } = readOptions({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    connections: { type: 'string', default: '8' },
  },
})
const minutes = Number(given.minutes)
/** The largest ratio of memory in the last third to that in the middle third, when everything is warm. */
const mostGrowth = 1.1
const [family, people] = [0, 10]
const neighbours = { first: 1, last: 1000 }

for (const engine of chosenOf(['postgres', 'sqlite'], positionals)) await soak(engine)

async function soak(engine: 'postgres' | 'sqlite'): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'casita-soak-'))
  const graph = await startGraph()
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : null
  const casita = await startCasita({ dataDir, databaseUrl: postgres?.url ?? null, graphPort: graph.port })
  try {
    seed(engine, postgres ? throughPsql(postgres.url) : throughSqlite(dataDir), [
      { first: family, last: family, expenses: 1000, members: people },
      { ...neighbours, expenses: 200, members: 4 },
    ])
    const samples: number[] = []
    const subject = {
      name: engine,
      port: casita.port,
      connections: Number(given.connections),
      asked: asked(),
      settle: async () => void samples.push(memory(casita.pid).now),
    }
    const pace = { rounds: minutes * 2, milliseconds: 30_000, programs: [casita.pid] }
    const figures = (await measure([subject], pace)).get(engine)
    const third = Math.ceil(samples.length / 3)
    const [middle, last] = [samples.slice(third, -third), samples.slice(-third)].map((part) => at(part, 0.5))
    const growth = (last ?? 0) / (middle ?? 1)
    console.log(`${engine}: ${figures?.rate.toFixed(0)} answers a second for ${minutes} minutes`)
    console.log(`  memory every half minute, MB: ${samples.map((sample) => sample.toFixed(0)).join(' ')}`)
    if (growth > mostGrowth || Object.keys(figures?.refused ?? {}).length > 0) process.exitCode = 1
    const word = growth > mostGrowth ? 'MISSED' : 'met   '
    console.log(
      `  ${word} the last third takes ${growth.toFixed(2)} of the middle one (bar: ≤ ${mostGrowth})`,
    )
    console.log(`  refused: ${JSON.stringify(figures?.refused)}`)
  } finally {
    await stopAll([...(postgres ? [postgres] : []), casita])
    graph.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Returns the requests: each member in turn creates an expense and reads the list, the dashboard, the month and a
 * search, and then somebody of another household writes in the chat.
 */
function asked(): Asked[] {
  const paths = [
    '/v2/expenses',
    '/v2/analytics/dashboard/stats',
    '/v2/analytics/month',
    '/v2/expenses?search=super',
  ]
  return Array.from({ length: people }, (_, person): Asked[] => [
    creation(family, person),
    ...paths.map((path): Asked => ({ method: 'GET', path, headers: bearer(family, person) })),
    delivery(memberOf(neighbours.first + person).phone),
  ]).flat()
}
