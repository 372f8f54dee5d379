import { shuffle } from './shuffle.ts'

/** What is to be learned from: the features of an example, by their numbers, whether it is of the kind, and how often it counts. */
export interface Example {
  readonly features: readonly number[]
  readonly holds: boolean
  readonly often: number
}

/** A weight for each feature, by its number. */
export type Weights = Float64Array

const rounds = 60
const precise = 1e-3

/**
 * The weights of a logistic regression with an L2 penalty, by dual coordinate descent (Yu, Huang and Lin 2011): each
 * example in turn pulls the weights as far as it alone would have them. `care` is how much a wrongly judged example weighs
 * against the size of the weights. The same examples give the same weights.
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

/** Features whose weights have to add up to no less and no more. */
export interface Bounds {
  readonly features: readonly number[]
  readonly least: number
  readonly most: number
}

/** How often what is insisted on is gone over. */
const passes = 200

/** Moves weights as little as brings all within their bounds, as far as they let each other. */
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

/** How hard an example pulls, from 0 to `care`, when it is as wrongly judged as its pull says: Newton's method. */
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
    const held = 1 / (1 + Math.exp(-doubt))
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

/** Draws numbers that are the same each time, by a linear congruence. */
function drawFrom(seed: number): (end: number) => number {
  let state = seed + 1
  return (end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % end
  }
}
