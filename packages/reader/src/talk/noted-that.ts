import type { Meaning } from '../meaning.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import type { Sentence } from '../words/sentence.ts'
import { openingWith } from './opening.ts'

/**
 * Reads a correction behind a request to note that it is so: 'poné que el gas lo pagué yo', 'põe que foi ontem'. The
 * request is replaced by spaces, so that every other word keeps its place. Otherwise null.
 */
export function readNotedThat(sentence: Sentence, readTold: (text: string) => Meaning): Meaning | null {
  if (!mayHaveParticle(sentence, 'noteThat')) return null
  const { text, tokens } = sentence
  const lead = tokens[particleEnd(sentence, openingWith(sentence, 'noteThat'), 'noteThat')]?.start
  if (lead === undefined || lead === 0) return null
  const told = readTold(' '.repeat(lead) + text.slice(lead))
  const isTold = told.kind === 'correction' && Object.keys(told.changes).length > 0
  return isTold && told.changes.description === undefined ? told : null
}
