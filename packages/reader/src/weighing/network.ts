import type { Inputs } from './features.ts'

/** The size of the embedding of a part, and the number of units of the convolution. */
export const [width, hidden] = [12, 24]

/** The number of neighbouring parts that the convolution sees at once. */
export const reach = 3

/**
 * The size of the input of the output layer: the maximum and the scaled sum of each unit over all parts, and the
 * embedding of the whole message.
 */
export const pooled = 2 * hidden + width

/** A matrix stored row by row, its values as multiples of one step. */
export interface Table {
  readonly step: number
  readonly steps: Float64Array | Int8Array
}

/**
 * A small convolutional network ('Convolutional Neural Networks for Sentence Classification', Kim 2014) beside a
 * linear model ('Wide & Deep Learning', Cheng et al. 2016).
 */
export interface Network {
  /** A row for each feature of a message: its weight for each output. */
  readonly wide: Table
  /** A row for each feature of a part: its embedding. */
  readonly parts: Table
  /** For each of the `reach` positions, a row for each number of an embedding. */
  readonly near: Table
  readonly nearBias: Table
  /** A row for each output. */
  readonly out: Table
  readonly outBias: Table
}

/** Returns the factor of each feature of a message, which falls as their number grows. */
export function shareOf(features: number): number {
  return 6 / Math.sqrt(features)
}

/** Buffers for intermediate results, reused for every message because allocation is slow. */
const room = { rows: new Float64Array(0), found: new Float64Array(0), pool: new Float64Array(pooled) }

/** Returns the score of each output: log-odds up to a constant that all share. */
export function outputsOf(network: Network, { features, parts, whole }: Inputs): readonly number[] {
  if (room.found.length < parts.length * hidden) {
    room.rows = new Float64Array(rowsFor(parts.length))
    room.found = new Float64Array(parts.length * hidden)
  }
  const rows = rowsOf(network.parts, parts, room.rows)
  const found = convolve(network, rows, parts.length, room.found)
  const pool = poolOf(found, parts.length, room.pool)
  addRows(pool, 2 * hidden, network.parts, whole)
  return outputsFrom(network, features, pool)
}

function rowsFor(parts: number): number {
  return (parts + reach - 1) * width
}

/** Returns the embedding of each part, row by row, with an empty row before the first and after the last. */
export function rowsOf(
  table: Table,
  parts: readonly (readonly number[])[],
  rows = new Float64Array(rowsFor(parts.length)),
): Float64Array {
  rows.fill(0, 0, rowsFor(parts.length))
  let start = 0
  for (const numbers of parts) {
    start += width
    addRows(rows, start, table, numbers)
  }
  return rows
}

/** Adds the rows of some features to the row that starts at `start`. */
export function addRows(
  rows: Float64Array,
  start: number,
  { step, steps }: Table,
  numbers: readonly number[],
): void {
  for (const number of numbers) {
    const from = number * width
    for (let at = 0; at < width; at++)
      rows[start + at] = (rows[start + at] ?? 0) + (steps[from + at] ?? 0) * step
  }
}

/**
 * Returns the convolution over each part and its neighbours, a row of `hidden` per part, before negative values are
 * cut off.
 */
export function convolve(
  { near, nearBias }: Network,
  rows: Float64Array,
  parts: number,
  found = new Float64Array(parts * hidden),
): Float64Array {
  const { step, steps } = near
  for (let start = 0, from = 0; start < parts * hidden; start += hidden, from += width) {
    const until = from + reach * width
    for (let unit = 0; unit < hidden; unit += 4) {
      // Four sums at once stay in the processor's registers.
      let first = 0
      let second = 0
      let third = 0
      let fourth = 0
      for (let at = from, cell = unit; at < until; at++, cell += hidden) {
        const value = rows[at] ?? 0
        first += value * (steps[cell] ?? 0)
        second += value * (steps[cell + 1] ?? 0)
        third += value * (steps[cell + 2] ?? 0)
        fourth += value * (steps[cell + 3] ?? 0)
      }
      found[start + unit] = first * step
      found[start + unit + 1] = second * step
      found[start + unit + 2] = third * step
      found[start + unit + 3] = fourth * step
    }
    for (let unit = 0; unit < hidden; unit++)
      found[start + unit] = (found[start + unit] ?? 0) + (nearBias.steps[unit] ?? 0) * nearBias.step
  }
  return found
}

/**
 * Returns the maximum of each unit over all parts, and the sum of its positive values divided by the square root of
 * their number, leaving room for the whole. `most` receives the index of the part with the maximum.
 */
export function poolOf(
  found: Float64Array,
  parts: number,
  pool = new Float64Array(pooled),
  most?: Int32Array,
): Float64Array {
  pool.fill(0)
  const scale = 1 / Math.sqrt(parts)
  for (let at = 0; at < parts; at++) {
    for (let unit = 0; unit < hidden; unit++) {
      const value = found[at * hidden + unit] ?? 0
      if (value <= 0) continue
      if (value > (pool[unit] ?? 0)) {
        pool[unit] = value
        if (most !== undefined) most[unit] = at
      }
      pool[hidden + unit] = (pool[hidden + unit] ?? 0) + value * scale
    }
  }
  return pool
}

/** Returns the outputs: the linear model over the features plus the output layer over the pooled values. */
export function outputsFrom(
  { wide, out, outBias }: Network,
  features: readonly number[],
  pool: Float64Array,
): readonly number[] {
  const share = shareOf(features.length) * wide.step
  return sumsOf(wide.steps, outBias.steps.length, features).map((sum, output) => {
    let deep = 0
    for (let at = 0; at < pooled; at++) deep += (out.steps[output * pooled + at] ?? 0) * (pool[at] ?? 0)
    const bias = (outBias.steps[output] ?? 0) * outBias.step
    return sum * share + deep * out.step + bias
  })
}

/**
 * Returns the sums of the rows of some features, each with `count` numbers, an even number. Two sums at a time stay in
 * registers: with few instructions per row, the processor fetches many rows, scattered over the memory, at once.
 */
function sumsOf(steps: Table['steps'], count: number, features: readonly number[]): readonly number[] {
  const sums: number[] = []
  for (let output = 0; output < count; output += 2) {
    let first = 0
    let second = 0
    for (const feature of features) {
      const cell = feature * count + output
      first += steps[cell] ?? 0
      second += steps[cell + 1] ?? 0
    }
    sums.push(first, second)
  }
  return sums
}

/** Adds the row of a feature to sums of the same width. Row by row, the table is read in the order of the memory. */
export function addRow(sums: Float64Array, steps: Table['steps'], feature: number): void {
  const from = feature * sums.length
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (steps[from + at] ?? 0)
}
