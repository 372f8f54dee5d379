import { fromMinor } from '@casita/contract'

/** Count and sum (minor units) of some expenses. */
export interface Tally {
  count: number
  sum: number
}

/** Nothing yet. */
export const nothing: Tally = { count: 0, sum: 0 }

/** Adds up the rows of each key. */
export function tallyBy<K, R extends Tally>(rows: readonly R[], keyOf: (row: R) => K): Map<K, Tally> {
  const tallies = new Map<K, Tally>()
  for (const row of rows) {
    const key = keyOf(row)
    const { count, sum } = tallies.get(key) ?? nothing
    tallies.set(key, { count: count + row.count, sum: sum + row.sum })
  }
  return tallies
}

/** Adds up all rows. */
export function tally(rows: readonly Tally[]): Tally {
  return tallyBy(rows, () => 'all').get('all') ?? nothing
}

/** The tally as the API returns it, in major units. */
export function presentTally({ count, sum }: Tally): { amount: number; count: number } {
  return { amount: fromMinor(sum), count }
}
