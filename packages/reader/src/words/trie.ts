import { type CategoryKind, categoryKinds } from '../category-kind.ts'
import { type Language, type WordBook, wordTypes } from '../languages/language.ts'
import { interned } from './caching.ts'
import { spellPhrases } from './notation.ts'
import type { Sense, SenseType, Step, Steps } from './vocabulary.ts'

/** A trie of phrases while it is being built. */
export interface Tree {
  readonly root: Map<string, Step>
  /** The single instance of each word that all steps share. */
  readonly words: Map<string, string>
  /** Caches the concatenation of two lists of senses, since few differ. */
  readonly lists: Map<readonly Sense[], Map<readonly Sense[], readonly Sense[]>>
}

/** Adds all phrases of a book, of one language or of any, to the trie. */
export function addBook(tree: Tree, book: WordBook, language: Language | 'any'): void {
  for (const type of wordTypes) {
    // Thousands of phrases share few senses, each of which is made once.
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

/** Creates a sense. All senses are created here, so that V8 gives them one shape and reads them fastest. */
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

/** Returns the step shared by all words that end a phrase with exactly that sense. */
function leafOf(sense: Sense): Step {
  return { next: null, senses: [sense] }
}

function put(tree: Tree, phrase: readonly string[], leaf: Step): void {
  const { root, words } = tree
  const own = phrase.map((word) => words.get(word) ?? interned(word))
  for (const word of own) words.set(word, word)
  const [first = ''] = own
  root.set(first, grown(tree, root.get(first), own, 1, leaf))
}

/** Returns a step extended by one more phrase, whose first `at` words lead to the step. */
function grown(tree: Tree, step: Step | undefined, words: readonly string[], at: number, leaf: Step): Step {
  const word = words[at]
  if (word === undefined) {
    if (step === undefined) return leaf
    return { next: step.next, senses: joined(tree, step.senses ?? noSenses, leaf.senses ?? noSenses) }
  }
  const behind = grown(tree, step?.next?.get(word), words, at + 1, leaf)
  if (step?.next instanceof Map) {
    step.next.set(word, behind)
    return step
  }
  return { next: step?.next?.with(word, behind) ?? new OneStep(word, behind), senses: step?.senses ?? null }
}

const noSenses: readonly Sense[] = []

function joined({ lists }: Tree, own: readonly Sense[], more: readonly Sense[]): readonly Sense[] {
  if (own.length === 0) return more
  const known = lists.get(own) ?? new Map<readonly Sense[], readonly Sense[]>()
  lists.set(own, known)
  const list = known.get(more) ?? own.concat(more)
  known.set(more, list)
  return list
}

/** The only continuation of a step: most steps have no other, and a map with one entry takes five times the memory. */
export class OneStep {
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
    return this.has(word) ? new OneStep(word, step) : new FewSteps([this.#word, this.#step, word, step])
  }
}

/** The largest number of continuations that are searched as fast as a map looks them up. */
const mostInFork = 8

/** A few continuations of a step, each word followed by its step; takes half the memory of a map. */
export class FewSteps {
  readonly #ways: readonly (string | Step)[]

  constructor(ways: readonly (string | Step)[]) {
    this.#ways = ways
  }

  get(word: string): Step | undefined {
    const at = this.#ways.indexOf(word)
    return at < 0 ? undefined : (this.#ways[at + 1] as Step)
  }

  has(word: string): boolean {
    return this.#ways.includes(word)
  }

  /** The ways on with one more, or with another step behind the same word. */
  with(word: string, step: Step): Steps {
    const at = this.#ways.indexOf(word)
    if (at >= 0) return new FewSteps(this.#ways.with(at + 1, step))
    const ways = this.#ways.concat([word, step])
    return ways.length <= mostInFork * 2 ? new FewSteps(ways) : new Map(pairsOf(ways))
  }
}

function* pairsOf(ways: readonly (string | Step)[]): Generator<[string, Step]> {
  for (let at = 0; at < ways.length; at += 2) yield [ways[at] as string, ways[at + 1] as Step]
}
