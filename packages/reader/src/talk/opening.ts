import type { Particle } from '../languages/particles.ts'
import { firstWord } from '../words/edges.ts'
import { particleEnd } from '../words/particle.ts'
import { after, hasAny, isAt, isDone, type Sentence } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

/**
 * Whether a message starts, after its greetings and fillers, with a word of one of the types that is not said to be
 * done.
 */
export function startsWith(sentence: Sentence, ...types: readonly SenseType[]): boolean {
  if (!hasAny(sentence, ...types)) return false
  const at = opening(sentence)
  return isAt(sentence, at, ...types) && !isDone(sentence, at)
}

/**
 * The index of the first word if a phrase of one of the types starts there, even one that greets or fills as well;
 * else the index where the message starts after its greetings and fillers.
 */
export function openingWith(sentence: Sentence, ...types: readonly Particle[]): number {
  const first = firstWord(sentence)
  return types.some((type) => particleEnd(sentence, first, type) > first) ? first : opening(sentence)
}

/** The index where a message starts after its greetings, fillers and pronouns. */
export function opening(sentence: Sentence): number {
  let at = 0
  while (isAt(sentence, at, 'filler', 'greeting', 'pronoun') || sentence.tokens[at]?.kind === 'break')
    at = after(sentence, at)
  return at
}
