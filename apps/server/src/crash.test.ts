import { describe, expect, it } from 'vitest'
import { crash } from './testing/crash/experiment.ts'
import { eachEngine } from './testing/database.ts'
import { several } from './testing/several/experiment.ts'

// A short run; `npm run torture -- crash` and `npm run torture -- several` run the same at length.
const whole = { lost: [], wrongTotals: [], halves: [], unfinished: [] }
const chat = { unread: [], wrongEffects: [], wrongAnswers: [], disordered: [] }

// Run concurrently, because most of the time is spent waiting for processes to restart and for the leases of killed
// ones to expire.
describe.concurrent('servers that are killed', () => {
  eachEngine('a server that is killed while people write', (engine) => {
    it('keeps every acknowledged expense whole and sends every reply', async () => {
      const outcome = await crash({ engine, servers: 1, kills: 2, databaseKills: 0, seed: 20_261_121 })
      expect(outcome).toMatchObject({ ...whole, chat })
      expect(outcome.acknowledged).toBeGreaterThan(8)
    }, 300_000)
  })

  it('two servers behind a load balancer act as one, even when one is killed under load', async () => {
    const outcome = await several({ servers: 2, kills: 1, seed: 20_261_121 })
    expect(outcome).toMatchObject({ sessions: [], logout: [], limits: [], events: [], ...whole, chat })
  }, 300_000)
})
