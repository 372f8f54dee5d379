// Checks that crashes lose nothing: `npm run torture -- crash [--setting sqlite|postgres] [--kills N] [--minutes N]
// [--seed N]`.
// Kills the server `--kills` times at random moments while people write, and with PostgreSQL also the database server,
// a fifth as often. Prints figures and exits with 1 when anything was lost, half-done or never sent.
import { fileURLToPath } from 'node:url'
import { crash } from '../../apps/server/src/testing/crash/experiment.ts'
import { chosenOf, readOptions } from '../options.mjs'
import { startPostgres } from '../postgres.mjs'
import { builtServer } from '../web-build.mjs'

const { values } = readOptions({
  allowPositionals: true,
  options: {
    setting: { type: 'string', multiple: true },
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '600' },
    seed: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const engines = chosenOf(['sqlite', 'postgres'], values.setting)
const program = fileURLToPath(new URL('../serve.mjs', import.meta.url))
console.log(
  `seed ${seed}, the server ${builtServer() ? 'as it was built' : 'from its sources: npm run build first'}`,
)

const rows: Record<string, object> = {}
for (const engine of engines) {
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : null
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url
  const kills = Number(values.kills)
  const { readyMs, readyAgainMs, chat, lost, wrongTotals, halves, unfinished, ...outcome } = await crash({
    engine,
    servers: 1,
    kills,
    databaseKills: postgres ? Math.ceil(kills / 5) : 0,
    ...(postgres && { killDatabase: postgres.crash }),
    withinMs: Number(values.minutes) * 60_000,
    seed,
    program,
    progress: (text) => console.log(`${engine}: ${text}`),
  })
  await postgres?.stop()
  const { unread, wrongEffects, wrongAnswers, sentAgain, disordered } = chat
  const faults = { lost, wrongTotals, halves, unfinished, unread, wrongEffects, wrongAnswers, disordered }
  for (const [fault, cases] of Object.entries({ ...faults, sentAgain })) {
    if (cases.length > 0) console.log(`${engine}, ${fault}:\n  ${cases.join('\n  ')}`)
  }
  const isRight = Object.values(faults).every((cases) => cases.length === 0)
  if (!isRight) process.exitCode = 1
  rows[engine] = {
    ...outcome,
    messages: chat.messages,
    answers: chat.answers,
    // This cannot be ruled out when a process dies after a message was accepted and before it could record that.
    'answers sent twice': sentAgain.length,
    ...Object.fromEntries(Object.entries(faults).map(([fault, cases]) => [fault, cases.length])),
    'kills of a server': readyMs.length,
    'kills of the database': readyAgainMs.length,
    'ready after, ms': spread(readyMs),
    'ready after the database, ms': spread(readyAgainMs),
    verdict: isRight ? 'held' : 'missed',
  }
}
console.log(JSON.stringify(rows, null, 2))

function spread(times: readonly number[]) {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b)
  return {
    median: sorted[sorted.length >> 1],
    worst: sorted.at(-1),
    within3s: sorted.filter((ms) => ms <= 3000).length,
  }
}
