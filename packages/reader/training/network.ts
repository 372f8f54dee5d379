import { type Inputs, partSize, size } from '../src/weighing/features.ts'
import {
  addRows,
  convolve,
  hidden,
  type Network,
  outputsFrom,
  outputsOf,
  pooled,
  poolOf,
  reach,
  rowsOf,
  shareOf,
  width,
} from '../src/weighing/network.ts'
import {
  addAt,
  addTo,
  applyGradient,
  clearUnread,
  countsOf,
  dropoutMask,
  type Learned,
  paceAt,
  randomFrom,
  raritiesOf,
  startFrom,
  times,
} from './adam.ts'
import { inBatches } from './shuffle.ts'

/** A message to learn from: the share of its readers that would take it for each output, and its weight. */
export interface Lesson {
  readonly inputs: Inputs
  readonly shares: readonly number[]
  readonly often: number
  /** The largest error that is accepted when the lesson is enforced. */
  readonly miss: number
}

type Tables = Readonly<Record<keyof Network, Learned>>

/** Hyperparameters, tuned on held-out messages. */
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
 * Returns the learned network, trained with dropout; the same lessons give the same network. Features that occur in
 * hardly any lesson are left out, so that the tables stay small.
 */
export function learnNetwork(all: readonly Lesson[], outputs: number): Network {
  const lessons = withoutRare(all)
  const random = randomFrom(1)
  const tables = startTables(random, outputs)
  clearUnread(tables.parts, width, partsIn(lessons))
  for (const { batch, step, progress } of inBatches(lessons, chosen, random)) {
    const often = batch.reduce((sum, lesson) => sum + lesson.often, 0)
    for (const lesson of batch) teach(tables, lesson, lesson.often / often, random)
    for (const table of Object.values(tables)) applyGradient(table, step + 1, paceAt(chosen.pace, progress))
  }
  return tables
}

/** Returns the lessons without the features that occur in fewer than `chosen.rare` of them. */
function withoutRare(lessons: readonly Lesson[]): Lesson[] {
  const features = countsOf(lessons.map(({ inputs }) => inputs.features))
  const parts = partsIn(lessons)
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

/** Counts in how many lessons each feature of a part occurs. */
function partsIn(lessons: readonly Lesson[]): Map<number, number> {
  return countsOf(lessons.map(({ inputs }) => [...inputs.parts.flat(), ...inputs.whole]))
}

/**
 * Sets to zero the given share of the rows of the linear weights that distinguish the outputs least. They are mostly
 * chance, and leaving them out makes the weights file smaller.
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

/** The largest number of passes over the lessons that are enforced, and the learning rate. */
const insisted = { times: 200, pace: 0.02 }

/**
 * Trains on some of all lessons until none has a large error. Changes only the linear weights, in steps of one, of the
 * features in those lessons, and more the rarer a feature is, so that other messages are read as before.
 */
export function insistOn(network: Network, lessons: readonly Lesson[], all: readonly Lesson[]): void {
  const counts = countsOf(all.map(({ inputs }) => inputs.features))
  for (let time = 0; time < insisted.times; time++) {
    let isMissed = false
    for (const { inputs, shares, miss: most } of lessons) {
      const missed = missesOf(outputsOf(network, inputs), shares)
      if (missed.every((miss) => Math.abs(miss) < most)) continue
      isMissed = true
      const rarity = raritiesOf(inputs.features, counts)
      const share = shareOf(inputs.features.length)
      for (const [at, feature] of inputs.features.entries()) {
        for (const [output, miss] of missed.entries()) {
          const move = insisted.pace * miss * share * (rarity[at] ?? 0)
          addAt(network.wide.steps as Float64Array, feature * shares.length + output, -move)
        }
      }
    }
    if (!isMissed) return
  }
}

function startTables(random: () => number, outputs: number): Tables {
  const { wide, other } = chosen.decay
  return {
    wide: startFrom(random, size * outputs, 0, wide),
    parts: startFrom(random, partSize * width, 0.09, 0),
    near: startFrom(random, reach * width * hidden, 1 / Math.sqrt(reach * width), other),
    nearBias: startFrom(random, hidden, 0, other),
    out: startFrom(random, outputs * pooled, 1 / Math.sqrt(pooled), other),
    outBias: startFrom(random, outputs, 0, other),
  }
}

/** Adds the gradient of one lesson to each table. */
function teach(tables: Tables, { inputs, shares }: Lesson, weight: number, random: () => number): void {
  const kept = (numbers: readonly number[]) => numbers.filter(() => random() > chosen.unread)
  const parts = inputs.parts.map(kept)
  const rows = rowsOf(tables.parts, parts)
  const rowsMask = dropoutMask(rows.length, chosen.dropped, random)
  times(rows, rowsMask)
  const found = convolve(tables, rows, parts.length)
  const most = new Int32Array(hidden).fill(-1)
  const pool = poolOf(found, parts.length, undefined, most)
  addRows(pool, 2 * hidden, tables.parts, inputs.whole)
  const scale = 1 / Math.sqrt(parts.length)
  const mask = dropoutMask(pooled, chosen.dropped, random)
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

/** Returns by how much the probability of each output exceeds its target. */
function missesOf(outputs: readonly number[], shares: readonly number[]): number[] {
  const highest = Math.max(...outputs)
  const powers = Array.from(outputs, (output) => Math.exp(output - highest))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power, output) => power / all - (shares[output] ?? 0))
}
