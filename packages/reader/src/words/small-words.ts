import type { SpokenBook } from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import { spellPhrases } from './phrases.ts'
import { interned } from './text.ts'

/** What a word is to the rules that recognise particles by their spelling. */
export interface SmallWord {
  /** The types of the word by itself. */
  readonly types: readonly Particle[]
  /** The types of the word by itself, and of the phrases that begin with it. */
  readonly any: readonly Particle[]
  /** By type, the words that follow in the phrases of several words that begin with it, longest first. */
  readonly phrases: ReadonlyMap<Particle, readonly (readonly string[])[]>
}

/** Builds the map from spelling to particle for some languages. */
export function indexSmallWords(books: readonly SpokenBook[]): Map<string, SmallWord> {
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

/** Returns the words of a phrase after the first, sharing one list among phrases that continue alike. */
function sequenceBehind(words: readonly string[], known: Map<string, readonly string[]>): readonly string[] {
  const behind = words.slice(1).map(interned)
  const key = behind.join(' ')
  const sequence = known.get(key) ?? behind
  known.set(key, sequence)
  return sequence
}

/**
 * Returns a list with one more element. It uses `concat` because an array grown by `push` reserves room for sixteen
 * more.
 */
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
