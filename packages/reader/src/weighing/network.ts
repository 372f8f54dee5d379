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
  readonly steps: Float64Array | Int8Array
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

/** Room for what is reckoned on the way, and again for the next message: it takes long to make new. */
const room = { rows: new Float64Array(0), found: new Float64Array(0), pool: new Float64Array(pooled) }

/** What speaks for each output, as log-odds up to the same number for all of them. */
export function outputsOf(network: Network, { features, parts, whole }: Inputs): Float64Array {
  if (room.found.length < parts.length * hidden) {
    room.rows = new Float64Array(rowsFor(parts.length))
    room.found = new Float64Array(parts.length * hidden)
  }
  const rows = rowsOf(network.parts, parts, room.rows)
  const found = nearOf(network, rows, parts.length, room.found)
  const pool = poolOf(found, parts.length, room.pool)
  addRows(pool, 2 * hidden, network.parts, whole)
  return outputsFrom(network, features, pool)
}

function rowsFor(parts: number): number {
  return (parts + reach - 1) * width
}

/** What each part says, a row after another, with an empty row before the first and behind the last. */
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

/** Adds the rows of some features to what stands from a place on. */
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

/** What each part and those beside it say together, a row of `hidden` after another, also what is below zero. */
export function nearOf(
  { near, nearBias }: Network,
  rows: Float64Array,
  parts: number,
  found = new Float64Array(parts * hidden),
): Float64Array {
  const { step, steps } = near
  for (let start = 0, from = 0; start < parts * hidden; start += hidden, from += width) {
    const until = from + reach * width
    for (let unit = 0; unit < hidden; unit += 4) {
      // Four sums at once stay in the registers of the processor.
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

/** The most and the mean of what was found in each part, before what is told of the whole; `most` learns which part has the most. */
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

/** What the plain weights of some features say, with what was pooled of the parts. */
export function outputsFrom(
  { wide, out, outBias }: Network,
  features: readonly number[],
  pool: Float64Array,
): Float64Array {
  const count = outBias.steps.length
  const outputs = new Float64Array(count)
  const share = shareOf(features.length) * wide.step
  for (let output = 0; output < count; output++) {
    let plain = 0
    for (const feature of features) plain += wide.steps[feature * count + output] ?? 0
    let deep = 0
    for (let at = 0; at < pooled; at++) deep += (out.steps[output * pooled + at] ?? 0) * (pool[at] ?? 0)
    const bias = (outBias.steps[output] ?? 0) * outBias.step
    outputs[output] = plain * share + deep * out.step + bias
  }
  return outputs
}
