import type { SpokenBook } from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import { interned } from './caching.ts'
import { spellPhrases } from './notation.ts'

/** What a word is to the rules that recognise particles by their spelling. */
export interface SmallWord {
  /** The types of the word by itself. */
  readonly types: readonly Particle[]
  /** The phrases of several words that begin with it, by their second word; of each type the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Tail[]>
}

/** What follows the second word of a phrase of several words. */
interface Tail {
  readonly type: Particle
  readonly words: readonly string[]
}

/** Builds the map from spelling to particle for some languages. */
export function indexSmallWords(books: readonly SpokenBook[]): Map<string, SmallWord> {
  const words = new Map<string, { types: readonly Particle[]; phrases: Map<string, readonly Tail[]> }>()
  const tails = new Map<string, Tail>()
  for (const { particles } of books) {
    for (const [type, list] of Object.entries(particles) as [Particle, string][]) {
      for (const phrase of spellPhrases(list)) {
        const [first = '', second, ...others] = phrase.words.map(interned)
        const word = words.get(first) ?? { types: [], phrases: noPhrases }
        words.set(first, word)
        if (second === undefined) word.types = withOne(word.types, type)
        else {
          if (word.phrases === noPhrases) word.phrases = new Map()
          word.phrases.set(second, withTail(word.phrases.get(second) ?? [], tailOf(type, others, tails)))
        }
      }
    }
  }
  return words
}

/** Returns the end of a phrase, which all phrases of the type that end alike share. */
function tailOf(type: Particle, words: readonly string[], known: Map<string, Tail>): Tail {
  const key = [type, ...words].join(' ')
  const tail = known.get(key) ?? { type, words: words.length === 0 ? noWords : words.slice() }
  known.set(key, tail)
  return tail
}

const noWords: readonly string[] = []

/**
 * Returns a list with one more element. It uses `concat` because an array grown by `push` reserves room for sixteen
 * more.
 */
function withOne<One>(list: readonly One[], one: One): readonly One[] {
  return list.includes(one) ? list : list.concat(one)
}

/** The phrases of the many words that begin none. */
const noPhrases = new Map<string, readonly Tail[]>()

function withTail(tails: readonly Tail[], tail: Tail): readonly Tail[] {
  return withOne(tails, tail).toSorted((a, b) => b.words.length - a.words.length)
}
