// Checks that no message is lost or processed twice: `npm run torture -- exactly-once [--setting
// sqlite|postgres|two-servers] [--seed N] [--messages N] [--kills N] [--senders N]`. Without a setting, runs all
// three. Prints figures and exits with 1 when anything was lost, repeated or out of order.
import { exactlyOnce, type Terms } from '../../apps/server/src/testing/exactly-once/experiment.ts'
import { chosenOf, readOptions } from '../options.mjs'
import { startPostgres } from '../postgres.mjs'

const settings = {
  sqlite: { engine: 'sqlite', servers: 1 },
  postgres: { engine: 'postgres', servers: 1 },
  'two-servers': { engine: 'postgres', servers: 2 },
} as const satisfies Record<string, Pick<Terms, 'engine' | 'servers'>>

const { values } = readOptions({
  allowPositionals: true,
  options: {
    setting: { type: 'string', multiple: true },
    seed: { type: 'string' },
    messages: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '50' },
    senders: { type: 'string', default: '50' },
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const names = chosenOf(Object.keys(settings), values.setting)
const chosen = Object.entries(settings).filter(([name]) => names.includes(name))
console.log(`seed ${seed}`)

const postgres = chosen.some(([, { engine }]) => engine === 'postgres')
  ? await startPostgres({ durable: true })
  : null
if (postgres) process.env.TEST_DATABASE_URL = postgres.url

const rows: Record<string, object> = {}
for (const [name, setting] of chosen) {
  const outcome = await exactlyOnce({
    ...setting,
    senders: Number(values.senders),
    messages: Number(values.messages),
    kills: Number(values.kills),
    seed,
    progress: (text) => console.log(`${name}: ${text}`),
  })
  const faults = {
    unread: outcome.unread,
    wrongEffects: outcome.wrongEffects,
    wrongAnswers: outcome.wrongAnswers,
    sentAgain: outcome.sentAgain,
    disordered: outcome.disordered,
    answersDisordered: outcome.answersDisordered,
  }
  for (const [fault, cases] of Object.entries(faults)) {
    if (cases.length > 0) console.log(`${name}, ${fault}:\n  ${cases.join('\n  ')}`)
  }
  const counts = Object.entries(faults).map(([fault, cases]) => [fault, cases.length])
  const isRight = counts.every(([, count]) => count === 0)
  if (!isRight) process.exitCode = 1
  rows[name] = {
    messages: outcome.messages,
    deliveries: outcome.deliveries,
    'tries in vain': outcome.unanswered,
    kills: outcome.kills,
    expenses: outcome.expenses,
    answers: outcome.answers,
    ...Object.fromEntries(counts),
    'came too late': outcome.cameTooLate,
    seconds: outcome.seconds,
    verdict: isRight ? 'held' : 'missed',
  }
}
console.log(JSON.stringify(rows, null, 2))
await postgres?.stop()
