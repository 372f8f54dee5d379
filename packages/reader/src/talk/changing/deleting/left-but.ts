import type { Correction, Meaning } from '../../../meaning.ts'
import { skipAll } from '../../../words/edges.ts'
import { particleEnd } from '../../../words/particle.ts'
import { after, isAt, type Sentence, textOf } from '../../../words/sentence.ts'

/**
 * Reads a request to leave an expense, but changed: 'Leave it but put it in gifts', 'no la borres pero era de ayer'.
 * Nothing changes if the change is not understood. Null for every other message.
 */
export function readLeftBut(sentence: Sentence, readChange: (text: string) => Meaning): Correction | null {
  const lead = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const left = Math.max(...leaving.map((type) => particleEnd(sentence, lead, type)))
  const but = skipAll(sentence, left)
  const change = after(sentence, but)
  if (left === lead || !isAt(sentence, but, 'but') || change >= sentence.tokens.length) return null
  const meaning = readChange(textOf(sentence, change, sentence.tokens.length))
  return meaning.kind === 'correction' ? meaning : { kind: 'correction', changes: {}, sure: true }
}

const leaving = ['leaveIt', 'letBe', 'dontDelete'] as const
