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
 * messages have the cues of few readings, and to enter all of them takes long. The reading itself tests them only if
 * nothing else makes it return null then. A reading without cues is always tried.
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

/** Rules in order of precedence. The cues of a message lead to its rules, so that no rule has to look for its own. */
export class Rules<Reading> {
  readonly #all: readonly Rule<Reading>[]
  /** The places of the rules without cues, and of those with each cue. */
  readonly #always: readonly number[]
  readonly #byParticle = new Map<Particle, number[]>()
  readonly #byType = new Map<SenseType, number[]>()
  /** A 1 at the place of each rule that may apply; reused, because it is slow to allocate. */
  readonly #cued: Uint8Array

  constructor(all: readonly Rule<Reading>[]) {
    this.#all = all
    this.#cued = new Uint8Array(all.length)
    this.#always = all.flatMap(({ particles, types }, at) =>
      particles.length + types.length === 0 ? [at] : [],
    )
    for (const [at, { particles, types }] of all.entries()) {
      for (const type of particles) placesOf(this.#byParticle, type).push(at)
      for (const type of types) placesOf(this.#byType, type).push(at)
    }
  }

  /** Returns the readings that may apply to a message, in order of precedence. */
  readingsFor({ particles, present }: Sentence): Reading[] {
    const cued = this.#cued.fill(0)
    for (const at of this.#always) cued[at] = 1
    for (const type of particles) for (const at of this.#byParticle.get(type) ?? none) cued[at] = 1
    for (const type of present) for (const at of this.#byType.get(type) ?? none) cued[at] = 1
    const readings: Reading[] = []
    for (let at = 0; at < cued.length; at++) {
      const rule = cued[at] === 1 ? this.#all[at] : undefined
      if (rule !== undefined) readings.push(rule.read)
    }
    return readings
  }
}

const none: readonly number[] = []

function placesOf<Cue>(known: Map<Cue, number[]>, cue: Cue): number[] {
  const places = known.get(cue) ?? []
  known.set(cue, places)
  return places
}
