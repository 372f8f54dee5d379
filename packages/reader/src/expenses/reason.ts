import type { Item, NotExpense, NotExpenseReason } from '../meaning.ts'
import type { Sentence, Stretch } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

/** What each word that speaks against spending says of it. */
const reasons: Partial<Readonly<Record<SenseType, NotExpenseReason>>> = {
  income: 'income',
  transfer: 'transfer',
  withdrawal: 'withdrawal',
  loan: 'loan',
  future: 'future',
  infinitive: 'future',
  quote: 'quote',
  hypothetical: 'hypothetical',
  code: 'number',
}

/** What is only believed when nothing else tells. */
const weakReasons: typeof reasons = { almost: 'negation', not: 'negation', stranger: 'someone_else' }

/** Reasons that are the reader's doubt: what the others say outright is not spent. */
const mayBeSpent: ReadonlySet<NotExpenseReason> = new Set([
  'unrelated', 'quote', 'future', 'hypothetical', 'loan', 'someone_else',
]) // biome-ignore format: a list to read at a glance

/** What is none, and what it would be if it was spent all the same, where that may be. */
export function notExpense(reason: NotExpenseReason, item?: Item): NotExpense {
  const isOffered = item !== undefined && mayBeSpent.has(reason)
  return { kind: 'not_expense', reason, ...(isOffered && { wouldBe: item }), sure: true }
}

/** What the first word that speaks against spending says of a message without an amount, which quotes no price. */
export function reasonUnpriced(sentence: Sentence, stretches: readonly Stretch[]): NotExpenseReason {
  const reason = reasonIn(sentence, stretches)
  return reason === 'quote' ? 'unrelated' : reason
}

/** What the first word that speaks against spending says. */
export function reasonIn(sentence: Sentence, stretches: readonly Stretch[]): NotExpenseReason {
  return firstIn(sentence, stretches, reasons) ?? firstIn(sentence, stretches, weakReasons) ?? 'unrelated'
}

function firstIn(
  { marks }: Sentence,
  stretches: readonly Stretch[],
  table: typeof reasons,
): NotExpenseReason | undefined {
  for (const { start, end } of stretches) {
    for (let at = start; at < end; at++) {
      const { senses = [] } = marks[at] ?? {}
      const told = senses.find(({ type }) => table[type] !== undefined)
      if (told !== undefined && senses.every(({ type }) => type !== 'article')) return table[told.type]
    }
  }
  return undefined
}
