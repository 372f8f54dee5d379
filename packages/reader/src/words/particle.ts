import type { Particle } from '../languages/particles.ts'
import type { Sentence, Stretch } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'

/** Whether a small word of one of the types stands at a token. */
export function isParticle({ words }: Sentence, at: number, ...types: readonly Particle[]): boolean {
  const word = at < 0 ? undefined : words[at]?.small
  if (word === null || word === undefined) return false
  for (const its of word.types) for (const type of types) if (its === type) return true
  return false
}

/** Whether a small word of a type stands anywhere from `start` up to, not with, `end`. */
export function hasParticle(sentence: Sentence, { start, end }: Stretch, type: Particle): boolean {
  for (let at = Math.max(start, 0); at < end; at++) if (isParticle(sentence, at, type)) return true
  return false
}

/** Whether a small word of one of the types, or a phrase of them, may stand anywhere: where not, no more is looked for. */
export function mayHaveParticle({ particles }: Sentence, ...types: readonly Particle[]): boolean {
  for (const type of types) if (particles.has(type)) return true
  return false
}

/** Where the longest phrase of small words of a type ends that starts at a token; `at` where none does. */
export function particleEnd({ words, tokens }: Sentence, at: number, type: Particle): number {
  const word = at < 0 ? undefined : words[at]?.small
  if (!word?.any.includes(type)) return at
  for (const behind of word.phrases.get(type) ?? noPhrases)
    if (behind.every((key, index) => tokens[at + 1 + index]?.key === key)) return at + 1 + behind.length
  return word.types.includes(type) ? at + 1 : at
}

/** Where the first phrase of small words of a type starts, from a token on; -1 where none does. */
export function phraseStart(sentence: Sentence, type: Particle, from = 0): number {
  if (!mayHaveParticle(sentence, type)) return -1
  for (let at = from; at < sentence.tokens.length; at++) if (particleEnd(sentence, at, type) > at) return at
  return -1
}

/** Whether a phrase of small words of a type stands anywhere from a token on. */
export function hasPhrase(sentence: Sentence, type: Particle, from = 0): boolean {
  return phraseStart(sentence, type, from) >= 0
}

const noPhrases: readonly (readonly string[])[] = []

/** No phrase of small words has more. */
const mostWords = 5

/** Whether a phrase of small words of a type ends right before a token. */
export function isParticleBefore(sentence: Sentence, end: number, type: Particle): boolean {
  for (let at = end - 1; at >= 0 && at >= end - mostWords; at--)
    if (particleEnd(sentence, at, type) === end) return true
  return false
}

/** Whether the word at a token is of one of the types by itself, whatever the phrase is in which it stands. */
export function isByItself(sentence: Sentence, at: number, ...types: readonly SenseType[]): boolean {
  const steps = sentence.words[at]?.steps ?? []
  return steps.some(({ senses }) =>
    senses?.some(({ language, type }) => language === sentence.language && types.includes(type)),
  )
}
