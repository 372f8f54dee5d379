import type { NotExpense } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { onlyReading } from '../../../numbers/figure.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { particleEnd, phraseStart } from '../../../words/particle.ts'
import { isAsked } from '../../../words/sentence.ts'
import { keyAt } from '../../../words/text.ts'

/**
 * Reads how much of something came back, and nothing else: 'Nos devolvieron 38', 'insurance paid 100 of it', 'la
 * mutuelle a remboursé 30'; else null.
 */
export function readPartBack({ sentence, figures, days }: Scan): NotExpense | null {
  if (figures.length > 1 || days.length > 0) return null
  const start = phraseStart(sentence, 'moneyCameBack')
  // 'Pagué yo pero nos devolvieron 38' starts with who paid.
  const isLed = start >= 0 && skipAll(sentence, 0, ...before) >= start
  const told = amountAt({ sentence, figures }, particleEnd(sentence, start, 'moneyCameBack'))
  if (!isLed || told === null || isAsked(sentence)) return null
  const end = Math.max(told.end, ...ends.map((type) => particleEnd(sentence, told.end, type)))
  if (!endsAt(sentence, skipAll(sentence, end, 'currency', 'filler'))) return null
  return { kind: 'not_expense', reason: 'income', back: told.amount, sure: true }
}

/**
 * The amount at a token, also in '100 of it', which is not a figure because it may be a part of something; null for
 * none.
 */
function amountAt({ sentence, figures }: Pick<Scan, 'sentence' | 'figures'>, at: number) {
  const [figure] = figures
  if (figure === undefined) {
    const key = keyAt(sentence.tokens, at)
    return /^[1-9]\d{0,5}$/.test(key) ? { amount: Number(key) * 100, end: at + 1 } : null
  }
  const amount = onlyReading(figure)
  return figure.start === at && amount !== undefined ? { amount, end: figure.end } : null
}

/** The types of word that may follow the amount: 'of it', 'back'. */
const ends = ['ofIt', 'back'] as const
const before = ['oops', 'not', 'filler', 'but', 'and', 'payer', 'spend', 'me', 'pronoun', 'article'] as const
