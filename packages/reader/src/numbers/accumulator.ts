/** One, in hundredths, as all values are counted here. */
export const one = 100

/** The state of reading a number: what is settled, and what the next word may still change. */
export interface Accumulator {
  at: number
  total: number
  /** The part after the last multiplier; null when nothing has been read there. */
  current: readonly number[] | null
  /** The last multiplier; what follows must stay below it. */
  scale: number
  raw: string | null
  parts: number
  scaled: boolean
}
