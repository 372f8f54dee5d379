import type { Item, NotExpense, NotExpenseReason } from '../meaning.ts'
import type { Sentence, Stretch } from '../words/sentence.ts'
import type { Sense, SenseType } from '../words/vocabulary.ts'

/** The reason that each sense speaking against spending gives. */
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

/** The reasons that count only if no other word gives one. */
const weakReasons: typeof reasons = { almost: 'negation', not: 'negation', stranger: 'someone_else' }

/**
 * The reasons that express only the reader's doubt, so that the expense can still be offered; the others say outright
 * that nothing was spent.
 */
const mayBeSpent: ReadonlySet<NotExpenseReason> = new Set([
  'unrelated', 'quote', 'future', 'hypothetical', 'loan', 'someone_else',
]) // biome-ignore format: a list to read at a glance

/** Returns a refusal with its reason and, if that leaves room for doubt, the item that it would be. */
export function notExpense(reason: NotExpenseReason, item?: Item): NotExpense {
  const isOffered = item !== undefined && mayBeSpent.has(reason)
  return { kind: 'not_expense', reason, ...(isOffered && { wouldBe: item }), sure: true }
}

/** Returns the reason for a message without an amount, which cannot quote a price. */
export function reasonUnpriced(sentence: Sentence, stretches: readonly Stretch[]): NotExpenseReason {
  const reason = reasonIn(sentence, stretches)
  return reason === 'quote' ? 'unrelated' : reason
}

/** Returns the reason of the first word that speaks against spending, or 'unrelated'. */
export function reasonIn({ marks }: Sentence, stretches: readonly Stretch[]): NotExpenseReason {
  let weak: NotExpenseReason | undefined
  for (const { start, end } of stretches) {
    for (let at = start; at < end; at++) {
      const senses = marks[at]?.senses
      if (senses === undefined) continue
      const reason = toldBy(senses, reasons)
      if (reason !== undefined) return reason
      weak ??= toldBy(senses, weakReasons)
    }
  }
  return weak ?? 'unrelated'
}

/** Returns the reason that the senses of a phrase give; undefined if there is none or it may be an article. */
function toldBy(senses: readonly Sense[], table: typeof reasons): NotExpenseReason | undefined {
  let reason: NotExpenseReason | undefined
  for (const { type } of senses) {
    if (type === 'article') return undefined
    reason ??= table[type]
  }
  return reason
}
