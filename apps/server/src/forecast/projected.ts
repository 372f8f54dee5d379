/** What the expected spending of a month depends on; sums in minor units. */
interface Month {
  spent: number
  /** What was spent until today, including today; expenses may have a later day. */
  spentSoFar: number
  /** The elapsed share of the month, including today, from 0 to 1. */
  gone: number
  /** The part of `spentSoFar` that recurs (see `notedAgain`). */
  repeated: number
  /** What still recurs this month. */
  toCome: number
}

/**
 * The expected spending by the end of the month: everyday spending at its pace so far, and what recurs as often as it
 * does: a rent of the first day is no pace. At least what is spent already and still to come.
 */
export function projectedSpending({ spent, spentSoFar, gone, repeated, toCome }: Month): number {
  const everyday = gone === 0 ? 0 : Math.round((spentSoFar - repeated) / gone)
  return Math.max(spent, everyday + repeated) + toCome
}
