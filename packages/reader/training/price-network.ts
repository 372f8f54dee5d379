import { priceSize } from '../src/weighing/price-features.ts'
import {
  among,
  amongOf,
  mixed,
  mixedFrom,
  outputFrom,
  type PriceNetwork,
  pricesFrom,
  rowOf,
  seenOf,
  sharesOf,
  units,
} from '../src/weighing/price-network.ts'
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
import { logistic } from './logistic.ts'
import { inBatches } from './shuffle.ts'

/**
 * The figures of a message to learn from: the features of each, the share of readers that takes it for a price, and
 * the weight of the message.
 */
export interface PriceLesson {
  readonly figures: readonly { readonly features: readonly number[]; readonly share: number }[]
  readonly often: number
}

type Tables = Readonly<Record<keyof PriceNetwork, Learned>>

/** Hyperparameters, tuned on held-out messages. */
const chosen = {
  rounds: 5,
  batch: 32,
  pace: 3e-3,
  unread: 0.3,
  dropped: 0.4,
  decay: { plain: 0.05, rows: 0, other: 0.01 },
  rare: 2,
}

/**
 * Returns the learned network that tells prices from other numbers, trained with dropout; the same lessons give the
 * same network.
 */
export function learnPrices(all: readonly PriceLesson[]): PriceNetwork {
  const random = randomFrom(1)
  const read = countsOf(all.flatMap(({ figures }) => figures.map(({ features }) => features)))
  for (const [feature, count] of read) if (count < chosen.rare) read.delete(feature)
  const tables = startTables(random)
  clearUnread(tables.rows, units, read)
  for (const { batch, step, progress } of inBatches(all, chosen, random)) {
    const often = batch.reduce((sum, lesson) => sum + lesson.often * lesson.figures.length, 0)
    for (const lesson of batch) teach(tables, lesson, lesson.often / often, read, random)
    for (const table of Object.values(tables)) applyGradient(table, step + 1, paceAt(chosen.pace, progress))
  }
  return tables
}

function startTables(random: () => number): Tables {
  const { plain, rows, other } = chosen.decay
  return {
    plain: startFrom(random, priceSize, 0, plain),
    rows: startFrom(random, priceSize * units, 0.05, rows),
    rowsBias: startFrom(random, units, 0, other),
    mix: startFrom(random, among * mixed, 1 / Math.sqrt(among), other),
    mixBias: startFrom(random, mixed, 0, other),
    out: startFrom(random, units + mixed, 1 / Math.sqrt(units + mixed), other),
    outBias: startFrom(random, 1, 0, other),
  }
}

/** Adds the gradient of one lesson to each table. */
function teach(
  tables: Tables,
  { figures }: PriceLesson,
  weight: number,
  read: ReadonlyMap<number, number>,
  random: () => number,
): void {
  const kept = figures.map(({ features }) => features.filter(() => random() > chosen.unread))
  const rows = kept.map((features) => rowOf(tables, features))
  const seen = rows.map((row) => seenOf(tables, row))
  const [wanted, wantedSeen] = [
    rows.map(() => new Float64Array(units)),
    rows.map(() => new Float64Array(units)),
  ]
  for (const [index, { share }] of figures.entries()) {
    const features = kept[index] ?? []
    const all = amongOf(seen, index)
    const allMask = dropoutMask(among, chosen.dropped, random)
    times(all, allMask)
    const hidden = mixedFrom(tables, all)
    const mask = dropoutMask(units + mixed, chosen.dropped, random)
    const both = Float64Array.from([...(rows[index] ?? []), ...hidden])
    times(both, mask)
    const output = outputFrom(tables, features, both.subarray(0, units), both.subarray(units))
    const miss = weight * (logistic(output) - share)
    addAt(tables.outBias.asked, 0, miss)
    addTo(tables.out.asked, 0, both, miss)
    for (const feature of features) addAt(tables.plain.asked, feature, miss * sharesOf(features.length).plain)
    times(mask, tables.out.steps)
    addTo(wanted[index] ?? nothing, 0, mask.subarray(0, units), miss)
    const asked = hidden.map((value, at) => (value > 0 ? miss * (mask[units + at] ?? 0) : 0))
    addTo(tables.mixBias.asked, 0, asked)
    const askedOfAll = new Float64Array(among)
    for (let input = 0; input < among; input++) {
      if ((allMask[input] ?? 0) === 0) continue
      addTo(tables.mix.asked, input, asked, all[input])
      for (let at = 0; at < mixed; at++)
        addAt(askedOfAll, input, (asked[at] ?? 0) * (tables.mix.steps[input * mixed + at] ?? 0))
    }
    times(askedOfAll, allMask)
    passOn(askedOfAll, seen, index, wantedSeen)
  }
  for (const [index, row] of wanted.entries()) {
    const own = (wantedSeen[index] ?? nothing).map((value, at) => ((seen[index]?.[at] ?? 0) > 0 ? value : 0))
    addTo(tables.rowsBias.asked, 0, own)
    addTo(row, 0, own)
    const features = kept[index] ?? []
    for (const feature of features)
      if (read.has(feature)) addTo(tables.rows.asked, feature, row, sharesOf(features.length).row)
  }
}

/** Propagates the gradient back through `amongOf`, to a figure and to the others. */
function passOn(
  asked: Float64Array,
  seen: readonly Float64Array[],
  index: number,
  wanted: readonly Float64Array[],
): void {
  addTo(wanted[index] ?? nothing, 0, asked.subarray(0, units))
  const others = wanted.flatMap((_, at) => (at === index ? [] : [at]))
  for (const at of others)
    addTo(wanted[at] ?? nothing, 0, asked.subarray(units, 2 * units), 1 / others.length)
  for (let unit = 0; unit < units; unit++) {
    const value = (at: number) => seen[at]?.[unit] ?? 0
    const most = others.reduce((best, at) => (value(at) > value(best) ? at : best), others[0] ?? 0)
    if (value(most) > 0) addAt(wanted[most] ?? nothing, unit, asked[2 * units + unit] ?? 0)
  }
}

const nothing = new Float64Array(units)

/** For the lessons that are enforced: the largest error, the most passes, and the learning rate. */
const insisted = { miss: { sure: 0.1, open: 0.3 }, times: 200, pace: 0.05 }

/** Trains on some of all lessons as `insistOn` does, changing only the linear weights, in steps of one. */
export function insistOnPrices(
  network: PriceNetwork,
  lessons: readonly PriceLesson[],
  all: readonly PriceLesson[],
): void {
  const counts = countsOf(all.flatMap(({ figures }) => figures.map(({ features }) => features)))
  for (let time = 0; time < insisted.times; time++) {
    let isMissed = false
    for (const { figures } of lessons) {
      const outputs = pricesFrom(
        network,
        figures.map(({ features }) => features),
      )
      for (const [index, { features, share }] of figures.entries()) {
        const miss = logistic(outputs[index] ?? 0) - share
        if (Math.abs(miss) < (share === 0 || share === 1 ? insisted.miss.sure : insisted.miss.open)) continue
        isMissed = true
        const rarity = raritiesOf(features, counts)
        const move = insisted.pace * miss * sharesOf(features.length).plain
        for (const [at, feature] of features.entries())
          addAt(network.plain.steps as Float64Array, feature, -move * (rarity[at] ?? 0))
      }
    }
    if (!isMissed) return
  }
}
