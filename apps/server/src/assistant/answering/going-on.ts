import type { Meaning } from '@casita/reader'
import type { AskedQuery } from '../conversation-state.ts'
import { ageOf, type Turn } from '../turn.ts'

/** How long, in milliseconds, a question can be followed up. */
const goesOnFor = 15 * 60 * 1000

/**
 * The last question, if it was asked recently and may go on; null before a question about the expense of one amount
 * ('e aquele de 20?'), which goes on with none.
 */
export function goneOnWith(turn: Turn, meaning: Meaning): AskedQuery | null {
  const last = turn.conversation.lastQuery
  const isOfOne =
    meaning.kind === 'query' && meaning.atLeast !== undefined && meaning.atLeast === meaning.atMost
  if (!last || isOfOne) return null
  return ageOf(turn, last.askedAt) > goesOnFor ? null : last
}
