import { moneyBooks } from './languages/money.ts'
import { type Money, type MoneyContext, readMoney as readWith } from './numbers/money.ts'
import { Vocabulary } from './words/vocabulary.ts'

export type { Money, MoneyContext } from './numbers/money.ts'

const vocabulary = new Vocabulary(moneyBooks.map((book) => ({ ...book, particles: {}, kinds: {} })))

/**
 * Reads what was typed into an amount field as the reader of messages does, in all languages, knowing no other words
 * than those of numbers and money: what a browser fetches for it is small.
 */
export function readMoney(text: string, context: MoneyContext): Money {
  return readWith(vocabulary, text, context)
}
