import { looksPlural } from '../words/forms.ts'
import { after, isAt, isNumberAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { isPieces } from './counts/pieces.ts'

/**
 * Whether another number begins after the 'and' that follows a number of the given value. In French, 'et' joins only
 * 'vingt et un' and the like, and 'soixante et dix'.
 */
export function startsNewNumber(sentence: Sentence, value: number, at: number): boolean {
  const thing = after(sentence, at)
  if (sentence.language === 'es' && value === 20 && isWord(sentence, thing)) return true
  // Only tens are joined to units, so 'doscientos y un kilo' and 'mil cien y dos brochas' are two numbers.
  if (sentence.language === 'es' && value > 0 && value % 100 === 0) {
    const isOne = isAt(sentence, at, 'one') && isWord(sentence, thing)
    if (isOne || isPieces(sentence, thing) || isMany(sentence, thing)) return true
  }
  if (sentence.language === 'fr' && value >= 20 && value % 100 !== 0) {
    const added = Number(senseAt(sentence, at, 'number')?.value ?? 1)
    if (added !== 1 && !(added >= 10 && value % 100 === 60)) return true
  }
  return value >= 20 && isAt(sentence, at, 'one') && isOneThing(sentence, thing) && isPriced(sentence, thing)
}

/** Whether a word is a plural that is not money: 'brochas'. */
function isMany(sentence: Sentence, at: number): boolean {
  return isWord(sentence, at) && looksPlural(keyAt(sentence.tokens, at))
}

/**
 * Whether a token is a word but not a unit, so that Spanish 'y' separates two numbers: 'tres veinte y dos cruasanes'
 * (twenty-two is one word), 'ochocientos y dos bolsas'.
 */
function isWord(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'word' && !isAt(sentence, at, 'currency', 'coin', 'of', 'times')
}

/**
 * Whether a token is a thing in the singular: 'soixante et un kouign', 'cinquante un ticket'. It would be plural if
 * the one belonged to the tens.
 */
export function isOneThing(sentence: Sentence, at: number): boolean {
  const isUnknown = sentence.tokens[at]?.kind === 'word' && sentence.marks[at] === null
  const isThing = isUnknown || isAt(sentence, at, 'kind', 'countable')
  return isThing && !/[sx]$/.test(keyAt(sentence.tokens, after(sentence, at) - 1))
}

/** Whether a number follows that may be a price of its own. */
function isPriced(sentence: Sentence, at: number): boolean {
  return sentence.tokens.some((_, index) => index > at && isNumberAt(sentence, index))
}
