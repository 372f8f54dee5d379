import { international } from '../languages/international.ts'
import {
  type Language,
  type SpokenBook,
  type WordBook,
  type WordType,
  wordTypes,
} from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import { type CategoryKind, categoryKinds } from '../meaning.ts'
import { knownSteps } from './forms.ts'
import { spellPhrases } from './phrases.ts'
import { isOtherPerson, type Slip, slipBetween } from './slips.ts'
import { plantSmallWords, type SmallWord } from './small-words.ts'
import type { Spelling } from './spelling.ts'
import { interned, remembered } from './text.ts'

/** What a phrase can be: a word type of the books, or the kind of a thing. */
export type SenseType = WordType | 'kind'

/** One thing that a phrase can be, in one language ('any' for brands, codes and signs). */
export interface Sense {
  readonly type: SenseType
  readonly value: string
  /** How much a kind weighs against the others in a message. */
  readonly weight: number
  readonly language: Language | 'any'
  /** ISO 3166, where a kind is only meant in one country. */
  readonly country: string | null
}

/** A step in the tree of all phrases, word by word; many words share one. */
export interface Step {
  readonly next: Steps | null
  readonly senses: readonly Sense[] | null
}

/** The steps that go on from one, by their words. */
export type Steps = Map<string, Step> | Way

/** Only words that help are looked for behind a typing mistake; what refuses an expense must be written right. */
const forgiving: ReadonlySet<SenseType> = new Set<SenseType>([
  'kind', 'spend', 'consume', 'number', 'times', 'currency', 'day', 'weekday', 'month', 'howMuch', 'greeting', 'thanks',
]) // biome-ignore format: a list to read at a glance

/** What a number or its unit is made of. */
const ofMoney: ReadonlySet<SenseType> = new Set<SenseType>(['number', 'times', 'currency', 'coin'])

/** What short words stand for that many others are like but for a letter, and up to how long those are. */
const mistakable: Partial<Readonly<Record<SenseType, number>>> = {
  number: 6, day: 6, weekday: 6, month: 6, times: 7, currency: 7,
} // biome-ignore format: a list to read at a glance

/**
 * A short number, unit or day is only believed with two letters turned: 'centro' is no 'ciento', 'aranha' no 'amanhã',
 * 'pattes' no 'patates', 'libres' no 'libras'; 'firday' is Friday.
 */
function forgives(slip: Slip, known: string, { type }: Sense): boolean {
  return forgiving.has(type) && (slip === 'turned' || known.length > (mistakable[type] ?? 0))
}

/** A number or a unit of money that is one letter away from a word. */
interface Near {
  readonly known: string
  readonly slip: Slip
  readonly senses: readonly Sense[]
}

/** What is known of a word wherever it stands. */
export interface Word {
  /** Whether some phrase begins with it as it is written. */
  readonly isListed: boolean
  /** Where it may stand in the tree: as itself and its singular, or as another of its forms. */
  readonly steps: readonly Step[]
  readonly small: SmallWord | null
  /** The numbers and the units of money that it may be a mistyped one of. */
  readonly nearMoney: readonly Near[]
  /** How it is spelled in the languages in which it was weighed. */
  readonly spelled: Record<Language, Spelling | undefined>
}

const noneNear: readonly Near[] = []

/** All phrases of some languages and of none; the tree is planted when it is first needed. */
export class Vocabulary {
  readonly #books: readonly SpokenBook[]
  readonly #neighbours = new Map<string, string[]>()
  readonly #particles = new Map<Particle, ReadonlyMap<string, string>>()
  readonly #money: string[] = []
  #smallWords: ReadonlyMap<string, SmallWord> | null = null
  #root: Map<string, Step> | null = null
  #figures: ReadonlyMap<string, Word> | null = null

  constructor(books: readonly SpokenBook[]) {
    this.#books = books
  }

  /** What the small words and phrases of a type stand for, by how they are written. */
  particles(type: Particle): ReadonlyMap<string, string> {
    const known = this.#particles.get(type)
    if (known !== undefined) return known
    const lists = this.#books.map((book) => book.particles[type] ?? '')
    const phrases = lists.flatMap((list) => [...spellPhrases(list)])
    const particles = new Map(phrases.map(({ words, value }) => [words.join(' '), value]))
    this.#particles.set(type, particles)
    return particles
  }

  /** What a word is to the rules that tell small words apart; null for most words. */
  smallWord(word: string): SmallWord | null {
    this.#smallWords ??= plantSmallWords(this.#books)
    return this.#smallWords.get(word) ?? null
  }

  /** The first words of all phrases. */
  get root(): Map<string, Step> {
    if (this.#root !== null) return this.#root
    const root = new Map<string, Step>()
    this.#root = root
    const tree = { root, words: new Map<string, string>() }
    plant(tree, international, 'any')
    for (const book of this.#books) plant(tree, book, book.language)
    for (const [word, step] of root) {
      if (step.senses?.some(({ type }) => forgiving.has(type))) this.#remember(word)
      if (word.length > 2 && step.senses?.some(({ type }) => ofMoney.has(type))) this.#money.push(word)
    }
    // An array that has grown keeps room for sixteen more.
    for (const [key, words] of this.#neighbours) this.#neighbours.set(key, words.slice())
    return this.#root
  }

  /** All that is known of a word. */
  readonly word = remembered((word) => this.#know(word))

  #know(word: string): Word {
    return {
      isListed: this.root.has(word),
      steps: knownSteps(word, this.root),
      small: this.smallWord(word),
      nearMoney: this.#nearMoney(word),
      spelled: { es: undefined, en: undefined, pt: undefined, fr: undefined },
    }
  }

  /** What is known of a figure, which few phrases begin with; null for all others, which are too many to be remembered. */
  figure(key: string): Word | null {
    this.#figures ??= this.#knowFigures()
    return this.#figures.get(key) ?? null
  }

  #knowFigures(): ReadonlyMap<string, Word> {
    this.#smallWords ??= plantSmallWords(this.#books)
    const figures = [...this.root.keys(), ...this.#smallWords.keys()].filter((key) => /^\d/.test(key))
    return new Map(figures.map((key) => [key, this.#know(key)]))
  }

  /** What may be meant by the first word of a phrase: itself and its singular, or another of its forms. */
  steps(word: string): readonly Step[] {
    return this.word(word).steps
  }

  /**
   * The known word that is one letter away from a mistyped one; none when there is none or a choice. A short one
   * may only lack a letter: 'shift' is no 'shirt'.
   */
  near(word: string, writes: readonly Language[]): readonly Step[] {
    const found = this.#alike(word).filter(({ senses }) => isWritten(senses, writes))
    return found.length === 1 ? found : []
  }

  readonly #alike = remembered((word): readonly Step[] => {
    if (word.length < 5 || word.length > 16) return []
    const found = new Map<string, Slip>()
    for (const key of [`^${word.slice(0, 3)}`, `${word.slice(-3)}$`]) {
      for (const candidate of this.#neighbours.get(key) ?? []) {
        if (word.length < 6 && candidate.length < 6) continue
        const slip = isOtherPerson(word, candidate) ? null : slipBetween(word, candidate)
        if (slip !== null) found.set(candidate, slip)
      }
    }
    return [...found].flatMap(([known, slip]) => {
      const step = this.root.get(known)
      const senses = step?.senses?.filter((sense) => forgives(slip, known, sense)) ?? []
      return step === undefined || senses.length === 0 ? [] : [{ next: step.next, senses }]
    })
  })

  /** The numbers, or the units of money, that are one letter away from a word: to be asked only where one is needed. */
  nearMoney(
    word: string,
    type: SenseType,
    writes: readonly Language[],
    believes: (slip: Slip, known: string) => boolean,
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
      const slip = isOtherPerson(word, known) ? null : slipBetween(word, known)
      return slip === null ? [] : [{ known, slip, senses: root.get(known)?.senses ?? [] }]
    })
  }

  /** One wrong letter leaves the first or the last three letters alone, so those find all candidates. */
  #remember(word: string): void {
    if (word.length < 5 || !/^[a-z]+$/.test(word)) return
    for (const key of [`^${word.slice(0, 3)}`, `${word.slice(-3)}$`]) {
      const list = this.#neighbours.get(key)
      if (list === undefined) this.#neighbours.set(key, [word])
      else list.push(word)
    }
  }
}

function isWritten(senses: readonly Sense[] | null, writes: readonly Language[]): boolean {
  if (writes.length === 0) return true
  return senses?.some(({ language }) => language === 'any' || writes.includes(language)) === true
}

/** A tree while it is planted. */
interface Tree {
  readonly root: Map<string, Step>
  /** Each word as it was first met: it is kept once, wherever it stands. */
  readonly words: Map<string, string>
}

function plant(tree: Tree, book: WordBook, language: Language | 'any'): void {
  for (const type of wordTypes) {
    // Thousands of phrases have few senses, which are kept once.
    const leaves = new Map<string, Step>()
    for (const { words, value } of spellPhrases(book.words[type] ?? '')) {
      const leaf = leaves.get(value) ?? leafOf(senseOf(type, value, language))
      leaves.set(value, leaf)
      put(tree, words, leaf)
    }
  }
  for (const kind of categoryKinds) plantKind(tree, kind, book.kinds[kind] ?? '', language)
  for (const [country, kinds] of Object.entries(book.regions ?? {})) {
    for (const kind of categoryKinds) plantKind(tree, kind, kinds[kind] ?? '', language, country)
  }
}

/** All are made here: what is read so often is read fastest when it is always laid out in the same way. */
function senseOf(
  type: SenseType,
  value: string,
  language: Sense['language'],
  country: string | null = null,
  weight = 1,
): Sense {
  return { type, value: interned(value), weight, language, country }
}

function plantKind(
  tree: Tree,
  kind: CategoryKind,
  list: string,
  language: Language | 'any',
  country: string | null = null,
): void {
  const leafOfWeight = (weight: number) => leafOf(senseOf('kind', kind, language, country, weight))
  const [usual, strong, weak] = [leafOfWeight(1), leafOfWeight(4), leafOfWeight(0.5)]
  for (const { words } of spellPhrases(list)) {
    const [mark] = words
    const marked = mark === '!' ? strong : mark === '~' ? weak : null
    put(tree, marked ? words.slice(1) : words, marked ?? usual)
  }
}

/** The step of all words that end a phrase of just that sense. */
function leafOf(sense: Sense): Step {
  return { next: null, senses: [sense] }
}

function put({ root, words }: Tree, phrase: readonly string[], leaf: Step): void {
  const own = phrase.map((word) => words.get(word) ?? interned(word))
  for (const word of own) words.set(word, word)
  const [first = ''] = own
  root.set(first, grown(root.get(first), own, 1, leaf))
}

/** What a step becomes with one more phrase behind it, of which `at` words lead to the step. */
function grown(step: Step | undefined, words: readonly string[], at: number, leaf: Step): Step {
  const word = words[at]
  if (word === undefined) {
    if (step === undefined) return leaf
    return { next: step.next, senses: (step.senses ?? []).concat(leaf.senses ?? []) }
  }
  const behind = grown(step?.next?.get(word), words, at + 1, leaf)
  if (step?.next instanceof Map) {
    step.next.set(word, behind)
    return step
  }
  return { next: step?.next?.with(word, behind) ?? new Way(word, behind), senses: step?.senses ?? null }
}

/** The only way on from a step: most have no other, and a map of one takes five times the room. */
class Way {
  readonly #word: string
  readonly #step: Step

  constructor(word: string, step: Step) {
    this.#word = word
    this.#step = step
  }

  get(word: string): Step | undefined {
    return word === this.#word ? this.#step : undefined
  }

  has(word: string): boolean {
    return word === this.#word
  }

  /** The ways on with one more, or with another step behind the same word. */
  with(word: string, step: Step): Steps {
    return this.has(word)
      ? new Way(word, step)
      : new Map([
          [this.#word, this.#step],
          [word, step],
        ])
  }
}
