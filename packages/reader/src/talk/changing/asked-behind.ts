import type { Meaning } from '../../meaning.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { isAsked, isAt, type Sentence, textOf } from '../../words/sentence.ts'

/**
 * Reads a correction that a bare request to change it follows: 'el pastel fue regalo, cámbialo', 'the cake was a gift,
 * change it'. Null for all other messages.
 */
export function readAskedBehind(sentence: Sentence, readPart: (text: string) => Meaning): Meaning | null {
  const mark = sentence.tokens.findLastIndex(({ kind }, at) => kind === 'break' && !endsAt(sentence, at))
  if (mark < 1 || isAsked(sentence) || !isAt(sentence, mark + 1, 'change')) return null
  // 'Remets-les' asks to restore something.
  if (isAt(sentence, mark + 1, 'restore')) return null
  if (!endsAt(sentence, skipAll(sentence, mark + 1, 'change', 'target', 'pronoun', 'article', 'filler')))
    return null
  const meaning = readPart(textOf(sentence, 0, mark))
  return meaning.kind === 'correction' && Object.keys(meaning.changes).length > 0 ? meaning : null
}
