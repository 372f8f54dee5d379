import { shuffle } from './shuffle.ts'

/** An example to learn from: its features, whether it belongs to the class, and its weight. */
export interface Example {
  readonly features: readonly number[]
  readonly holds: boolean
  readonly often: number
}

/** The weight of each feature, indexed by feature. */
export type Weights = Float64Array

const rounds = 60
const precise = 1e-3

/**
 * Returns the weights of a logistic regression with an L2 penalty, by dual coordinate descent (Yu, Huang and Lin
 * 2011), which updates the dual variable of one example at a time. `care` weighs the loss of an example against the
 * penalty. The same examples give the same weights.
 */
export function learn(examples: readonly Example[], size: number, care: number): Weights {
  const weights: Weights = new Float64Array(size)
  const pulls = new Float64Array(examples.length)
  const order = examples.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, drawFrom(round))
    let most = 0
    for (const at of order) {
      const example = examples[at]
      if (example === undefined) continue
      const before = pulls[at] ?? 0
      const pull = pullOf(example, weights, before, care * example.often)
      add(weights, example, (example.holds ? 1 : -1) * (pull - before))
      pulls[at] = pull
      most = Math.max(most, Math.abs(pull - before) / example.often)
    }
    if (most < precise * care) break
  }
  return weights
}

/** Features whose weights must add up to between `least` and `most`. */
export interface Bounds {
  readonly features: readonly number[]
  readonly least: number
  readonly most: number
}

/** The largest number of passes over the bounds. */
const passes = 200

/**
 * Changes the weights as little as needed to bring every sum within its bounds, as far as the bounds are compatible.
 */
export function insist(weights: Weights, all: readonly Bounds[]): void {
  for (let pass = 0; pass < passes; pass++) {
    let isMissed = false
    for (const { features, least, most } of all) {
      const odds = features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0)
      const move = (Math.min(most, Math.max(least, odds)) - odds) / features.length
      if (move === 0) continue
      isMissed = true
      for (const feature of features) weights[feature] = (weights[feature] ?? 0) + move
    }
    if (!isMissed) return
  }
}

/** Returns the probability that a sum of weights stands for. */
export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

/** Returns the optimal dual variable of an example, from 0 to `care`, by Newton's method. */
function pullOf(example: Example, weights: Weights, before: number, care: number): number {
  const margin = (example.holds ? 1 : -1) * sum(example, weights)
  const { length } = example.features
  const missed = (doubt: number) => doubt + margin + length * (care / (1 + Math.exp(-doubt)) - before)
  let [low, high] = [-margin - length * care, -margin + length * before]
  let doubt = Math.min(high, Math.max(low, -margin))
  for (let step = 0; step < 30 && high - low > 1e-6; step++) {
    const value = missed(doubt)
    if (value > 0) high = doubt
    else low = doubt
    const held = logistic(doubt)
    const next = doubt - value / (1 + length * care * held * (1 - held))
    if (Math.abs(next - doubt) < 1e-9) break
    doubt = next > low && next < high ? next : (low + high) / 2
  }
  return care / (1 + Math.exp(-doubt))
}

function sum({ features }: Example, weights: Weights): number {
  let total = 0
  for (const feature of features) total += weights[feature] ?? 0
  return total
}

function add(to: Weights, { features }: Example, times: number): void {
  for (const feature of features) to[feature] = (to[feature] ?? 0) + times
}

/**
 * Returns a generator of whole numbers below `end` that is the same for the same seed (a linear congruential
 * generator).
 */
function drawFrom(seed: number): (end: number) => number {
  let state = seed + 1
  return (end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % end
  }
}
