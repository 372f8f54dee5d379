/** So many ids or references are asked for by one statement. */
export const idsAtOnce = 500

/** Values in their order, so many at a time. */
export function stretchesOf<Value>(values: readonly Value[], length: number): Value[][] {
  const count = Math.ceil(values.length / length)
  return Array.from({ length: count }, (_, at) => values.slice(at * length, (at + 1) * length))
}
