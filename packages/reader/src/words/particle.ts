import type { Particle } from '../languages/particles.ts'
import type { Sentence, Stretch } from './sentence.ts'
import type { SmallWord } from './small-words.ts'
import { fold, keyAt, type Token } from './text.ts'
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

/** Whether a particle, or a particle phrase, of one of the types occurs anywhere: a quick test before a search. */
export function mayHaveParticle({ particles }: Sentence, ...types: readonly Particle[]): boolean {
  for (const type of types) if (particles.has(type)) return true
  return false
}

/** Whether some words of the message are, as a whole, a particle or a particle phrase of a type. */
export function isParticleAlone(sentence: Sentence, words: string, type: Particle): boolean {
  return mayHaveParticle(sentence, type) && sentence.vocabulary.particles(type).has(fold(words))
}

/** Returns the index after the longest particle phrase of a type that starts at a token; `at` when there is none. */
export function particleEnd({ words, phrases }: Sentence, at: number, type: Particle): number {
  for (const phrase of phrases[at] ?? noPhrases) if (phrase.type === type) return phrase.end
  return words[at]?.small?.types.includes(type) ? at + 1 : at
}

/** A particle phrase of several words in a message: its type, and the index after it. */
export interface ParticlePhrase {
  readonly type: Particle
  readonly end: number
}

const noPhrases: readonly ParticlePhrase[] = []

/** Returns the particle phrases of several words that start at a token, of each type the longest first. */
export function particlePhrasesAt(
  tokens: readonly Token[],
  at: number,
  word: SmallWord | null | undefined,
): readonly ParticlePhrase[] {
  const tails = word?.phrases.get(keyAt(tokens, at + 1))
  if (tails === undefined) return noPhrases
  const found: ParticlePhrase[] = []
  for (const { type, words } of tails)
    if (words.every((key, index) => tokens[at + 2 + index]?.key === key))
      found.push({ type, end: at + 2 + words.length })
  return found
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

/** Whether a particle phrase of a type starts from `start` up to, but not including, `end`. */
export function hasPhraseIn(sentence: Sentence, { start, end }: Stretch, type: Particle): boolean {
  const at = phraseStart(sentence, type, start)
  return at >= 0 && at < end
}

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
