import type { NotExpense } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { onlyReading } from '../../../numbers/figure.ts'
import { behindArticle, endsAt, skipAll } from '../../../words/edges.ts'
import { isParticle, particleEnd, phraseStart } from '../../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../../words/sentence.ts'
import { keyAt } from '../../../words/text.ts'

/**
 * Reads how much of the last expense, or of a named one, came back, and nothing else: 'Nos devolvieron 38', 'insurance
 * paid 100 of it', 'la mutuelle a remboursé 30 sur la consultation'; else null.
 */
export function readPartBack({ sentence, figures, days }: Scan): NotExpense | null {
  if (figures.length > 1 || days.length > 0 || isAsked(sentence)) return null
  const start = phraseStart(sentence, 'moneyCameBack')
  // 'Pagué yo pero nos devolvieron 38' starts with who paid, 'a consulta o plano reembolsou 38' with the thing.
  const first = skipAll(sentence, 0, ...before)
  const isNamed = first < start && isAt(sentence, first, 'kind')
  const lead = isNamed ? skipAll(sentence, after(sentence, first), ...before) : first
  const told = amountAt({ sentence, figures }, particleEnd(sentence, start, 'moneyCameBack'))
  if (start < 0 || lead < start || told === null) return null
  const end = Math.max(told.end, ...ends.map((type) => particleEnd(sentence, told.end, type)))
  const rest = skipAll(sentence, end, 'currency', 'filler')
  const thing = isNamed ? first : thingFrom(sentence, rest)
  const isWhole = endsAt(sentence, thing > rest ? after(sentence, thing) : rest)
  if (!isWhole) return null
  const backOf = isAt(sentence, thing, 'kind') && { backOf: nameAt(sentence, thing) }
  return { kind: 'not_expense', reason: 'income', back: told.amount, ...backOf, sure: true }
}

/** The index of the thing that words such as 'de la' or 'for the' lead to at a token; the token itself if none do. */
function thingFrom(sentence: Sentence, at: number): number {
  const isOf = isAt(sentence, at, 'of', 'preposition') || isParticle(sentence, at, 'for', 'madeFor')
  const thing = isOf ? behindArticle(sentence, at + 1) : at
  return isAt(sentence, thing, 'kind') ? thing : at
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
