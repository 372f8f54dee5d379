import { describe, expect, it } from 'vitest'
import { type Example, learn } from './logistic.ts'

const [speaks, forbids, idle] = [0, 1, 2]

function seen(features: readonly number[], holds: boolean, times: number): Example[] {
  return Array.from({ length: times }, () => ({ features, holds, often: 1 }))
}

describe('logistic regression', () => {
  it('gives weights for and against, and almost none to a feature without information', () => {
    const examples = [
      ...seen([speaks, idle], true, 30),
      ...seen([speaks], true, 30),
      ...seen([forbids, idle], false, 30),
      ...seen([forbids], false, 30),
    ]
    const weights = learn(examples, 3, 1)
    expect(weights[speaks]).toBeGreaterThan(1)
    expect(weights[forbids]).toBeLessThan(-1)
    expect(Math.abs(weights[idle] ?? 1)).toBeLessThan(0.01)
  })

  it('finds the weights where the error of each feature equals its penalty', () => {
    const care = 0.5
    const examples = [...seen([speaks], true, 70), ...seen([speaks], false, 30)]
    const [weight = 0] = learn(examples, 1, care)
    const missed = 70 - 100 / (1 + Math.exp(-weight))
    expect(care * missed).toBeCloseTo(weight, 2)
  })

  it('treats a count of an example like repeated examples', () => {
    const once = seen([forbids], false, 3)
    const many = learn([...seen([speaks, forbids], true, 4), ...once], 3, 1)
    const often = learn([{ features: [speaks, forbids], holds: true, often: 4 }, ...once], 3, 1)
    for (const [at, weight] of many.entries()) expect(often[at]).toBeCloseTo(weight, 2)
  })

  it('is deterministic', () => {
    const examples = [...seen([speaks, idle], true, 5), ...seen([forbids], false, 7)]
    expect(learn(examples, 3, 1)).toEqual(learn(examples, 3, 1))
  })
})
