import type { Query } from '@casita/reader'
import { matches } from '../saying.ts'

/** Whether a question asks who paid, rather than who spent. */
export function asksWhoPaid(text: string): boolean {
  return matches(text, 'paid')
}

/** Turns 'Who paid the most?', 'cuánto pagó cada uno?' into a ranking of members; other questions stay as they are. */
export function asOfEach<Q extends Query>(query: Q, text: string): Q {
  const { scope, ask } = query
  const isAlone = matches(scope.words, 'byPerson') || (scope.words === '' && matches(text, 'whoMost'))
  if ((ask !== 'list' && ask !== 'total') || !(isAlone || matches(text, 'eachOfUs'))) return query
  const words = isAlone || !query.sure ? '' : scope.words
  return { ...query, ask: 'top', ranking: 'members', payers: false, scope: { ...scope, words } }
}
