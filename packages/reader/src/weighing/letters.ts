import type { Table } from './network.ts'

/**
 * Numbers encoded as letters, as `weights.ts` holds them: each letter is a number of steps above or below zero, or a
 * run of zeros.
 */
export interface Letters {
  /** The size of a step. */
  readonly step: number
  readonly letters: string
}

/** The letter for zero; each following letter is one step more. */
export const zero = 'P'.charCodeAt(0)

/** The letters for runs of zeros: the first stands for one, and each following one for twice as many. */
export const [oneZero, mostZeros] = [' '.charCodeAt(0), '&'.charCodeAt(0)]

/**
 * Decodes a small table into 64-bit floats: every part of a message uses all of it, and floats are faster to compute
 * with than bytes.
 */
export function smallTableOf(its: Letters, length: number): Table {
  const { step, steps } = tableOf(its, length)
  return { step, steps: Float64Array.from(steps) }
}

/** Decodes letters into a table of the given length, padded with zeros; one byte per number, as there are many. */
export function tableOf({ step, letters }: Letters, length: number): Table {
  const steps = new Int8Array(length)
  let at = 0
  for (let place = 0; place < letters.length; place++) {
    const letter = letters.charCodeAt(place)
    if (letter <= mostZeros) at += 2 ** (letter - oneZero)
    else steps[at++] = letter - zero
  }
  return { step, steps }
}
