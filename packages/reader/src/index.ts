import type { Context } from './context.ts'
import { books } from './languages/index.ts'
import type { Meaning } from './meaning.ts'
import { type Money, type MoneyContext, readMoney as readMoneyWith } from './numbers/money.ts'
import {
  readBareAmount as readBareAmountWith,
  readTopics as readTopicsWith,
  read as readWith,
} from './read.ts'
import type { Topic } from './topics.ts'
import { fold } from './words/text.ts'
import { Vocabulary } from './words/vocabulary.ts'

export { type CategoryKind, categoryKinds } from './category-kind.ts'
export type { Category, Context, Habit, Member } from './context.ts'
export { isBelowPrices } from './currency.ts'
export { type Language, type LanguageBook, languages } from './languages/language.ts'
export {
  type Ambiguous,
  type Budget,
  type Correction,
  type Deletion,
  type Doubt,
  doubts,
  type Expenses,
  type Item,
  isOfOthers,
  type Meaning,
  type MissingAmount,
  mayBeSpent,
  type NotExpense,
  type NotExpenseReason,
  notExpenseReasons,
  onlyItem,
  type Query,
  type ReadFrom,
  type Remark,
  type Restoration,
  readingsOf,
  type Span,
  type Talk,
} from './meaning.ts'
export { type Money, type MoneyContext, maxAmount } from './numbers/money.ts'
export { mayBeThousands } from './prices/plausible.ts'
export {
  type AverageOf,
  type Period,
  type PeriodName,
  periodNames,
  type QueryAsk,
  rankings,
  type Scope,
} from './scope.ts'
export type { Topic } from './topics.ts'

const vocabulary = new Vocabulary(books)

/** Reads one message in any of the languages. Never throws and uses nothing but its arguments. */
export function read(text: string, context: Context): Meaning {
  return readWith(vocabulary, text, context)
}

/**
 * Reads a message as `read` does, split into topics if it is plainly about several, in the order in which to handle
 * them.
 */
export function readTopics(text: string, context: Context): readonly [Topic, ...Topic[]] {
  return readTopicsWith(vocabulary, text, context)
}

/**
 * Reads an answer to the question how much something was: the amount in hundredths, in the household's currency, if the
 * message says nothing that may give it another meaning ('unos 3000', 'it was 5, by card'); else null ('me quedan 3000',
 * 'back in 20').
 */
export function readBareAmount(text: string, context: Context): number | null {
  return readBareAmountWith(vocabulary, text, context)
}

/**
 * Whether words name a whole kind of spending ('food'), whose expenses need not contain the word, rather than one
 * thing ('sushi').
 */
export function isKindOfSpending(words: string): boolean {
  return vocabulary.particles('kindOfSpending').has(fold(words.trim()))
}

/** Reads the text of an amount field, in hundredths, by the same rules as a message. */
export function readMoney(text: string, context: MoneyContext): Money {
  return readMoneyWith(vocabulary, text, context)
}
