import type { Query } from '@casita/reader'
import { matches } from '../saying.ts'

/** Whether a question asks who paid, and not who spent. */
export function asksWhoPaid(text: string): boolean {
  return matches(text, 'paid')
}

/** 'Who paid the most?', 'cuánto pagó cada uno?': a question for each one's part, as it was read or by the words that are left. */
export function asOfEach<Q extends Query>(query: Q, text: string): Q {
  const { scope, ask } = query
  const isAlone = matches(scope.words, 'byPerson') || (scope.words === '' && matches(text, 'whoMost'))
  if ((ask !== 'list' && ask !== 'total') || !(isAlone || matches(text, 'eachOfUs'))) return query
  const words = isAlone || !query.sure ? '' : scope.words
  return { ...query, ask: 'top', ranking: 'members', payers: false, scope: { ...scope, words } }
}
