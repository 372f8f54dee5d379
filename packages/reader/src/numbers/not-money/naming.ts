import { isParticle } from '../../words/particle.ts'
import { after, isAt, isNumberAt, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'

/** The senses of words that take the next number as part of their name: 'iphone 15 800' is a model and a price. */
const naming = ['label', 'weakLabel', 'model'] as const

/** Whether the phrase at a token takes the number after it as part of its name. */
export function isNaming(sentence: Sentence, at: number, figure: string): boolean {
  return isAt(sentence, at, ...naming) || (isAt(sentence, at, 'fuel') && isOctane(figure))
}

/** Whether another price or a fee is added to the number that ends before a token: 'flight 189 plus 35 for the bag'. */
export function isAddedTo(sentence: Sentence, at: number): boolean {
  const added = after(sentence, at)
  // In '49 + 38 km = 58,50' the sum is told.
  if (sentence.tokens.some(({ key }) => key === '=')) return false
  return isAt(sentence, at, 'plus') && (isNumberAt(sentence, added) || isParticle(sentence, added, 'extra'))
}

/** Whether a number is a grade of fuel, which stands before the price: 'super 95'. */
export function isOctane(figure: string): boolean {
  return /^(8[5-9]|9[0-9]|100)$/.test(figure)
}

/**
 * Whether an English 'no' takes back a number and does not mean 'number': after another number ('lunch 12 no 14',
 * 'thirty, no forty'), or before nothing but numbers ('no 54') or a reason ('no 190, half term').
 */
export function isTakingBack({ tokens, marks, language }: Sentence, at: number): boolean {
  if (language !== 'en' || keyAt(tokens, at) !== 'no') return false
  const isSpoken = (index: number) => marks[index]?.senses.some(({ type }) => type === 'number') === true
  const isNumber = (index: number) => tokens[index]?.kind === 'number' || isSpoken(index)
  if (at === 0 && tokens.every((_, index) => index === 0 || isNumber(index))) return true
  // An ordinal, as in 'no 164, paid on the 15th', is a day.
  const isAmount = (index: number) => isNumber(index) && tokens[index + 1]?.glued !== true
  if (at === 0 && isNumber(1) && tokens[2]?.kind === 'break')
    return !tokens.some((_, index) => index > 2 && isAmount(index))
  const last = tokens[at - 1]?.kind === 'break' && isSpoken(at + 1) ? at - 2 : at - 1
  return isNumber(last)
}
