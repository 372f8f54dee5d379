/** What is to be learned from: how often each sign, by its number, is in an example, and whether it is of the kind. */
export interface Example {
  readonly signs: readonly number[]
  readonly counts: readonly number[]
  readonly holds: boolean
}

/** A weight for each sign, by its number. */
type Weights = Float64Array

const steps = 5000

/**
 * The weights of a logistic regression with an L1 penalty, which leaves most of them zero: proximal gradient descent
 * with momentum (FISTA, Beck and Teboulle 2009). `care` is how much a wrongly judged example weighs against the size of
 * the weights. The same examples give the same weights.
 */
export function learn(examples: readonly Example[], size: number, care: number): Weights {
  const rate = 1 / (0.25 * care * largestCurvature(examples, size))
  let weights: Weights = new Float64Array(size)
  let ahead = weights
  let momentum = 1
  for (let step = 0; step < steps; step++) {
    const next = shrink(descend(examples, ahead, rate * care), rate)
    const gained = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2
    const push = (momentum - 1) / gained
    const last = weights
    ahead = next.map((weight, sign) => weight + push * (weight - (last[sign] ?? 0)))
    weights = next
    momentum = gained
  }
  return weights
}

/** The weights after one step down the slope of the log-loss. */
function descend(examples: readonly Example[], weights: Weights, rate: number): Weights {
  const next = weights.slice()
  for (const { signs, counts, holds } of examples) {
    const miss = (holds ? 1 : 0) - 1 / (1 + Math.exp(-sum(signs, counts, weights)))
    add(next, signs, counts, rate * miss)
  }
  return next
}

function shrink(weights: Weights, by: number): Weights {
  return weights.map((weight) => Math.sign(weight) * Math.max(0, Math.abs(weight) - by))
}

/** The largest eigenvalue of the examples' Gram matrix, by power iteration: the loss bends nowhere more. */
function largestCurvature(examples: readonly Example[], size: number): number {
  let direction: Weights = new Float64Array(size).fill(1 / Math.sqrt(size))
  let length = 1
  for (let turn = 0; turn < 50; turn++) {
    const next = new Float64Array(size)
    for (const { signs, counts } of examples) add(next, signs, counts, sum(signs, counts, direction))
    length = Math.hypot(...next)
    direction = next.map((part) => part / length)
  }
  return length
}

function sum(signs: readonly number[], counts: readonly number[], weights: Weights): number {
  let total = 0
  for (let at = 0; at < signs.length; at++) total += (weights[signs[at] ?? 0] ?? 0) * (counts[at] ?? 0)
  return total
}

function add(to: Weights, signs: readonly number[], counts: readonly number[], times: number): void {
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? 0
    to[sign] = (to[sign] ?? 0) + times * (counts[at] ?? 0)
  }
}
