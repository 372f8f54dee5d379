import { type Letters, mostZeros, oneZero, zero } from '../src/weighing/letters.ts'

/** The most steps from zero that a letter can stand for. */
const most = 40

const zeros = new RegExp(`${String.fromCharCode(zero)}+`, 'g')

/** Encodes weights as letters, in steps of a fraction of their root mean square; `tableOf` decodes them. */
export function lettersOf(weights: ArrayLike<number>, fineness: number): Letters {
  return lettersInSteps(weights, stepOf(weights, fineness))
}

/** Encodes weights as letters, in the given steps. */
export function lettersInSteps(weights: ArrayLike<number>, step: number): Letters {
  const letters = Array.from(weights)
    .map((weight) => Math.max(-most, Math.min(most, Math.round(weight / step))))
    .map((steps) => String.fromCharCode(zero + steps))
    .join('')
    .replace(zeros, ({ length }) => lettersOfZeros(length))
  return { step, letters }
}

/** Returns the letters of the powers of two that a number of zeros is made of. */
function lettersOfZeros(count: number): string {
  const largest = 2 ** (mostZeros - oneZero)
  let letters = String.fromCharCode(mostZeros).repeat(Math.floor(count / largest))
  for (let letter = mostZeros - 1; letter >= oneZero; letter--)
    if (count & (2 ** (letter - oneZero))) letters += String.fromCharCode(letter)
  return letters
}

/** Returns a fraction of the root mean square of the weights that are not zero. */
export function stepOf(weights: ArrayLike<number>, fineness: number): number {
  const others = Array.from(weights).filter((weight) => weight !== 0)
  const spread = Math.sqrt(others.reduce((sum, value) => sum + value * value, 0) / others.length)
  return Number((spread / fineness).toPrecision(2))
}
