import { isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/** Words whose number stands alone: 'iphone 15 800' is a model and a price. */
const naming = ['label', 'weakLabel', 'model'] as const

/** Whether the phrase at a token takes the number after it for itself. */
export function isNaming(sentence: Sentence, at: number, figure: string): boolean {
  return isAt(sentence, at, ...naming) || (isAt(sentence, at, 'fuel') && isOctane(figure))
}

/** The grades of fuel that stand before its price: 'super 95'. */
export function isOctane(figure: string): boolean {
  return /^(8[5-9]|9[0-9]|100)$/.test(figure)
}

/**
 * 'lunch 12 no 14', 'thirty, no forty', 'no 54': behind another number, or before nothing but one, the 'no' of English
 * takes back what was said, and is no 'number'.
 */
export function isTakingBack({ tokens, marks, language }: Sentence, at: number): boolean {
  if (language !== 'en' || keyAt(tokens, at) !== 'no') return false
  const isSpoken = (index: number) => marks[index]?.senses.some(({ type }) => type === 'number') === true
  const isNumber = (index: number) => tokens[index]?.kind === 'number' || isSpoken(index)
  if (at === 0 && tokens.every((_, index) => index === 0 || isNumber(index))) return true
  const last = tokens[at - 1]?.kind === 'break' && isSpoken(at + 1) ? at - 2 : at - 1
  return isNumber(last)
}
