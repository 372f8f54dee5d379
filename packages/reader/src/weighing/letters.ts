import type { Table } from './network.ts'

/** Numbers as letters, as `weights.ts` holds them: how many steps each is above or below zero, or a row of zeros. */
export interface Letters {
  /** How long a step is. */
  readonly step: number
  readonly letters: string
}

/** The letter of a number of zero; the next one stands for one step more. */
export const zero = 'P'.charCodeAt(0)

/** The letters that stand for zeros in a row: for one, and from each to the next for twice as many. */
export const [oneZero, mostZeros] = [' '.charCodeAt(0), '&'.charCodeAt(0)]

/** A small table of which all is used for each part of a message: quicker to reckon with than bytes. */
export function smallTableOf(its: Letters, length: number): Table {
  const { step, steps } = tableOf(its, length)
  return { step, steps: Float64Array.from(steps) }
}

/** The table that letters stand for, with zeros behind it up to a length: a byte for each number, as there are many. */
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
