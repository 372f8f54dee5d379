import type { Language } from '../languages/language.ts'
import type { Claim, Parted } from '../message/scan.ts'
import type { Mark } from '../words/sentence.ts'
import type { Token } from '../words/text.ts'
import { hash, signOf } from './hashing.ts'

/** A word of a language: its hash, and the hashes of how it begins and ends. */
export interface Word {
  readonly whole: number
  readonly pieces: readonly number[]
}

/** Words that were met before, up to a number of them. */
const words = new Map<string, Word>()
const mostWords = 10_000

/** The word that a token is in a language. */
export function wordOf(token: Token | undefined, language: Language): Word {
  const { key = '', kind } = token ?? {}
  const name = language + key
  const known = words.get(name)
  if (known !== undefined) return known
  const word = { whole: hash(name), pieces: kind === 'word' ? piecesOf(key, language) : [] }
  if (words.size >= mostWords) words.clear()
  words.set(name, word)
  return word
}

/** How a word of some length begins and ends. */
function piecesOf(key: string, language: Language): number[] {
  const pieces: string[] = []
  if (key.length > 3) pieces.push(`${language}-${key.slice(-2)}`)
  if (key.length > 4) pieces.push(`${language}-${key.slice(-3)}`, `${language}${key.slice(0, 4)}-`)
  return pieces.map(hash)
}

const signsOfMarks = new WeakMap<Mark, readonly number[]>()

/** The signs of all that a phrase may be. */
export function signsOf(mark: Mark): readonly number[] {
  const known = signsOfMarks.get(mark)
  if (known !== undefined) return known
  const signs = [...new Set(mark.senses.map(({ type }) => signOf(type)))]
  signsOfMarks.set(mark, signs)
  return signs
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
