import type { Table } from './network.ts'

/** How many numbers stand for a figure, and how many for what it is among the others. */
export const [units, mixed] = [32, 32]

/** What a figure is mixed of: itself, and the mean and the most of all figures beside it. */
export const among = 3 * units

/**
 * A small network that weighs the figures of a message against each other ('Deep Sets', Zaheer et al. 2017) beside the sum
 * of plain weights: what the others are tells as much of a figure as it does itself.
 */
export interface PriceNetwork {
  /** What each feature of a figure adds by itself. */
  readonly plain: Table
  /** A row of `units` for each feature of a figure. */
  readonly rows: Table
  readonly rowsBias: Table
  /** For each of `among`, a row of `mixed`. */
  readonly mix: Table
  readonly mixBias: Table
  /** What each of `units` and of `mixed` adds. */
  readonly out: Table
  readonly outBias: Table
}

/** What each feature of a figure counts among its plain weights, and in what it is. */
export function sharesOf(features: number): { plain: number; row: number } {
  return { plain: 4 / Math.sqrt(features), row: 6 / features }
}

/** How much speaks for each figure to be a price, by the features of all of them: its log-odds. */
export function pricesFrom(network: PriceNetwork, figures: readonly (readonly number[])[]): number[] {
  const rows = figures.map((features) => rowOf(network, features))
  const seen = rows.map((row) => seenOf(network, row))
  return figures.map((features, index) => {
    const row = rows[index] ?? nothing
    return outputFrom(network, features, row, mixedFrom(network, amongOf(seen, index)))
  })
}

/** What a figure is, by its features: `units` numbers. */
export function rowOf({ rows: { step, steps } }: PriceNetwork, features: readonly number[]): Float64Array {
  const row = new Float64Array(units)
  for (const feature of features)
    for (let at = 0, cell = feature * units; at < units; at++, cell++)
      row[at] = (row[at] ?? 0) + (steps[cell] ?? 0)
  const share = sharesOf(features.length).row * step
  for (let at = 0; at < units; at++) row[at] = (row[at] ?? 0) * share
  return row
}

/** What of a figure the others see. */
export function seenOf({ rowsBias: { step, steps } }: PriceNetwork, row: Float64Array): Float64Array {
  return row.map((value, at) => Math.max(0, value + (steps[at] ?? 0) * step))
}

/** A figure, and the mean and the most of the others. */
export function amongOf(seen: readonly Float64Array[], index: number): Float64Array {
  const all = new Float64Array(among)
  const others = seen.length - 1
  for (const [at, each] of seen.entries()) {
    if (at === index) continue
    for (let unit = 0; unit < units; unit++) {
      const value = each[unit] ?? 0
      all[units + unit] = (all[units + unit] ?? 0) + value / others
      all[2 * units + unit] = Math.max(all[2 * units + unit] ?? 0, value)
    }
  }
  all.set(seen[index] ?? nothing)
  return all
}

/** What a figure is among the others: `mixed` numbers, none below zero. */
export function mixedFrom({ mix, mixBias }: PriceNetwork, all: Float64Array): Float64Array {
  const sums = new Float64Array(mixed)
  for (let input = 0, cell = 0; input < among; input++) {
    const value = all[input] ?? 0
    if (value === 0) cell += mixed
    else
      for (let at = 0; at < mixed; at++, cell++) sums[at] = (sums[at] ?? 0) + value * (mix.steps[cell] ?? 0)
  }
  return sums.map((sum, at) => Math.max(0, sum * mix.step + (mixBias.steps[at] ?? 0) * mixBias.step))
}

/** What the plain weights of a figure say with what it is and what it is among the others. */
export function outputFrom(
  { plain, out, outBias }: PriceNetwork,
  features: readonly number[],
  row: Float64Array,
  hidden: Float64Array,
): number {
  let sum = 0
  for (const feature of features) sum += plain.steps[feature] ?? 0
  let deep = 0
  for (let at = 0; at < units; at++) deep += (out.steps[at] ?? 0) * (row[at] ?? 0)
  for (let at = 0; at < mixed; at++) deep += (out.steps[units + at] ?? 0) * (hidden[at] ?? 0)
  const bias = (outBias.steps[0] ?? 0) * outBias.step
  return sum * plain.step * sharesOf(features.length).plain + deep * out.step + bias
}

const nothing = new Float64Array(units)
