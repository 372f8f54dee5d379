export type { Category, Context, Habit, Member } from './context.ts'
export { type Language, type LanguageBook, languages } from './languages/language.ts'
export {
  type Ambiguous,
  type AverageOf,
  type Budget,
  type CategoryKind,
  type Correction,
  categoryKinds,
  type Deletion,
  type Doubt,
  doubts,
  type Expenses,
  type Item,
  type Meaning,
  type MissingAmount,
  type NotExpense,
  type NotExpenseReason,
  notExpenseReasons,
  type Period,
  type PeriodName,
  periodNames,
  type Query,
  type QueryAsk,
  type ReadFrom,
  type Restoration,
  rankings,
  type Scope,
  type Span,
  type Talk,
} from './meaning.ts'
export { type Money, type MoneyContext, maxAmount } from './numbers/money.ts'
export { mayBeThousands } from './prices/plausible.ts'
export { createReader, type Reader } from './reader.ts'
