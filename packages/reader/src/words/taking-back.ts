import { hasParticle, isParticle } from './particle.ts'
import { after, isAt, type Sentence } from './sentence.ts'

/** Whether a token may take back the words before it: 'no', 'I mean', or merely a hesitation ('euh', 'er'). */
export function takesBackAt(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'oops') || isParticle(sentence, at, 'hesitates')
}

/** Whether a phrase of several words at a token denies what follows: "c'est pas", 'não foi'. */
export function isDenial(sentence: Sentence, at: number): boolean {
  const phrase = { start: at, end: after(sentence, at) }
  if (phrase.end <= at + 1 || !isAt(sentence, at, 'oops')) return false
  return hasParticle(sentence, phrase, 'not') || hasParticle(sentence, phrase, 'denies')
}
