import type { Table } from './network.ts'

/** The size of the embedding of a figure, and of its representation among the others. */
export const [units, mixed] = [32, 32]

/** The size of the input of the mixing layer: the figure itself, and the mean and the maximum of the others. */
export const among = 3 * units

/**
 * A small network that weighs the figures of a message against each other ('Deep Sets', Zaheer et al. 2017) beside a
 * linear model: the other figures tell as much about a figure as it does itself.
 */
export interface PriceNetwork {
  /** The weight of each feature in the linear model. */
  readonly plain: Table
  /** The embedding of each feature of a figure: a row of `units`. */
  readonly rows: Table
  readonly rowsBias: Table
  /** A row of `mixed` for each of the `among` inputs. */
  readonly mix: Table
  readonly mixBias: Table
  /** The weight of each of `units` and of `mixed`. */
  readonly out: Table
  readonly outBias: Table
}

/** Returns the factor of each feature of a figure, in the linear model and in its embedding. */
export function sharesOf(features: number): { plain: number; row: number } {
  return { plain: 4 / Math.sqrt(features), row: 6 / features }
}

/** Returns the log-odds that each figure is a price, from the features of all of them. */
export function pricesFrom(network: PriceNetwork, figures: readonly (readonly number[])[]): number[] {
  const rows = figures.map((features) => rowOf(network, features))
  const seen = rows.map((row) => seenOf(network, row))
  return figures.map((features, index) => {
    const row = rows[index] ?? nothing
    return outputFrom(network, features, row, mixedFrom(network, amongOf(seen, index)))
  })
}

/** Returns the embedding of a figure: `units` numbers from its features. */
export function rowOf({ rows: { step, steps } }: PriceNetwork, features: readonly number[]): Float64Array {
  const row = new Float64Array(units)
  for (const feature of features)
    for (let at = 0, cell = feature * units; at < units; at++, cell++)
      row[at] = (row[at] ?? 0) + (steps[cell] ?? 0)
  const share = sharesOf(features.length).row * step
  for (let at = 0; at < units; at++) row[at] = (row[at] ?? 0) * share
  return row
}

/** Returns the embedding with its bias, negative values set to zero. */
export function seenOf({ rowsBias: { step, steps } }: PriceNetwork, row: Float64Array): Float64Array {
  return row.map((value, at) => Math.max(0, value + (steps[at] ?? 0) * step))
}

/** Returns the input of the mixing layer: a figure, then the mean and the maximum of the others. */
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

/** Returns the representation of a figure among the others: `mixed` numbers, none negative. */
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

/**
 * Returns the log-odds of a figure: the linear model plus the output layer over its embedding and its representation
 * among the others.
 */
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
