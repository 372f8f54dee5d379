import type { Language } from '../languages/language.ts'
import type { Claim, Parted } from '../message/scan.ts'
import type { Mark } from '../words/sentence.ts'
import type { Token } from '../words/text.ts'
import type { Sense } from '../words/vocabulary.ts'
import { hash, signOf } from './hashing.ts'

/** A word of a language: its hash, and the hashes of how it begins and ends. */
export interface Word {
  readonly whole: number
  readonly pieces: readonly number[]
}

/** Words of each language that were met before, up to a number of them. */
const words: Readonly<Record<Language, Map<string, Word>>> = {
  es: new Map(),
  en: new Map(),
  pt: new Map(),
  fr: new Map(),
}
const mostWords = 5_000

/** The word that a token is in a language. */
export function wordOf(token: Token | undefined, language: Language): Word {
  const { key = '', kind } = token ?? {}
  const met = words[language]
  const known = met.get(key)
  if (known !== undefined) return known
  const word = { whole: hash(language + key), pieces: kind === 'word' ? piecesOf(key, language) : [] }
  if (met.size >= mostWords) met.clear()
  met.set(key, word)
  return word
}

/** How a word of some length begins and ends. */
function piecesOf(key: string, language: Language): number[] {
  const pieces: string[] = []
  if (key.length > 3) pieces.push(`${language}-${key.slice(-2)}`)
  if (key.length > 4) pieces.push(`${language}-${key.slice(-3)}`, `${language}${key.slice(0, 4)}-`)
  return pieces.map(hash)
}

/** What was told of the senses of a phrase, which many messages share. */
interface Told {
  /** What the phrase may be. */
  readonly signs: readonly number[]
  /** What kinds of things it may name. */
  readonly kinds: readonly number[]
  /** Both at once. */
  readonly all: readonly number[]
}

const toldOf = new WeakMap<readonly Sense[], Told>()

function tell(senses: readonly Sense[]): Told {
  const known = toldOf.get(senses)
  if (known !== undefined) return known
  const signs = [...new Set(senses.map(({ type }) => signOf(type)))]
  const named = senses.flatMap(({ type, value }) => (type === 'kind' ? [value] : []))
  const kinds = [...new Set(named)]
  const told = {
    signs,
    kinds: kinds.map(signOf),
    all: [...signs, ...kinds.map((kind) => signOf(`kind:${kind}`))],
  }
  toldOf.set(senses, told)
  return told
}

/** The signs of all that a phrase may be. */
function signsOf({ senses }: Mark): readonly number[] {
  return tell(senses).signs
}

/** The signs of the kinds of things that a phrase may name. */
export function kindsOf({ senses }: Mark): readonly number[] {
  return tell(senses).kinds
}

/** The signs of all that a phrase may be, and of the kinds of things that it may name. */
export function signsOfPhrase({ senses }: Mark): readonly number[] {
  return tell(senses).all
}

/** The signs of what a token may be: as part of a phrase, or by what it was claimed for. */
export function signsAt({ sentence, claims }: Parted, at: number): readonly number[] {
  const token = sentence.tokens[at]
  if (token === undefined) return edge
  const claim = claims[at]
  if (claim != null) return claimed[claim]
  for (let start = at; start >= 0 && start > at - 5; start--) {
    const mark = sentence.marks[start]
    if (mark && mark.end > at) return signsOf(mark)
  }
  return token.kind === 'word' ? unknown : [signOf(token.key)]
}

const edge = [signOf('edge')]
const unknown = [signOf('unknown')]
const claimed: Readonly<Record<NonNullable<Claim>, readonly number[]>> = {
  amount: [signOf('as amount')],
  day: [signOf('as day')],
  time: [signOf('as time')],
  number: [signOf('as number')],
  dropped: [signOf('as dropped')],
  marker: [signOf('as marker')],
}
