import { type Language, type WordBook, wordTypes } from '../languages/language.ts'
import { type CategoryKind, categoryKinds } from '../meaning.ts'
import { spellPhrases } from './phrases.ts'
import { interned } from './text.ts'
import type { Sense, SenseType, Step, Steps } from './vocabulary.ts'

/** A tree while it is planted. */
export interface Tree {
  readonly root: Map<string, Step>
  /** Each word as it was first met: it is kept once, wherever it stands. */
  readonly words: Map<string, string>
  /** What became of each list of senses with those of one more phrase: few are unlike. */
  readonly lists: Map<readonly Sense[], Map<readonly Sense[], readonly Sense[]>>
}

/** Adds all phrases of a book, which are of one language, or of any. */
export function plant(tree: Tree, book: WordBook, language: Language | 'any'): void {
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

function put(tree: Tree, phrase: readonly string[], leaf: Step): void {
  const { root, words } = tree
  const own = phrase.map((word) => words.get(word) ?? interned(word))
  for (const word of own) words.set(word, word)
  const [first = ''] = own
  root.set(first, grown(tree, root.get(first), own, 1, leaf))
}

/** What a step becomes with one more phrase behind it, of which `at` words lead to the step. */
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
  return { next: step?.next?.with(word, behind) ?? new Way(word, behind), senses: step?.senses ?? null }
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

/** The only way on from a step: most have no other, and a map of one takes five times the room. */
export class Way {
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
    return this.has(word) ? new Way(word, step) : new Fork([this.#word, this.#step, word, step])
  }
}

/** So many ways are gone through as quickly as they are looked up. */
const mostInFork = 8

/** A few ways on from a step, each word before its step: they take half the room of a map. */
export class Fork {
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
    if (at >= 0) return new Fork(this.#ways.with(at + 1, step))
    const ways = this.#ways.concat([word, step])
    return ways.length <= mostInFork * 2 ? new Fork(ways) : new Map(pairsOf(ways))
  }
}

function* pairsOf(ways: readonly (string | Step)[]): Generator<[string, Step]> {
  for (let at = 0; at < ways.length; at += 2) yield [ways[at] as string, ways[at + 1] as Step]
}
