import type { Particle } from '../languages/particles.ts'
import type { Sentence, Stretch } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'

/** Whether a particle of one of the types is at a token. */
export function isParticle({ words }: Sentence, at: number, ...types: readonly Particle[]): boolean {
  const word = at < 0 ? undefined : words[at]?.small
  if (word === null || word === undefined) return false
  for (const its of word.types) for (const type of types) if (its === type) return true
  return false
}

/** Whether a particle of a type occurs from `start` up to, but not including, `end`. */
export function hasParticle(sentence: Sentence, { start, end }: Stretch, type: Particle): boolean {
  for (let at = Math.max(start, 0); at < end; at++) if (isParticle(sentence, at, type)) return true
  return false
}

/**
 * Whether a particle of one of the types, or the first word of such a phrase, occurs anywhere: a quick test before a
 * search.
 */
export function mayHaveParticle({ particles }: Sentence, ...types: readonly Particle[]): boolean {
  for (const type of types) if (particles.has(type)) return true
  return false
}

/** Returns the index after the longest particle phrase of a type that starts at a token; `at` when there is none. */
export function particleEnd({ words, tokens }: Sentence, at: number, type: Particle): number {
  const word = at < 0 ? undefined : words[at]?.small
  if (!word?.any.includes(type)) return at
  for (const behind of word.phrases.get(type) ?? noPhrases)
    if (behind.every((key, index) => tokens[at + 1 + index]?.key === key)) return at + 1 + behind.length
  return word.types.includes(type) ? at + 1 : at
}

/** Returns the index of the first particle phrase of a type at or after `from`; -1 when there is none. */
export function phraseStart(sentence: Sentence, type: Particle, from = 0): number {
  if (!mayHaveParticle(sentence, type)) return -1
  for (let at = from; at < sentence.tokens.length; at++) if (particleEnd(sentence, at, type) > at) return at
  return -1
}

/** Whether a particle phrase of a type starts at or after `from`. */
export function hasPhrase(sentence: Sentence, type: Particle, from = 0): boolean {
  return phraseStart(sentence, type, from) >= 0
}

const noPhrases: readonly (readonly string[])[] = []

/** The largest number of words in a particle phrase. */
const mostWords = 5

/** Whether a particle phrase of a type ends right before a token. */
export function isParticleBefore(sentence: Sentence, end: number, type: Particle): boolean {
  for (let at = end - 1; at >= 0 && at >= end - mostWords; at--)
    if (particleEnd(sentence, at, type) === end) return true
  return false
}

/** Whether the word at a token has one of the types by itself, whatever phrase it is part of. */
export function isByItself(sentence: Sentence, at: number, ...types: readonly SenseType[]): boolean {
  const steps = sentence.words[at]?.steps ?? []
  return steps.some(({ senses }) =>
    senses?.some(({ language, type }) => language === sentence.language && types.includes(type)),
  )
}
