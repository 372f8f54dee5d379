import { moneyBooks } from './languages/money.ts'
import { type Money, type MoneyContext, readMoney as readWith } from './numbers/money.ts'
import { Vocabulary } from './words/vocabulary.ts'

export type { Money, MoneyContext } from './numbers/money.ts'

const vocabulary = new Vocabulary(moneyBooks.map((book) => ({ ...book, particles: {}, kinds: {} })))

/**
 * Reads the text of an amount field as the message reader does, in all languages, but with the words for numbers and
 * money only, so that a browser loads little code.
 */
export function readMoney(text: string, context: MoneyContext): Money {
  return readWith(vocabulary, text, context)
}
