import { describe, expect, it } from 'vitest'
import { type Example, learn } from './logistic.ts'

const [speaks, forbids, idle] = [0, 1, 2]

function seen(signs: readonly number[], holds: boolean, times: number): Example[] {
  return Array.from({ length: times }, () => ({ signs, counts: signs.map(() => 1), holds }))
}

describe('what is learned', () => {
  it('speaks for, against, and not at all where a sign is in as many of both', () => {
    const examples = [
      ...seen([speaks, idle], true, 30),
      ...seen([speaks], true, 30),
      ...seen([forbids, idle], false, 30),
      ...seen([forbids], false, 30),
    ]
    const weights = learn(examples, 3, 1)
    expect(weights[speaks]).toBeGreaterThan(1)
    expect(weights[forbids]).toBeLessThan(-1)
    expect(weights[idle]).toBe(0)
  })

  it('finds the weights at which what was wrong of each sign is just its penalty', () => {
    const care = 0.5
    const examples = [...seen([speaks], true, 70), ...seen([speaks], false, 30)]
    const [weight = 0] = learn(examples, 1, care)
    const missed = 70 - 100 / (1 + Math.exp(-weight))
    expect(care * missed).toBeCloseTo(1, 6)
  })
})
