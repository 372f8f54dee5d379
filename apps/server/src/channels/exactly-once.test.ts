import { describe, expect, it } from 'vitest'
import { exactlyOnce, type Terms } from '../testing/exactly-once/experiment.ts'

/** Short; `npm run torture -- exactly-once` runs the same at length. */
const size = { senders: 6, seed: 20_261_121 }
const settings: ({ name: string } & Omit<Terms, keyof typeof size>)[] = [
  { name: 'a server over SQLite', engine: 'sqlite', servers: 1, messages: 80, kills: 3 },
  { name: 'a server over PostgreSQL', engine: 'postgres', servers: 1, messages: 40, kills: 1 },
  { name: 'two servers over PostgreSQL', engine: 'postgres', servers: 2, messages: 80, kills: 3 },
]

// Beside each other: most of their time they wait, for processes to come back and for the leases of those that do not.
describe.concurrent.each(settings)('$name, killed again and again', ({ name: _, ...setting }) => {
  it('loses no acknowledged message, gives each its effect once, answers each, and keeps the order of each sender', async () => {
    const outcome = await exactlyOnce({ ...setting, ...size })
    expect(outcome).toMatchObject({
      unread: [],
      wrongEffects: [],
      wrongAnswers: [],
      disordered: [],
      answersDisordered: [],
    })
    // The Graph API has no idempotency key: what was in hand when a process died may go out again if no status tells
    // in time that it had left.
    expect(outcome.sentAgain.length).toBeLessThanOrEqual(2 * setting.kills)
    expect(outcome.deliveries).toBeGreaterThan(setting.messages)
  }, 300_000)
})
