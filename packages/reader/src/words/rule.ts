import type { Particle } from '../languages/particles.ts'
import type { Sentence } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'

/** A reading, and the cues without which it reads nothing: particles, and types of phrase. */
export interface Rule<Reading> {
  readonly read: Reading
  readonly particles: readonly Particle[]
  readonly types: readonly SenseType[]
}

/**
 * A reading that returns null for a message with none of these particles and types, so that it need not be tried: most
 * messages have the cues of few readings, and to enter all of them takes long. A reading without cues is always tried.
 */
export function rule<Reading>(
  read: Reading,
  particles: readonly Particle[] = [],
  types: readonly SenseType[] = [],
): Rule<Reading> {
  return { read, particles, types }
}

/** Whether a message has a cue of the rule, or the rule has none. */
export function mayApply(sentence: Sentence, { particles, types }: Rule<unknown>): boolean {
  for (const type of particles) if (sentence.particles.has(type)) return true
  for (const type of types) if (sentence.present.has(type)) return true
  return particles.length + types.length === 0
}
