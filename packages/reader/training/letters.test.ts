import { describe, expect, it } from 'vitest'
import { tableOf } from '../src/weighing/letters.ts'
import { lettersOf } from './letters.ts'

describe('weights encoded as letters', () => {
  it('are decoded to within half a step', () => {
    const weights = [0, 0.5, -1.25, ...Array.from({ length: 1000 }, () => 0), 2, 0, 0, 0, -0.1]
    const letters = lettersOf(weights, 5)
    const { step, steps } = tableOf(letters, weights.length)
    for (const [at, weight] of weights.entries())
      expect(Math.abs((steps[at] ?? Number.NaN) * step - weight)).toBeLessThanOrEqual(step / 2)
  })

  it('are short when most weights are zero', () => {
    const weights = [1, ...Array.from({ length: 100_000 }, () => 0), 1]
    const letters = lettersOf(weights, 5)
    expect(letters.letters.length).toBeLessThan(2000)
    const { step, steps } = tableOf(letters, weights.length)
    expect((steps[100_001] ?? 0) * step).toBeCloseTo(1)
  })
})
