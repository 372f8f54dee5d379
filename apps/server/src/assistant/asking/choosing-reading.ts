import { chosenIndexes } from '../meant/choosing.ts'
import type { Draft, QuestionOf } from '../questions.ts'
import { matches } from '../saying.ts'
import { isRepeated } from './each-amount.ts'

/**
 * 'El total', 'una cuota' (one instalment), 'la mitad' (half), when the two amounts are a part and the whole: the index
 * of the chosen reading; null for other words.
 */
export function partOrWhole({ readings }: QuestionOf<'readings'>, text: string): number | null {
  const amounts = readings.map(([draft, ...others]) => (others.length === 0 ? (draft?.amount ?? 0) : 0))
  const [most, least] = [Math.max(...amounts), Math.min(...amounts)]
  if (amounts.length !== 2 || least <= 0 || most === least || most % least !== 0) return null
  if (matches(text, 'theWhole')) return amounts.indexOf(most)
  if (matches(text, 'justHalf')) return most === 2 * least ? amounts.indexOf(least) : null
  return matches(text, 'onePart') ? amounts.indexOf(least) : null
}

/**
 * 'Cada uno', 'all together', when the question is whether a price is for each: the index of the chosen reading, the
 * higher sum being for each; null for other words.
 */
export function eachOrTogether({ readings }: QuestionOf<'readings'>, text: string): number | null {
  const sums = readings.map((drafts) => drafts.reduce((sum, { amount }) => sum + (amount ?? 0), 0))
  if (matches(text, 'forEach')) return sums.indexOf(Math.max(...sums))
  return matches(text, 'allTogether') || matches(text, 'theWhole') ? sums.indexOf(Math.min(...sums)) : null
}

/**
 * 'Los dos' (both), when the question is which of several prices a thing had: one draft for each price; null for other
 * words.
 */
export function eachOf({ readings }: QuestionOf<'readings'>, text: string): Draft[] | null {
  const drafts = readings.flat()
  const isOfOne = readings.every(({ length }) => length === 1) && chosenIndexes(text, readings.length)
  if (!isOfOne || isOfOne.length !== readings.length || readings.length < 2) return null
  return isRepeated(drafts) ? null : drafts.map((draft, line) => ({ ...draft, line }))
}
