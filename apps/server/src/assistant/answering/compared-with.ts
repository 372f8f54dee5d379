import type { Meaning, Query } from '@casita/reader'
import type { AskedQuery } from '../conversation-state.ts'
import { wordsOf } from '../saying.ts'
import { isOfAll } from './of-all.ts'

/** A longer comparison names its own subject. */
const mostCompared = 5

/**
 * 'Compará con el mes pasado', right after a question: a comparison with its scope. 'compared to me?', after one about
 * another member: a comparison of the two. Null if the message says more.
 */
export function comparedWith(text: string, meaning: Meaning, last: AskedQuery): Query | null {
  if (meaning.kind !== 'query' || meaning.ask !== 'compare' || meaning.other) return null
  if (wordsOf(text).length > mostCompared) return null
  if (isOfAll(meaning.scope)) return { ...meaning, scope: last.scope }
  const { person } = meaning.scope
  const isOfTwo = person !== null && last.scope.person !== null && isOfAll({ ...meaning.scope, person: null })
  if (!isOfTwo || person === last.scope.person) return null
  return {
    ...meaning,
    period: last.period,
    against: null,
    scope: last.scope,
    other: { ...last.scope, person },
  }
}
