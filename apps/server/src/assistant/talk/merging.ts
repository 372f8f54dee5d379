import { type Reply, textOf } from '../message.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/** 'Merge the two Tescos', 'juntá los dos súper': that two expenses cannot become one, and what can be done; null for all else. */
export function answerMerge({ message, words }: Turn): Reply | null {
  return matches(textOf(message), 'merges') ? reply(words.noMerging) : null
}
