import type { SpokenBook } from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import { spellPhrases } from './phrases.ts'

/** What a word is to the rules that tell small words apart by how they are written. */
export interface SmallWord {
  /** What it is by itself. */
  readonly types: Particle[]
  /** What it is by itself, or begins a phrase of. */
  readonly any: Particle[]
  /** The phrases of several words that it begins, longest first. */
  readonly phrases: { readonly type: Particle; readonly behind: readonly string[] }[]
}

/** All small words of some languages, by how they are written. */
export function plantSmallWords(books: readonly SpokenBook[]): Map<string, SmallWord> {
  const words = new Map<string, SmallWord>()
  for (const { particles } of books) {
    for (const [type, list] of Object.entries(particles) as [Particle, string][]) {
      for (const phrase of spellPhrases(list)) {
        const [first = '', ...behind] = phrase.words
        const word = words.get(first) ?? { types: [], any: [], phrases: [] }
        words.set(first, word)
        if (!word.any.includes(type)) word.any.push(type)
        if (behind.length > 0) word.phrases.push({ type, behind })
        else if (!word.types.includes(type)) word.types.push(type)
      }
    }
  }
  for (const { phrases } of words.values()) phrases.sort((a, b) => b.behind.length - a.behind.length)
  return words
}
