// Checks that several servers behave like one: `npm run torture -- several [--servers N] [--kills N] [--seed N]`. Runs
// two and then three of them over one PostgreSQL behind a round-robin load balancer: sessions, logging out, limits,
// events, and servers that are killed again and again while people write. Prints figures and exits with 1 when
// anything differed or was lost.
import { fileURLToPath } from 'node:url'
import { several } from '../../apps/server/src/testing/several/experiment.ts'
import { readOptions } from '../options.mjs'
import { startPostgres } from '../postgres.mjs'

const { values } = readOptions({
  allowPositionals: true,
  options: {
    servers: { type: 'string', multiple: true, default: ['2', '3'] },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
console.log(`seed ${seed}`)
const program = fileURLToPath(new URL('../serve.mjs', import.meta.url))
const postgres = await startPostgres({ durable: true })
process.env.TEST_DATABASE_URL = postgres.url

const rows: Record<string, object> = {}
for (const count of values.servers) {
  const { acknowledged, unanswered, kills, eventMs, chat, ...found } = await several({
    servers: Number(count),
    kills: Number(values.kills),
    seed,
    program,
  })
  const { unread, wrongEffects, wrongAnswers, disordered, sentAgain } = chat
  const faults = { ...found, unread, wrongEffects, wrongAnswers, disordered }
  for (const [fault, cases] of Object.entries(faults)) {
    if (cases.length > 0) console.log(`${count} servers, ${fault}:\n  ${cases.join('\n  ')}`)
  }
  const isRight = Object.values(faults).every((cases) => cases.length === 0)
  if (!isRight) process.exitCode = 1
  const times = eventMs.map(Math.round).toSorted((a, b) => a - b)
  rows[`${count} servers`] = {
    acknowledged,
    unanswered,
    kills,
    messages: chat.messages,
    'answers sent twice': sentAgain.length,
    ...Object.fromEntries(Object.entries(faults).map(([fault, cases]) => [fault, cases.length])),
    'an event took, ms': { median: times[times.length >> 1], worst: times.at(-1) },
    verdict: isRight ? 'held' : 'missed',
  }
}
console.log(JSON.stringify(rows, null, 2))
await postgres.stop()
