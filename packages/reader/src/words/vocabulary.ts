import { international } from '../languages/international.ts'
import type { Language, SpokenBook, WordType } from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import { memoised } from './caching.ts'
import { knownSteps } from './forms.ts'
import { spellPhrases } from './notation.ts'
import { indexSmallWords, type SmallWord } from './small-words.ts'
import type { Spelling } from './spelling.ts'
import { addBook, type FewSteps, type OneStep, type Tree } from './trie.ts'
import { isOtherVerbForm, type Typo, typoBetween } from './typos.ts'

/** What a phrase can be: a word type of the books, or a category kind. */
export type SenseType = WordType | 'kind'

/** One meaning of a phrase, in one language ('any' for brands, codes and signs). */
export interface Sense {
  readonly type: SenseType
  readonly value: string
  /** The weight of a category kind against the others in a message. */
  readonly weight: number
  readonly language: Language | 'any'
  /** The ISO 3166 code of the country in which a kind is meant; null for all countries. */
  readonly country: string | null
}

/** A node in the trie of all phrases, one word per level; many words share one. */
export interface Step {
  readonly next: Steps | null
  readonly senses: readonly Sense[] | null
}

/** The words that may come next in a phrase, each with its step. */
export type Steps = Map<string, Step> | FewSteps | OneStep

/**
 * The types that are recognised despite a typing mistake, because they help; words that reject an expense must be
 * spelled right.
 */
const forgiving: ReadonlySet<SenseType> = new Set<SenseType>([
  'kind', 'spend', 'consume', 'number', 'times', 'currency', 'day', 'weekday', 'month', 'howMuch', 'greeting', 'thanks',
]) // biome-ignore format: a list to read at a glance

/** The types of word that form a number or its unit. */
const ofMoney: ReadonlySet<SenseType> = new Set<SenseType>(['number', 'times', 'currency', 'coin'])

/** Up to how many letters a word of a type counts as short, because it resembles many others. */
const mistakable: Partial<Readonly<Record<SenseType, number>>> = {
  number: 6, day: 6, weekday: 6, month: 6, times: 7, currency: 7,
} // biome-ignore format: a list to read at a glance

/**
 * Whether a typo is accepted. Short numbers, units and days only have swapped letters ('firday' is Friday), because
 * one changed letter often makes another word: 'centro' is not 'ciento', nor 'patates' 'pattes', nor 'libras'
 * 'libres'. The singular of a currency is a word of its own: 'cena en Córdoba', 'almuerzo boliviano'.
 */
function forgives(word: string, slip: Typo, known: string, { type }: Sense): boolean {
  if (type === 'currency' && known === `${word}s`) return false
  return forgiving.has(type) && (slip === 'turned' || known.length > (mistakable[type] ?? 0))
}

/** A number word or a unit of money that is one mistake away from a word. */
interface Near {
  readonly known: string
  readonly slip: Typo
  readonly senses: readonly Sense[]
}

/** What is known of a word, wherever it stands in a message. */
export interface Word {
  /** Whether a phrase begins with the word exactly as it is written. */
  readonly isListed: boolean
  /** The steps of the word itself and of its singular or, if it has neither, of another form of it. */
  readonly steps: readonly Step[]
  readonly small: SmallWord | null
  /** The number words and units of money that it may be a misspelling of. */
  readonly nearMoney: readonly Near[]
  /** Its spelling in each language in which it has been weighed; a cache. */
  readonly spelled: Record<Language, Spelling | undefined>
}

const noneNear: readonly Near[] = []

/** All phrases of some languages and of the international book; the trie is built on first use. */
export class Vocabulary {
  readonly #books: readonly SpokenBook[]
  #neighbours: Neighbours = { byStart: [], byEnd: [] }
  readonly #particles = new Map<Particle, ReadonlyMap<string, string>>()
  readonly #money: string[] = []
  #smallWords: ReadonlyMap<string, SmallWord> | null = null
  #root: Map<string, Step> | null = null
  #figures: ReadonlyMap<string, Word> | null = null

  constructor(books: readonly SpokenBook[]) {
    this.#books = books
  }

  /** Returns the values of the particles and particle phrases of a type, by their spelling. */
  particles(type: Particle): ReadonlyMap<string, string> {
    const known = this.#particles.get(type)
    if (known !== undefined) return known
    const lists = this.#books.map((book) => book.particles[type] ?? '')
    const phrases = lists.flatMap((list) => [...spellPhrases(list)])
    const particles = new Map(phrases.map(({ words, value }) => [words.join(' '), value]))
    this.#particles.set(type, particles)
    return particles
  }

  /** Returns the particle types of a word; null for most words. */
  smallWord(word: string): SmallWord | null {
    this.#smallWords ??= indexSmallWords(this.#books)
    return this.#smallWords.get(word) ?? null
  }

  /** The first words of all phrases. */
  get root(): Map<string, Step> {
    if (this.#root !== null) return this.#root
    const root = new Map<string, Step>()
    this.#root = root
    const tree: Tree = { root, words: new Map(), lists: new Map() }
    addBook(tree, international, 'any')
    for (const book of this.#books) addBook(tree, book, book.language)
    const known: string[] = []
    for (const [word, step] of root) {
      if (mayBeMistyped(word) && step.senses?.some(({ type }) => forgiving.has(type))) known.push(word)
      if (word.length > 2 && step.senses?.some(({ type }) => ofMoney.has(type))) this.#money.push(word)
    }
    this.#neighbours = {
      byStart: known.toSorted((a, b) => order(startOf(a), startOf(b))),
      byEnd: known.toSorted((a, b) => order(endOf(a), endOf(b))),
    }
    return this.#root
  }

  /** Returns all that is known of a word. */
  readonly word = memoised((word) => this.#know(word))

  #know(word: string): Word {
    return {
      isListed: this.root.has(word),
      steps: knownSteps(word, this.root),
      small: this.smallWord(word),
      nearMoney: this.#nearMoney(word),
      spelled: { es: undefined, en: undefined, pt: undefined, fr: undefined },
    }
  }

  /** Returns what is known of a figure with which a phrase begins; null for all others, which are too many to cache. */
  figure(key: string): Word | null {
    this.#figures ??= this.#knowFigures()
    return this.#figures.get(key) ?? null
  }

  #knowFigures(): ReadonlyMap<string, Word> {
    this.#smallWords ??= indexSmallWords(this.#books)
    const figures = [...this.root.keys(), ...this.#smallWords.keys()].filter((key) => /^\d/.test(key))
    return new Map(figures.map((key) => [key, this.#know(key)]))
  }

  /**
   * Returns the steps of the first word of a phrase: of the word itself and its singular or, without these,
   * of another form of it.
   */
  steps(word: string): readonly Step[] {
    return this.word(word).steps
  }

  /**
   * Returns the step of the only known word that is one mistake away from a mistyped one; empty when there is none or
   * several. A word of five letters may only lack a letter: 'shift' is not 'shirt'.
   */
  near(word: string, writes: readonly Language[]): readonly Step[] {
    const found = this.#alike(word).filter(({ senses }) => isWritten(senses, writes))
    return found.length === 1 ? found : []
  }

  readonly #alike = memoised((word): readonly Step[] => {
    if (word.length < 5 || word.length > 16) return []
    const found = new Map<string, Typo>()
    // One wrong letter leaves the first or the last three letters intact, so these find all candidates. Swapped
    // letters in the middle of a word of six letters are not found.
    const { byStart, byEnd } = this.#neighbours
    const candidates = [...runOf(byStart, startOf, startOf(word)), ...runOf(byEnd, endOf, endOf(word))]
    for (const candidate of candidates) {
      if (word.length < 6 && candidate.length < 6) continue
      const slip = isOtherVerbForm(word, candidate) ? null : typoBetween(word, candidate)
      if (slip !== null) found.set(candidate, slip)
    }
    return [...found].flatMap(([known, slip]) => {
      const step = this.root.get(known)
      const senses = step?.senses?.filter((sense) => forgives(word, slip, known, sense)) ?? []
      return step === undefined || senses.length === 0 ? [] : [{ next: step.next, senses }]
    })
  })

  /**
   * Returns the number words, or the units of money, that are one mistake away from a word; to be used only where one
   * is expected.
   */
  nearMoney(
    word: string,
    type: SenseType,
    writes: readonly Language[],
    believes: (slip: Typo, known: string) => boolean,
  ): readonly Sense[] {
    return this.word(word).nearMoney.flatMap(({ known, slip, senses }) =>
      believes(slip, known)
        ? senses.filter((sense) => sense.type === type && isWritten([sense], writes))
        : [],
    )
  }

  #nearMoney(word: string): readonly Near[] {
    if (!/^\p{L}{3}/u.test(word)) return noneNear
    const { root } = this
    return this.#money.flatMap((known) => {
      const slip = isOtherVerbForm(word, known) ? null : typoBetween(word, known)
      return slip === null ? [] : [{ known, slip, senses: root.get(known)?.senses ?? [] }]
    })
  }
}

/** All words with which a mistyped one is compared, sorted by their first and by their last three letters. */
interface Neighbours {
  readonly byStart: readonly string[]
  readonly byEnd: readonly string[]
}

function mayBeMistyped(word: string): boolean {
  return word.length >= 5 && /^[a-z]+$/.test(word)
}

function startOf(word: string): string {
  return word.slice(0, 3)
}

function endOf(word: string): string {
  return word.slice(-3)
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Returns those words of a sorted list whose part is `wanted`, by binary search. */
function runOf(
  words: readonly string[],
  partOf: (word: string) => string,
  wanted: string,
): readonly string[] {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (partOf(words[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < words.length && partOf(words[end] ?? '') === wanted) end++
  return words.slice(low, end)
}

function isWritten(senses: readonly Sense[] | null, writes: readonly Language[]): boolean {
  if (writes.length === 0) return true
  return senses?.some(({ language }) => language === 'any' || writes.includes(language)) === true
}
