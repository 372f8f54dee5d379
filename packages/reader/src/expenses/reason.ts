import type { NotExpenseReason } from '../meaning.ts'
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

/** What the first word that speaks against spending says. */
export function reasonIn({ marks }: Sentence, stretches: readonly Stretch[]): NotExpenseReason {
  const types = stretches
    .flatMap(({ start, end }) => marks.slice(start, end))
    .filter((mark) => mark?.senses.every(({ type }) => type !== 'article'))
    .flatMap((mark) => mark?.senses.map(({ type }) => type) ?? [])
  for (const table of [reasons, weakReasons]) {
    const type = types.find((each) => table[each] !== undefined)
    if (type !== undefined) return table[type] ?? 'unrelated'
  }
  return 'unrelated'
}
