import type { Correction, Meaning } from '../../../meaning.ts'
import { firstWord } from '../../../words/edges.ts'
import { isParticle, particleEnd, phraseStart } from '../../../words/particle.ts'
import { after, isAsked, numbersIn, type Sentence, textOf } from '../../../words/sentence.ts'

/**
 * Reads whose an expense was without the words that contradict: 'The coffee was actually Ana's', 'en fait le café c'était
 * Paul', 'no the coffee was mine'. They deny what was recorded, not the expense that they stand beside. Null for all
 * other messages.
 */
export function readPayerInFact(sentence: Sentence, readPart: (text: string) => Meaning): Correction | null {
  const { tokens } = sentence
  if (isAsked(sentence) || numbersIn(sentence, { start: 0, end: tokens.length }) > 0) return null
  const first = firstWord(sentence)
  // 'No el café' denies the coffee itself in Spanish and Portuguese.
  const isDenial =
    /^(en|fr)$/.test(sentence.language) &&
    isParticle(sentence, first, 'plainNo') &&
    tokens[first + 1]?.kind === 'word'
  const start = isDenial ? first : phraseStart(sentence, 'inFact')
  const end = isDenial ? first + 1 : particleEnd(sentence, start, 'inFact')
  if (start < 0 || after(sentence, end) > tokens.length) return null
  const told = readPart(`${textOf(sentence, 0, start)} ${textOf(sentence, end, tokens.length)}`.trim())
  const isOwner = told.kind === 'correction' && told.about !== undefined && told.changes.payerId != null
  return isOwner && told.denied === undefined && Object.keys(told.changes).length === 1 ? told : null
}
