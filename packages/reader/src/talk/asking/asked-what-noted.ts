import { periodsIn } from '../../days/period.ts'
import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { hasParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { allOf, hasAny, isAsked } from '../../words/sentence.ts'
import { opening } from '../opening.ts'
import { opensAsking } from './asked-of-book.ts'

/**
 * Whether a message asks for everything recorded in a period: 'What did you note today?', "qu'est-ce que tu as noté
 * hier".
 */
export function asksWhatNoted(scan: Scan): boolean {
  const { sentence, figures } = scan
  if (figures.length > 0 || !mayHaveParticle(sentence, 'iRecorded', 'theyRecorded')) return false
  const start = opening(sentence)
  const isNamed =
    particleEnd(sentence, start, 'thatWhich') > start &&
    !hasAny(sentence, 'was', 'oops', 'change', 'delete', 'not')
  const asks = isNamed || isAsked(sentence) || opensAsking(sentence)
  const isWhat = asks && hasParticle(sentence, allOf(sentence), 'what')
  return isWhat && !hasAny(sentence, 'top', 'compare') && periodsIn(scan).length > 0
}

/** A query without search words: the words around 'noted' name no expense. */
export function withoutWords(query: Query): Query {
  return { ...query, scope: { ...query.scope, words: '' } }
}
