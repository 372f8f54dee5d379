import type { Query, Scope } from '@casita/reader'
import { fold } from '../../folding.ts'
import { askedQuery } from '../as-read.ts'
import type { AskedQuery } from '../conversation-state.ts'
import { matches } from '../saying.ts'
import { isOfAll } from './of-all.ts'

/**
 * 'Y el total de los dos?': what the things of the last question, or of the last two questions, add up to. Null for
 * other words.
 */
export function sumOfBoth(said: string, { earlier, ...last }: AskedQuery): Query | null {
  if (!matches(said, 'bothOfThem')) return null
  const before: Query = { ...askedQuery(last), ask: 'compare', against: null }
  if (last.other) return { ...before, also: last.also ?? [] }
  const isOther = earlier && [earlier, last.scope].every((scope) => !isOfAll(scope))
  return isOther && !isSame(earlier, last.scope)
    ? { ...before, scope: earlier, other: last.scope, also: [] }
    : null
}

function isSame(one: Scope, other: Scope): boolean {
  const isOfSame = one.categoryId === other.categoryId && one.person === other.person
  return isOfSame && fold(one.words) === fold(other.words)
}
