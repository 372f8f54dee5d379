import { expect, test } from 'vitest'
import { cutPower } from '../testing/power-cut/experiment.ts'

// A few of the cuts that `npm run torture -- power-cut` makes. Uses strace, which exists only on Linux; elsewhere this
// test reports that it is missing.
test('keeps every acknowledged expense in the embedded database after a power cut', async () => {
  const outcome = await cutPower({ expenses: 60, cuts: 60, seed: 7 })
  expect(outcome).toMatchObject({ acknowledged: 75, damaged: [], lost: [], halves: [] })
  // Otherwise the cuts would have tested nothing.
  expect(outcome.cutsWithUnsynced).toBeGreaterThan(30)
}, 120_000)
