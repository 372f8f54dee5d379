import type { Table } from '../src/weighing/network.ts'

/**
 * A table that is being learned, in steps of one, with its gradient and the running averages of the gradient and its
 * square ('Adam', Kingma and Ba 2015).
 */
export interface Learned extends Table {
  readonly steps: Float64Array
  readonly asked: Float64Array
  readonly mean: Float64Array
  readonly square: Float64Array
  /** The weight decay of each step ('AdamW', Loshchilov and Hutter 2019). */
  readonly decay: number
}

/** Returns a table of random numbers between `-spread` and `spread`. */
export function startFrom(random: () => number, length: number, spread: number, decay: number): Learned {
  return {
    step: 1,
    steps: Float64Array.from({ length }, () => (2 * random() - 1) * spread),
    asked: new Float64Array(length),
    mean: new Float64Array(length),
    square: new Float64Array(length),
    decay,
  }
}

/**
 * Returns the learning rate at a share of all steps: low at the start and the end ('Super-Convergence', Smith and
 * Topin 2018).
 */
export function paceAt(most: number, progress: number): number {
  const rising = 0.3
  const turn = progress < rising ? progress / rising : 1 - (progress - rising) / (1 - rising)
  return most * (0.5 - 0.5 * Math.cos(Math.PI * turn)) + most * 0.1
}

/** Makes one optimiser step against the gradient in `asked`, and resets the gradient. */
export function applyGradient(
  { steps, asked, mean, square, decay }: Learned,
  time: number,
  pace: number,
): void {
  const [slow, slower] = [0.9, 0.999]
  const [whole, wholeSquare] = [1 - slow ** time, 1 - slower ** time]
  for (let at = 0; at < steps.length; at++) {
    const ask = asked[at] ?? 0
    const ofMean = slow * (mean[at] ?? 0) + (1 - slow) * ask
    const ofSquare = slower * (square[at] ?? 0) + (1 - slower) * ask * ask
    mean[at] = ofMean
    square[at] = ofSquare
    const move = ofMean / whole / (Math.sqrt(ofSquare / wholeSquare) + 1e-8)
    steps[at] = (steps[at] ?? 0) * (1 - pace * decay) - pace * move
    asked[at] = 0
  }
}

/** Sets to zero the rows of a table that no lesson will change. */
export function clearUnread({ steps }: Learned, width: number, read: ReadonlyMap<number, number>): void {
  for (let row = 0; row * width < steps.length; row++)
    if (!read.has(row)) steps.fill(0, row * width, (row + 1) * width)
}

/** Counts in how many lists each number occurs. */
export function countsOf(lists: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const list of lists)
    for (const number of new Set(list)) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}

/** Returns how rare each number is, from the number of lists it occurs in; the mean is one. */
export function raritiesOf(numbers: readonly number[], counts: ReadonlyMap<number, number>): number[] {
  const rarities = numbers.map((number) => 1 / (1 + (counts.get(number) ?? 0)))
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0)
  return rarities.map((rarity) => (rarity * numbers.length) / all)
}

/** Returns a dropout mask: zero for a random share of the positions, and the scale that makes up for them elsewhere. */
export function dropoutMask(length: number, dropped: number, random: () => number): Float64Array {
  return Float64Array.from({ length }, () => (random() < dropped ? 0 : 1 / (1 - dropped)))
}

/** Multiplies `values` by `by`, element by element. */
export function times(values: Float64Array, by: Float64Array): void {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * (by[at] ?? 0)
}

/** Adds `values`, multiplied by `share`, to a row of a table. */
export function addTo(table: Float64Array, row: number, values: Float64Array, share = 1): void {
  const start = row * values.length
  for (let at = 0; at < values.length; at++)
    table[start + at] = (table[start + at] ?? 0) + (values[at] ?? 0) * share
}

/** Adds to one number of a table. */
export function addAt(table: Float64Array, at: number, value: number): void {
  table[at] = (table[at] ?? 0) + value
}

/** Returns a generator of pseudo-random numbers from 0 to 1 that is the same for the same seed ('mulberry32'). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
