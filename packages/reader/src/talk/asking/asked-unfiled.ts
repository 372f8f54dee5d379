import { periodOf, periodsIn } from '../../days/period.ts'
import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { hasAny, isAsked } from '../../words/sentence.ts'
import { startsWith } from '../opening.ts'
import { opensAsking } from './asked-of-book.ts'

/**
 * Reads a question about the expenses without a category: '¿Qué no tiene categoría?', 'show me the uncategorised
 * ones'; else null.
 */
export function readUnfiled(scan: Scan): Query | null {
  const { sentence, figures } = scan
  if (figures.length > 0) return null
  const start = phraseStart(sentence, 'unfiled')
  if (start < 0 || hasAny(sentence, 'delete', 'undo')) return null
  const end = particleEnd(sentence, start, 'unfiled')
  if (
    !endsAt(
      sentence,
      skipAll(sentence, end, 'period', 'month', 'past', 'preposition', 'article', 'of', 'filler'),
    )
  )
    return null
  const isOfBook = startsWith(sentence, 'show', 'list', 'spending') || hasAny(sentence, 'spending', 'list')
  const asks = isAsked(sentence) || opensAsking(sentence) || isParticle(sentence, 0, 'what') || isOfBook
  // 'No tiene categoría' is about the last expense.
  if (!asks && !hasAny(sentence, 'howMuch')) return null
  const [period = periodOf('all', sentence.context.today)] = periodsIn(scan)
  const member = sentence.tokens.map((_, at) => memberAt(sentence, at)).find((each) => each !== null)
  const scope = { categoryId: null, categoryKind: null, words: '', person: member?.id ?? null }
  const ask = hasAny(sentence, 'howMuch') ? 'total' : 'list'
  return { kind: 'query', ask, period, against: null, scope, unfiled: true, sure: true }
}
