import type { Particle } from '../languages/particles.ts'
import type { Sentence, Stretch } from './sentence.ts'
import { keyAt } from './text.ts'

/** Whether a small word of one of the types stands at a token. */
export function isParticle(
  { vocabulary, tokens }: Sentence,
  at: number,
  ...types: readonly Particle[]
): boolean {
  const key = keyAt(tokens, at)
  if (key === '') return false
  for (const type of types) if (vocabulary.particles(type).values.has(key)) return true
  return false
}

/** Whether a small word of a type stands anywhere from `start` up to, not with, `end`. */
export function hasParticle(sentence: Sentence, { start, end }: Stretch, type: Particle): boolean {
  for (let at = Math.max(start, 0); at < end; at++) if (isParticle(sentence, at, type)) return true
  return false
}

/** Where the longest phrase of small words of a type ends that starts at a token; `at` where none does. */
export function particleEnd({ vocabulary, tokens }: Sentence, at: number, type: Particle): number {
  const { values, longest } = vocabulary.particles(type)
  const most = longest.get(keyAt(tokens, at)) ?? 0
  for (let end = Math.min(at + most, tokens.length); end > at; end--) {
    const words = tokens.slice(at, end).map(({ key }) => key)
    if (values.has(words.join(' '))) return end
  }
  return at
}

/** No phrase of small words has more. */
const mostWords = 5

/** Whether a phrase of small words of a type ends right before a token. */
export function isParticleBefore(sentence: Sentence, end: number, type: Particle): boolean {
  for (let at = end - 1; at >= 0 && at >= end - mostWords; at--)
    if (particleEnd(sentence, at, type) === end) return true
  return false
}
