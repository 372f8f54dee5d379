import { type Inputs, partSize, size } from '../src/weighing/features.ts'
import {
  hidden,
  type Network,
  nearOf,
  outputsFrom,
  outputsOf,
  pooled,
  poolOf,
  reach,
  rowOf,
  rowsOf,
  shareOf,
  type Table,
  width,
} from '../src/weighing/network.ts'
import { shuffle } from './shuffle.ts'

/** A message to learn from: what share of its readers would take it for each output, and how often it counts. */
export interface Lesson {
  readonly inputs: Inputs
  readonly shares: readonly number[]
  readonly often: number
}

/** A table that is learned, in steps of one, with what its last lessons asked for ('Adam', Kingma and Ba 2015). */
interface Learned extends Table {
  readonly steps: Float64Array
  readonly asked: Float64Array
  readonly mean: Float64Array
  readonly square: Float64Array
  /** How much of it is forgotten in each step ('AdamW', Loshchilov and Hutter 2019). */
  readonly decay: number
}

type Tables = Readonly<Record<keyof Network, Learned>>

/** Chosen by what they make of messages that were left out. */
const chosen = {
  rounds: 3,
  batch: 32,
  pace: 4e-3,
  dropped: 0.3,
  unread: 0.1,
  decay: { wide: 0.1, other: 0.01 },
  rare: 4,
}

/**
 * The network that tells most of the lessons right, as far as what is dropped at random lets it: the same ones give the same.
 * Of what is in hardly any lesson nothing is learned, so that the tables stay small.
 */
export function learnNetwork(all: readonly Lesson[], outputs: number): Network {
  const lessons = withoutRare(all)
  const random = randomFrom(1)
  const tables = startFrom(random, outputs)
  clearUnread(tables.parts.steps, lessons)
  const order = lessons.map((_, at) => at)
  const batches = Math.ceil(lessons.length / chosen.batch)
  const steps = chosen.rounds * batches
  for (let step = 0; step < steps; step++) {
    if (step % batches === 0) shuffle(order, (end) => Math.floor(random() * end))
    const start = (step % batches) * chosen.batch
    const batch = order.slice(start, start + chosen.batch).flatMap((at) => lessons[at] ?? [])
    const often = batch.reduce((sum, lesson) => sum + lesson.often, 0)
    for (const lesson of batch) teach(tables, lesson, lesson.often / often, random)
    for (const table of Object.values(tables)) follow(table, step + 1, paceAt(step / steps))
  }
  return tables
}

/** Lessons of which what is in fewer than `chosen.rare` of them is left out. */
function withoutRare(lessons: readonly Lesson[]): Lesson[] {
  const features = countsOf(lessons.map(({ inputs }) => inputs.features))
  const parts = countsOf(lessons.map(({ inputs }) => [...inputs.parts.flat(), ...inputs.whole]))
  const often = (counts: Map<number, number>) => (number: number) => (counts.get(number) ?? 0) >= chosen.rare
  return lessons.map(({ inputs, ...lesson }) => ({
    ...lesson,
    inputs: {
      features: inputs.features.filter(often(features)),
      parts: inputs.parts.map((numbers) => numbers.filter(often(parts))),
      whole: inputs.whole.filter(often(parts)),
    },
  }))
}

/** In how many lists each number is. */
function countsOf(lists: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const list of lists)
    for (const number of new Set(list)) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}

/** Lets the rows say nothing that no lesson will move. */
function clearUnread(rows: Float64Array, lessons: readonly Lesson[]): void {
  const read = countsOf(lessons.map(({ inputs }) => [...inputs.parts.flat(), ...inputs.whole]))
  for (let row = 0; row < partSize; row++) if (!read.has(row)) rows.fill(0, row * width, (row + 1) * width)
}

/**
 * Leaves out that share of the plain weights' rows that tells the outputs apart the least: they are mostly what some lessons
 * happened to have in common, and so much less is left to be kept.
 */
export function leaveOutFaint({ wide: { steps } }: Network, outputs: number, share: number): void {
  const strengthOf = (row: number) => {
    const own = Array.from(steps.subarray(row * outputs, (row + 1) * outputs))
    const mean = own.reduce((sum, step) => sum + step, 0) / outputs
    return own.reduce((sum, step) => sum + (step - mean) ** 2, 0)
  }
  const rows = Array.from({ length: steps.length / outputs }, (_, row) => ({
    row,
    strength: strengthOf(row),
  }))
  const told = rows.filter(({ strength }) => strength > 0).sort((a, b) => a.strength - b.strength)
  for (const { row } of told.slice(0, told.length * share)) steps.fill(0, row * outputs, (row + 1) * outputs)
}

/** How far a lesson that is insisted on may be missed, how often it is gone over, and how much it moves the weights. */
const insisted = { miss: { sure: 0.25, open: 0.04 }, times: 200, pace: 0.02 }

/**
 * Goes over some lessons until none of them is missed by much, and changes nothing but the plain weights, in steps of one,
 * of what is in those that are.
 */
export function insistOn(network: Network, lessons: readonly Lesson[]): void {
  for (let time = 0; time < insisted.times; time++) {
    let isMissed = false
    for (const { inputs, shares } of lessons) {
      const missed = missesOf(outputsOf(network, inputs), shares)
      const most = shares.includes(1) ? insisted.miss.sure : insisted.miss.open
      if (missed.every((miss) => Math.abs(miss) < most)) continue
      isMissed = true
      const share = shareOf(inputs.features.length)
      for (const feature of inputs.features) {
        for (const [output, miss] of missed.entries()) {
          const cell = feature * shares.length + output
          network.wide.steps[cell] = (network.wide.steps[cell] ?? 0) - insisted.pace * miss * share
        }
      }
    }
    if (!isMissed) return
  }
}

function startFrom(random: () => number, outputs: number): Tables {
  const table = (length: number, spread: number, decay: number): Learned => ({
    step: 1,
    steps: Float64Array.from({ length }, () => (2 * random() - 1) * spread),
    asked: new Float64Array(length),
    mean: new Float64Array(length),
    square: new Float64Array(length),
    decay,
  })
  const { wide, other } = chosen.decay
  return {
    wide: table(size * outputs, 0, wide),
    parts: table(partSize * width, 0.09, 0),
    near: table(reach * width * hidden, 1 / Math.sqrt(reach * width), other),
    nearBias: table(hidden, 0, other),
    out: table(outputs * pooled, 1 / Math.sqrt(pooled), other),
    outBias: table(outputs, 0, other),
  }
}

/** Slow at first and in the end ('Super-Convergence', Smith and Topin 2018). */
function paceAt(progress: number): number {
  const rising = 0.3
  const turn = progress < rising ? progress / rising : 1 - (progress - rising) / (1 - rising)
  return chosen.pace * (0.5 - 0.5 * Math.cos(Math.PI * turn)) + chosen.pace * 0.1
}

/** Asks of each table what would tell a lesson better. */
function teach(tables: Tables, { inputs, shares }: Lesson, weight: number, random: () => number): void {
  const kept = (numbers: readonly number[]) => numbers.filter(() => random() > chosen.unread)
  const masked = (length: number) =>
    Float64Array.from({ length }, () => (random() < chosen.dropped ? 0 : 1 / (1 - chosen.dropped)))
  const parts = inputs.parts.map(kept)
  const rows = rowsOf(tables.parts, parts)
  const rowsMask = masked(rows.length)
  times(rows, rowsMask)
  const found = nearOf(tables, rows)
  const { pool, most } = poolOf(found, rowOf(tables.parts, inputs.whole))
  const scale = 1 / Math.sqrt(parts.length)
  const mask = masked(pooled)
  times(pool, mask)

  const share = shareOf(inputs.features.length)
  const missed = missesOf(outputsFrom(tables, inputs.features, pool), shares).map((miss) => miss * weight)
  const asked = new Float64Array(pooled)
  missed.forEach((miss, output) => {
    tables.outBias.asked[output] = (tables.outBias.asked[output] ?? 0) + miss
    for (let at = 0; at < pooled; at++) {
      const cell = output * pooled + at
      tables.out.asked[cell] = (tables.out.asked[cell] ?? 0) + miss * (pool[at] ?? 0)
      asked[at] = (asked[at] ?? 0) + miss * (tables.out.steps[cell] ?? 0) * (mask[at] ?? 0)
    }
    for (const feature of inputs.features) {
      const cell = feature * shares.length + output
      tables.wide.asked[cell] = (tables.wide.asked[cell] ?? 0) + miss * share
    }
  })
  for (const number of inputs.whole) addTo(tables.parts.asked, number, asked.subarray(2 * hidden))
  const wanted = new Float64Array(rows.length)
  for (let at = 0; at < parts.length; at++) {
    for (let unit = 0; unit < hidden; unit++) {
      if ((found[at * hidden + unit] ?? 0) <= 0) continue
      const own = (most[unit] === at ? (asked[unit] ?? 0) : 0) + (asked[hidden + unit] ?? 0) * scale
      if (own === 0) continue
      tables.nearBias.asked[unit] = (tables.nearBias.asked[unit] ?? 0) + own
      for (let input = 0; input < reach * width; input++) {
        const [from, cell] = [at * width + input, input * hidden + unit]
        tables.near.asked[cell] = (tables.near.asked[cell] ?? 0) + own * (rows[from] ?? 0)
        wanted[from] = (wanted[from] ?? 0) + own * (tables.near.steps[cell] ?? 0)
      }
    }
  }
  times(wanted, rowsMask)
  for (const [at, numbers] of parts.entries())
    for (const number of numbers)
      addTo(tables.parts.asked, number, wanted.subarray((at + 1) * width, (at + 2) * width))
}

/** By how much more each output is believed than it should be. */
function missesOf(outputs: Float64Array, shares: readonly number[]): number[] {
  const highest = Math.max(...outputs)
  const powers = Array.from(outputs, (output) => Math.exp(output - highest))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power, output) => power / all - (shares[output] ?? 0))
}

/** Moves a table towards what was asked of it, and forgets the asking. */
function follow({ steps, asked, mean, square, decay }: Learned, time: number, pace: number): void {
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

function times(values: Float64Array, mask: Float64Array): void {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * (mask[at] ?? 0)
}

function addTo(table: Float64Array, row: number, values: Float64Array): void {
  const start = row * values.length
  for (let at = 0; at < values.length; at++) table[start + at] = (table[start + at] ?? 0) + (values[at] ?? 0)
}

/** Numbers from 0 to 1 that look random and are the same each time ('mulberry32'). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
