import { isAt, type Sentence } from '../words/sentence.ts'

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
