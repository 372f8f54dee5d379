/** Repeatable random numbers: the same seed gives the same numbers (mulberry32). */
export interface RandomSource {
  /** At least 0, less than 1. */
  next(): number
  /** An integer from `least` up to, but not including, `most`. */
  between(least: number, most: number): number
  /** One of the given things. */
  of<T>(things: readonly [T, ...T[]]): T
}

/** Returns random numbers from a seed. */
export function chanceFrom(seed: number): RandomSource {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least))
  return { next, between, of: (things) => things[between(0, things.length)] ?? things[0] }
}
