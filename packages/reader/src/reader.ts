import type { Context } from './context.ts'
import type { LanguageBook } from './languages/language.ts'
import type { Meaning } from './meaning.ts'
import { type Money, type MoneyContext, readMoney } from './numbers/money.ts'
import { read } from './read.ts'
import { tokenise } from './words/text.ts'
import { Vocabulary } from './words/vocabulary.ts'

/** Reads messages and amount fields with the words of some languages. */
export interface Reader {
  /** Reads one message; never throws, never asks anything but its arguments. */
  readonly read: (text: string, context: Context) => Meaning
  /** Reads what was typed into an amount field, in hundredths, by the same rules as a message. */
  readonly readMoney: (text: string, context: MoneyContext) => Money
  /** How much of a text it has words for, from 0 to 1: little when the text is in a language it does not have. */
  readonly familiarity: (text: string) => number
}

/** A reader of the languages of these books. Where size counts, it takes only those that are needed. */
export function createReader(books: readonly LanguageBook[]): Reader {
  const vocabulary = new Vocabulary(books)
  return {
    read: (text, context) => read(vocabulary, text, context),
    readMoney: (text, context) => readMoney(vocabulary, text, context),
    familiarity: (text) => familiarity(vocabulary, text),
  }
}

function familiarity(vocabulary: Vocabulary, text: string): number {
  const words = tokenise(text).filter((token) => token.kind === 'word')
  const known = words.filter((token) => vocabulary.steps(token.key).length > 0)
  return words.length === 0 ? 1 : known.length / words.length
}
