import { after, isAt, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'

/** Whether the plural of a thing that is bought by the piece is at a token. */
export function isPieces(sentence: Sentence, at: number): boolean {
  const last = after(sentence, at) - 1
  return (
    isAt(sentence, at, 'countable') && [at, last].some((each) => /[sx]$/.test(keyAt(sentence.tokens, each)))
  )
}
