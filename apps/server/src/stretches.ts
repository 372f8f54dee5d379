/** The number of ids or references per statement. */
export const idsAtOnce = 500

/** Splits values into consecutive chunks of at most `length`. */
export function stretchesOf<Value>(values: readonly Value[], length: number): Value[][] {
  const count = Math.ceil(values.length / length)
  return Array.from({ length: count }, (_, at) => values.slice(at * length, (at + 1) * length))
}
