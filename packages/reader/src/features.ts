import { type Figure, isToTheCent } from './figure.ts'
import type { Language } from './languages/language.ts'
import type { Claim } from './scan.ts'
import type { Mark, Sentence } from './sentence.ts'
import type { Token } from './text.ts'

/** A message that was gone through. */
export interface Parted {
  readonly sentence: Sentence
  readonly figures: readonly Figure[]
  readonly claims: readonly Claim[]
}

/** A part of a message: its words as they are written, and its signs, which are the same in all languages. */
interface Part {
  readonly words: readonly Word[]
  readonly signs: readonly number[]
}

/** A word of a language: its hash, and the features of how it begins and ends. */
interface Word {
  readonly whole: number
  readonly pieces: readonly number[]
}

/** How many features are told apart. */
export const size = 2 ** 14

/**
 * All that is weighed of a message, as numbers below `size`: each word and each sign on its side of the first amount, how
 * words begin and end, and each sign behind the one before it. A feature is known by its hash alone ('the hashing
 * trick', Weinberger et al. 2009), so that the weights need no names; the few that share a number are weighed alike.
 */
export function featuresOf(message: Parted): number[] {
  const features: number[] = []
  let last: Part = opening
  let side = sides.before
  for (const part of partsOf(message)) {
    for (const sign of part.signs) {
      features.push(numberOf(join(side, sign)))
      for (const before of last.signs) features.push(numberOf(join(before, sign)))
    }
    for (const { whole, pieces } of part.words) {
      features.push(numberOf(whole), numberOf(join(side, whole)))
      for (const piece of pieces) features.push(piece)
    }
    const first = part.words[0]?.whole ?? 0
    for (const sign of last.signs) features.push(numberOf(join(sign, first)))
    if (part.signs[0] === amount) side = sides.behind
    last = part
  }
  return features
}

/** What can be told of each part of a message, in its order: of a phrase what it may be, of a number how it looks. */
function partsOf({ sentence, claims, figures }: Parted): Part[] {
  const { tokens, marks, language } = sentence
  const parts: Part[] = figures.length === 0 ? [unpriced] : []
  for (let at = 0; at < tokens.length; ) {
    const claim = claims[at]
    const figure = claim === 'amount' ? figures.find(({ start }) => start === at) : undefined
    if (figure !== undefined) {
      parts.push(partOf('amount', isToTheCent(figure) ? 'cents' : 'round', ...(figure.firm ? ['money'] : [])))
      at = figure.end
    } else if (claim === 'day' || claim === 'time' || claim === 'number') {
      parts.push(partOf(claim))
      while (claims[at] === claim) at++
    } else {
      const mark = marks[at]
      const end = mark?.end ?? at + 1
      const words: Word[] = []
      for (let word = at; word < end; word++) words.push(wordOf(tokens[word], language))
      parts.push({ words, signs: mark ? signsOf(mark) : tokens[at]?.kind === 'word' ? unknown.signs : [] })
      at = end
    }
  }
  parts.push(closing)
  return parts
}

function signsOf({ senses }: Mark): number[] {
  const signs: number[] = []
  for (const { type, value } of senses) {
    const sign = signOf(type)
    if (!signs.includes(sign)) signs.push(sign)
    if (type === 'kind') signs.push(signOf(`kind:${value}`))
  }
  return signs
}

function partOf(...signs: readonly string[]): Part {
  return { words: [], signs: signs.map(signOf) }
}

const signs = new Map<string, number>()

function signOf(name: string): number {
  const known = signs.get(name)
  if (known !== undefined) return known
  const sign = hash(name)
  signs.set(name, sign)
  return sign
}

/** Words that were met before, up to a number of them. */
const words = new Map<string, Word>()
const mostWords = 10_000

function wordOf(token: Token | undefined, language: Language): Word {
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
  return pieces.map((piece) => numberOf(hash(piece)))
}

/** FNV-1a (Fowler, Noll and Vo). */
function hash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

function join(first: number, second: number): number {
  return Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b)
}

function numberOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (size - 1)
}

const amount = signOf('amount')
const sides = { before: signOf('before'), behind: signOf('behind') }
const opening = partOf('start')
const closing = partOf('end')
const unpriced = partOf('unpriced')
const unknown = partOf('unknown')
