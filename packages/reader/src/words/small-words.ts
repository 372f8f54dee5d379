import type { SpokenBook } from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import { spellPhrases } from './phrases.ts'

/** What a word is to the rules that tell small words apart by how they are written. */
export interface SmallWord {
  /** What it is by itself. */
  readonly types: readonly Particle[]
  /** What it is by itself, or begins a phrase of. */
  readonly any: readonly Particle[]
  /** The phrases of several words that it begins, longest first. */
  readonly phrases: readonly { readonly type: Particle; readonly behind: readonly string[] }[]
}

/** All small words of some languages, by how they are written. */
export function plantSmallWords(books: readonly SpokenBook[]): Map<string, SmallWord> {
  const words = new Map<string, { -readonly [Key in keyof SmallWord]: SmallWord[Key] }>()
  for (const { particles } of books) {
    for (const [type, list] of Object.entries(particles) as [Particle, string][]) {
      for (const phrase of spellPhrases(list)) {
        const [first = ''] = phrase.words
        const behind = phrase.words.slice(1)
        const word = words.get(first) ?? { types: [], any: [], phrases: [] }
        words.set(first, word)
        word.any = withOne(word.any, type)
        if (behind.length > 0) word.phrases = word.phrases.concat({ type, behind })
        else word.types = withOne(word.types, type)
      }
    }
  }
  for (const word of words.values())
    word.phrases = word.phrases.toSorted((a, b) => b.behind.length - a.behind.length)
  return words
}

/** A list with one more: made of just its length, as one that grows keeps room for sixteen more. */
function withOne<One>(list: readonly One[], one: One): readonly One[] {
  return list.includes(one) ? list : list.concat(one)
}
