import type { Correction, Meaning } from '../meaning.ts'
import { clauseStart } from '../words/edges.ts'
import { particleEnd, phraseStart } from '../words/particle.ts'
import { isAsked, numbersIn, type Sentence, textOf } from '../words/sentence.ts'

/**
 * Reads an amount without what proves it: 'No, 65, I have the receipt', "non 65 j'ai le ticket". Null for all other
 * messages.
 */
export function readWithProof(sentence: Sentence, readPart: (text: string) => Meaning): Meaning | null {
  const { tokens } = sentence
  const at = phraseStart(sentence, 'haveProof')
  const isLast = at > 0 && particleEnd(sentence, at, 'haveProof') === tokens.length
  if (!isLast || isAsked(sentence) || numbersIn(sentence, { start: 0, end: at }) === 0) return null
  const isClause = clauseStart(sentence, at) === at
  const last = tokens.findLastIndex(({ kind }, each) => each < at && kind !== 'break')
  return isClause || tokens[last]?.kind === 'number' ? readPart(textOf(sentence, 0, last + 1)) : null
}

/**
 * Reads that something was the writer's without how they paid: 'The greggs was me, I tapped', 'o mercado fui eu, passei
 * meu cartão'. Null for all other messages.
 */
export function readOwnMeans(sentence: Sentence, readPart: (text: string) => Meaning): Correction | null {
  const { tokens } = sentence
  const mark = tokens.findLastIndex(({ kind }) => kind === 'break')
  const end = particleEnd(sentence, mark + 1, 'ownMeans')
  const isLast = mark > 0 && end > mark + 1 && end === tokens.length
  if (!isLast || isAsked(sentence) || numbersIn(sentence, { start: 0, end: mark }) > 0) return null
  const told = readPart(textOf(sentence, 0, mark))
  return told.kind === 'correction' && told.changes.payerId === 'me' ? told : null
}
