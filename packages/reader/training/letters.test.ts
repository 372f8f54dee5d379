import { describe, expect, it } from 'vitest'
import { tableOf } from '../src/weighing/letters.ts'
import { lettersOf } from './letters.ts'

describe('weights as letters', () => {
  it('are read as they were written, up to half a step', () => {
    const weights = [0, 0.5, -1.25, ...Array.from({ length: 1000 }, () => 0), 2, 0, 0, 0, -0.1]
    const letters = lettersOf(weights, 5)
    const table = tableOf(letters, weights.length)
    for (const [at, weight] of weights.entries())
      expect(Math.abs((table[at] ?? Number.NaN) - weight)).toBeLessThanOrEqual(letters.step / 2 + 1e-6)
  })

  it('are few where most weights are zero', () => {
    const weights = [1, ...Array.from({ length: 100_000 }, () => 0), 1]
    expect(lettersOf(weights, 5).letters.length).toBeLessThan(2000)
    expect(tableOf(lettersOf(weights, 5), weights.length)[100_001]).toBeCloseTo(1)
  })
})
