import type { Meaning } from '../../meaning.ts'
import { endBefore } from '../../words/edges.ts'
import { particleEnd } from '../../words/particle.ts'
import { isAsked, numbersIn, type Sentence, textOf } from '../../words/sentence.ts'

/**
 * Reads a corrected amount without the reason that follows it, which names nothing: 'The diapers were 26.99, I was
 * looking at the wrong line', 'não foi 82 foi 84 que deixei dois de gorjeta'; and any amount without 'if I remember right'
 * at the end. Null for all other messages.
 */
export function readExplained(sentence: Sentence, readPart: (text: string) => Meaning): Meaning | null {
  const { tokens } = sentence
  if (isAsked(sentence)) return null
  for (let at = 2; at < tokens.length; at++) {
    const hedged = particleEnd(sentence, at, 'hedge')
    const isHedge = hedged > at && hedged === tokens.length
    if (!isHedge && particleEnd(sentence, at, 'explains') === at) continue
    const end = endBefore(sentence, at, 'filler')
    if (numbersIn(sentence, { start: end - 1, end }) === 0) continue
    const told = readPart(textOf(sentence, 0, end))
    if (isHedge && told.kind === 'expenses') return told
    return told.kind === 'correction' && told.changes.amount !== undefined ? told : null
  }
  return null
}
