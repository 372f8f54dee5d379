import { describe, expect, it } from 'vitest'
import { exactlyOnce, type Terms } from '../testing/exactly-once/experiment.ts'

/** A short run; `npm run torture -- exactly-once` runs the same at length. */
const size = { senders: 6, seed: 20_261_121 }
const settings: ({ name: string } & Omit<Terms, keyof typeof size>)[] = [
  { name: 'a server over SQLite', engine: 'sqlite', servers: 1, messages: 80, kills: 3 },
  { name: 'a server over PostgreSQL', engine: 'postgres', servers: 1, messages: 40, kills: 1 },
  { name: 'two servers over PostgreSQL', engine: 'postgres', servers: 2, messages: 80, kills: 3 },
]

// Run concurrently, because most of the time is spent waiting for processes to restart and for the leases of killed
// ones to expire.
describe.concurrent.each(settings)('$name that is killed repeatedly', ({ name: _, ...setting }) => {
  it('loses no message, applies each once, answers all and keeps each sender’s order', async () => {
    const outcome = await exactlyOnce({ ...setting, ...size })
    expect(outcome).toMatchObject({
      unread: [],
      wrongEffects: [],
      wrongAnswers: [],
      disordered: [],
      answersDisordered: [],
    })
    // The Graph API has no idempotency key: messages that were being sent when a process died may be sent again unless
    // a status shows in time that they had left.
    expect(outcome.sentAgain.length).toBeLessThanOrEqual(2 * setting.kills)
    expect(outcome.deliveries).toBeGreaterThan(setting.messages)
  }, 300_000)
})
