import { describe, expect, it } from 'vitest'
import type { Inputs } from '../src/weighing/features.ts'
import { outputsOf } from '../src/weighing/network.ts'
import { insistOn, type Lesson, learnNetwork } from './network.ts'

const [thing, price, gone, came] = [11, 22, 33, 44]

function inputs(...parts: readonly number[]): Inputs {
  return { features: parts, parts: parts.map((part) => [part]), whole: [] }
}

function lessons(shares: readonly number[], ...parts: readonly number[]): Lesson[] {
  return Array.from({ length: 400 }, () => ({ inputs: inputs(...parts), shares, often: 1, miss: 0.25 }))
}

/** Returns the probability of each output. */
function sharesOf(outputs: readonly number[]): number[] {
  const powers = [...outputs].map(Math.exp)
  return powers.map((power) => power / powers.reduce((sum, each) => sum + each))
}

describe('the network', () => {
  it('learns from the words of a message, and from their order when the words are the same', () => {
    const network = learnNetwork(
      [
        ...lessons([1, 0], thing, price),
        ...lessons([0, 1], gone, price),
        ...lessons([1, 0], gone, came, price),
        ...lessons([0, 1], came, gone, price),
      ],
      2,
    )
    const first = (...parts: readonly number[]) => sharesOf(outputsOf(network, inputs(...parts)))[0]
    expect(first(thing, price)).toBeGreaterThan(0.9)
    expect(first(gone, price)).toBeLessThan(0.1)
    expect(first(gone, came, price)).toBeGreaterThan(0.9)
    expect(first(came, gone, price)).toBeLessThan(0.1)
  })

  it('is as sure as its lessons', () => {
    const network = learnNetwork([...lessons([0.6, 0.4], thing), ...lessons([0, 1], gone)], 2)
    expect(sharesOf(outputsOf(network, inputs(thing)))[0]).toBeCloseTo(0.6, 1)
  })

  it('is deterministic', () => {
    const some = lessons([1, 0], thing, price)
    expect(learnNetwork(some, 2)).toEqual(learnNetwork(some, 2))
  })

  it('learns lessons that are insisted on, and changes little else', () => {
    const known = [...lessons([1, 0], thing, price), ...lessons([0, 1], gone, price)]
    const odd: Lesson = { inputs: inputs(came, thing, price), shares: [0, 1], often: 1, miss: 0.1 }
    const network = learnNetwork([...known, odd], 2)
    const first = (...parts: readonly number[]) => sharesOf(outputsOf(network, inputs(...parts)))[0] ?? 0
    const before = first(thing, price)
    insistOn(network, [odd], [...known, odd])
    expect(first(came, thing, price)).toBeLessThan(0.11)
    expect(Math.abs(first(thing, price) - before)).toBeLessThan(0.02)
  })
})
