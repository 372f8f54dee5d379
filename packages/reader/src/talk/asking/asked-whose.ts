import { hasParticle } from '../../words/particle.ts'
import { after, isAt, type Sentence } from '../../words/sentence.ts'

/** "J'ai dépensé", "combien j'ai": of the writer, within one phrase of French. */
export function saysI(sentence: Sentence, at: number): boolean {
  return (
    sentence.language === 'fr' && hasParticle(sentence, { start: at, end: after(sentence, at) }, 'myself')
  )
}

/** 'mi mayor gasto', 'what did I spend the most on': the writer, within the words that ask for the most. */
export function isMineInTop(sentence: Sentence): boolean {
  return sentence.marks.some(
    (mark) => mark?.senses.some(({ type }) => type === 'top') && hasParticle(sentence, mark, 'myself'),
  )
}

/** 'show me', 'montre-moi': to whom, and not whose. */
export function isShown(sentence: Sentence, at: number): boolean {
  const last = sentence.tokens[at - 1]?.kind === 'break' ? at - 2 : at - 1
  return isAt(sentence, at, 'me') && isAt(sentence, last, 'show')
}
