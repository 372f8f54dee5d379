import type { Ambiguous, Doubt, Item } from '../meaning.ts'

/** Returns the question which of the readings is meant. */
export function ambiguous(why: Doubt, readings: readonly (readonly Item[])[]): Ambiguous {
  const [first = [], ...others] = readings
  return { kind: 'ambiguous', why, readings: [first, ...others], sure: false }
}

/** Returns the question whether an expense has another amount, which is offered first, or its own. */
export function ambiguousAmount(item: Item, amount: number): Ambiguous {
  return ambiguous('amount', [[{ ...item, amount }], [item]])
}
