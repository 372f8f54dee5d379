import { type Figure, isToTheCent } from './figure.ts'
import type { Claim } from './scan.ts'
import type { Sentence } from './sentence.ts'

/** A message that was gone through. */
export interface Parted {
  readonly sentence: Sentence
  readonly figures: readonly Figure[]
  readonly claims: readonly Claim[]
}

/** A part of a message: its words as they are written, and its signs, which are the same in all languages. */
interface Part {
  readonly words: readonly number[]
  readonly signs: readonly number[]
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
    for (const word of part.words) features.push(numberOf(word), numberOf(join(side, word)))
    for (const sign of last.signs) features.push(numberOf(join(sign, part.words[0] ?? 0)))
    if (part.signs[0] === amount) side = sides.behind
    last = part
  }
  const { tokens, language } = message.sentence
  for (const { kind, key } of tokens) if (kind === 'word') addPieces(features, key, language)
  return features
}

/** What can be told of each part of a message, in its order: of a phrase what it may be, of a number how it looks. */
function partsOf({ sentence, claims, figures }: Parted): Part[] {
  const { tokens, marks, language } = sentence
  const parts: Part[] = []
  const add = (words: readonly number[], ...signs: readonly string[]) =>
    parts.push({ words, signs: signs.map(hash) })
  if (figures.length === 0) add([], 'unpriced')
  for (let at = 0; at < tokens.length; ) {
    const mark = marks[at]
    const claim = claims[at]
    const figure = claim === 'amount' ? figures.find(({ start }) => start === at) : undefined
    if (figure !== undefined) {
      add([], 'amount', isToTheCent(figure) ? 'cents' : 'round', ...(figure.firm ? ['money'] : []))
      at = figure.end
    } else if (claim === 'day' || claim === 'time' || claim === 'number') {
      add([], claim)
      while (claims[at] === claim) at++
    } else {
      const end = mark?.end ?? at + 1
      const words = tokens.slice(at, end).map(({ key }) => hash(language + key))
      const signs: string[] = mark ? [] : tokens[at]?.kind === 'word' ? ['unknown'] : []
      for (const { type, value } of mark?.senses ?? []) {
        if (!signs.includes(type)) signs.push(type)
        if (type === 'kind') signs.push(`kind:${value}`)
      }
      add(words, ...signs)
      at = end
    }
  }
  add([], 'end')
  return parts
}

/** How a word of some length begins and ends. */
function addPieces(features: number[], key: string, language: string): void {
  if (key.length > 3) features.push(numberOf(hash(`${language}-${key.slice(-2)}`)))
  if (key.length > 4)
    features.push(
      numberOf(hash(`${language}-${key.slice(-3)}`)),
      numberOf(hash(`${language}${key.slice(0, 4)}-`)),
    )
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

const amount = hash('amount')
const sides = { before: hash('before'), behind: hash('behind') }
const opening: Part = { words: [], signs: [hash('start')] }
