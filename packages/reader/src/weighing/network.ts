import type { Inputs } from './features.ts'

/** How many numbers stand for a part of a message, and how many for three of them in a row. */
export const [width, hidden] = [12, 24]

/** How many parts are looked at together. */
export const reach = 3

/** What the output is made of: the most and the mean of what is found anywhere, and what is told of the whole. */
export const pooled = 2 * hidden + width

/** Numbers of one kind, a row after the other, each told in steps of one length. */
export interface Table {
  readonly step: number
  readonly steps: Float32Array | Int8Array
}

/**
 * A small network of convolution ('Convolutional Neural Networks for Sentence Classification', Kim 2014) beside the sum of
 * plain weights ('Wide & Deep Learning', Cheng et al. 2016).
 */
export interface Network {
  /** A row for each feature of a message: what it adds to each output. */
  readonly wide: Table
  /** A row for each feature of a part. */
  readonly parts: Table
  /** For each place of `reach`, a row for each number of a part. */
  readonly near: Table
  readonly nearBias: Table
  /** A row for each output. */
  readonly out: Table
  readonly outBias: Table
}

/** What each feature of a message counts: in long ones each says less. */
export function shareOf(features: number): number {
  return 6 / Math.sqrt(features)
}

/** What speaks for each output, as log-odds up to the same number for all of them. */
export function outputsOf(network: Network, { features, parts, whole }: Inputs): Float32Array {
  const rows = parts.map((numbers) => sumOfRows(network.parts, numbers))
  const found = rows.map((_, at) => nearOf(network, rows, at))
  return outputsFrom(network, features, poolOf(found, sumOfRows(network.parts, whole)).pool)
}

/** The most and the mean of what was found in each part, and what is told of the whole; with the part that has the most. */
export function poolOf(
  found: readonly Float32Array[],
  whole: Float32Array,
): { pool: Float32Array; most: Int32Array } {
  const pool = new Float32Array(pooled)
  const most = new Int32Array(hidden).fill(-1)
  const scale = 1 / Math.sqrt(found.length)
  for (const [at, values] of found.entries()) {
    for (let unit = 0; unit < hidden; unit++) {
      const value = values[unit] ?? 0
      if (value <= 0) continue
      if (value > (pool[unit] ?? 0)) {
        pool[unit] = value
        most[unit] = at
      }
      pool[hidden + unit] = (pool[hidden + unit] ?? 0) + value * scale
    }
  }
  pool.set(whole, 2 * hidden)
  return { pool, most }
}

/** What the plain weights of some features say, with what was pooled of the parts. */
export function outputsFrom(
  { wide, out, outBias }: Network,
  features: readonly number[],
  pool: Float32Array,
): Float32Array {
  const share = shareOf(features.length) * wide.step
  const outputs = outBias.steps.length
  return Float32Array.from({ length: outputs }, (_, output) => {
    let [deep, plain] = [0, 0]
    for (let at = 0; at < pooled; at++) deep += (out.steps[output * pooled + at] ?? 0) * (pool[at] ?? 0)
    for (const feature of features) plain += wide.steps[feature * outputs + output] ?? 0
    return (outBias.steps[output] ?? 0) * outBias.step + deep * out.step + plain * share
  })
}

/** What a part and those beside it say together, before what is below zero is left out. */
export function nearOf(network: Network, rows: readonly Float32Array[], at: number): Float32Array {
  const found = new Float32Array(hidden)
  addRow(found, network.nearBias, 0, 1)
  for (let place = 0; place < reach; place++) {
    const row = rows[at + place - 1]
    if (row === undefined) continue
    for (let input = 0; input < width; input++) {
      const value = row[input] ?? 0
      addRow(found, network.near, place * width + input, value)
    }
  }
  return found
}

/** The sum of some rows of the table of parts. */
export function sumOfRows(table: Table, numbers: readonly number[]): Float32Array {
  const sum = new Float32Array(width)
  for (const number of numbers) addRow(sum, table, number, 1)
  return sum
}

function addRow(to: Float32Array, { step, steps }: Table, row: number, times: number): void {
  const start = row * to.length
  const length = step * times
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (steps[start + at] ?? 0) * length
}
