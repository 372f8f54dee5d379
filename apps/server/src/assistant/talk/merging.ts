import { type Reply, textOf } from '../../message.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/**
 * Answers 'Merge the two Tescos', 'juntá los dos súper': expenses cannot be merged, and what to do instead. Null for
 * all others.
 */
export function answerMerge({ message, words }: Turn): Reply | null {
  return matches(textOf(message), 'merges') ? reply(words.noMerging) : null
}
