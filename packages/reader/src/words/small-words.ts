import type { SpokenBook } from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import { spellPhrases } from './phrases.ts'
import { interned } from './text.ts'

/** What a word is to the rules that tell small words apart by how they are written. */
export interface SmallWord {
  /** What it is by itself. */
  readonly types: readonly Particle[]
  /** What it is by itself, or begins a phrase of. */
  readonly any: readonly Particle[]
  /** What follows it in the phrases of several words that it begins, longest first, by what they are. */
  readonly phrases: ReadonlyMap<Particle, readonly (readonly string[])[]>
}

/** All small words of some languages, by how they are written. */
export function plantSmallWords(books: readonly SpokenBook[]): Map<string, SmallWord> {
  const words = new Map<string, { -readonly [Key in keyof SmallWord]: SmallWord[Key] }>()
  const sequences = new Map<string, readonly string[]>()
  for (const { particles } of books) {
    for (const [type, list] of Object.entries(particles) as [Particle, string][]) {
      for (const phrase of spellPhrases(list)) {
        const first = interned(phrase.words[0] ?? '')
        const word = words.get(first) ?? { types: [], any: [], phrases: noPhrases }
        words.set(first, word)
        word.any = withOne(word.any, type)
        if (phrase.words.length === 1) word.types = withOne(word.types, type)
        else word.phrases = withPhrase(word.phrases, type, sequenceBehind(phrase.words, sequences))
      }
    }
  }
  return words
}

/** The words of a phrase behind its first: one list for all phrases that go on alike. */
function sequenceBehind(words: readonly string[], known: Map<string, readonly string[]>): readonly string[] {
  const behind = words.slice(1).map(interned)
  const key = behind.join(' ')
  const sequence = known.get(key) ?? behind
  known.set(key, sequence)
  return sequence
}

/** A list with one more: made of just its length, as one that grows keeps room for sixteen more. */
function withOne<One>(list: readonly One[], one: One): readonly One[] {
  return list.includes(one) ? list : list.concat(one)
}

const noPhrases: SmallWord['phrases'] = new Map()

function withPhrase(
  phrases: SmallWord['phrases'],
  type: Particle,
  behind: readonly string[],
): SmallWord['phrases'] {
  const alike = (phrases.get(type) ?? []).concat([behind])
  return new Map(phrases).set(
    type,
    alike.toSorted((a, b) => b.length - a.length),
  )
}
