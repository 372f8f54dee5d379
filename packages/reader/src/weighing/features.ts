import type { Context } from '../context.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import { type Figure, isToTheCent } from '../numbers/figure.ts'
import { isName, memberAt } from '../words/member-names.ts'
import { allOf, type Sentence, type Stretch } from '../words/sentence.ts'
import type { Spelling } from '../words/spelling.ts'
import { bucketOf, combineHashes, signOf } from './hashing.ts'
import { dearnessOf, dearSignOf, kindsOf, signsOfPhrase, spellingAt } from './signs.ts'

/** A part of a message: the spelling of its words, and its signs, which are the same in all languages. */
interface Part {
  readonly words: readonly Spelling[]
  readonly signs: readonly number[]
}

/** The number of hash buckets for the features of a message. */
export const size = 2 ** 19

/** The number of hash buckets for the features of a part. */
export const partSize = 2 ** 16

/** The largest number of parts that are weighed in order; the rest of a longer message is left out. */
const mostParts = 48

/** How many parts a part is behind another for both to be a feature, and the number of first parts that this is for. */
const distant = { least: 3, parts: 24 }

/** The features of a message, as bucket numbers. */
export interface Inputs {
  /** The features of the message in no particular order, below `size`. */
  readonly features: readonly number[]
  /** The features of each part, in order, below `partSize`. */
  readonly parts: readonly (readonly number[])[]
  /** The features of the message as a whole, below `partSize`. */
  readonly whole: readonly number[]
}

/**
 * Returns the features of a message: each word and sign with its side of the first amount; prefixes and suffixes of
 * words; each sign after the word and the signs before it, the signs before those, and both; each word after the word
 * and the signs before it; the first signs of two parts that are not close to each other; and, for the network, the
 * features of each part. A feature is identified by its hash alone (the 'hashing trick', Weinberger et al. 2009), so
 * the weights need no names; the few that share a bucket share a weight.
 */
export function inputsOf(message: ClaimedMessage, stretch = allOf(message.sentence)): Inputs {
  const features: number[] = []
  const add = (feature: number) => features.push(bucketOf(feature, size))
  let beforeLast: Part = opening
  let last: Part = opening
  let side = sides.before
  const parts = partsOf(message, stretch)
  for (const part of parts) {
    addSigns(part, last, beforeLast, side, add)
    addWords(part, last, side, add)
    if (part.signs[0] === amount) side = sides.behind
    beforeLast = last
    last = part
  }
  addDistant(parts, add)
  const signs = signsOfAll(message, stretch, parts)
  for (const sign of signs) add(sign)
  return {
    features,
    parts: (parts.length > mostParts ? parts.slice(0, mostParts) : parts).map(numbersOf),
    whole: signs.map((sign) => bucketOf(sign, partSize)),
  }
}

/** Adds the features of the signs of a part, by themselves and behind the two parts before it. */
function addSigns(
  part: Part,
  last: Part,
  beforeLast: Part,
  side: number,
  add: (feature: number) => void,
): void {
  const lastWord = last.words.at(-1)
  for (const sign of part.signs) {
    add(combineHashes(side, sign))
    for (const before of last.signs) add(combineHashes(before, sign))
    for (const before of beforeLast.signs) {
      add(combineHashes(combineHashes(before, apart), sign))
      for (const between of last.signs)
        add(combineHashes(combineHashes(combineHashes(before, three), between), sign))
    }
    if (lastWord !== undefined) add(combineHashes(combineHashes(lastWord.whole, then), sign))
  }
}

/** Adds the features of the words of a part, by themselves and behind the part before it. */
function addWords(part: Part, last: Part, side: number, add: (feature: number) => void): void {
  let wordBefore = last.words.at(-1)
  for (const word of part.words) {
    const { whole, pieces } = word
    add(whole)
    add(combineHashes(side, whole))
    if (wordBefore !== undefined) add(combineHashes(combineHashes(wordBefore.whole, paired), whole))
    wordBefore = word
    for (const piece of pieces) add(piece)
  }
  const first = part.words[0]?.whole ?? 0
  for (const sign of last.signs) add(combineHashes(sign, first))
}

/** Adds a feature for the first signs of each two parts that are not close to each other. */
function addDistant(parts: readonly Part[], add: (feature: number) => void): void {
  const end = Math.min(parts.length, distant.parts)
  for (let before = 0; before + distant.least < end; before++) {
    const led = combineHashes(parts[before]?.signs[0] ?? 0, far)
    for (let at = before + distant.least; at < end; at++) add(combineHashes(led, parts[at]?.signs[0] ?? 0))
  }
}

function numbersOf({ words, signs }: Part): number[] {
  const numbers: number[] = []
  for (const sign of signs) numbers.push(bucketOf(sign, partSize))
  for (const { whole, pieces } of words) {
    numbers.push(bucketOf(whole, partSize))
    for (const piece of pieces) numbers.push(bucketOf(piece, partSize))
  }
  return numbers
}

/** The lengths, in tokens, at or below which a message gets a feature each. */
const lengths = [2, 3, 4, 5, 7, 9, 12, 16, 24]

/**
 * Returns the signs of a message as a whole: its length, how many of its words are unknown, how many figures it has,
 * the size of its first amount, and that size with each kind of thing named.
 */
function signsOfAll(
  { sentence, figures }: ClaimedMessage,
  { start, end }: Stretch,
  parts: readonly Part[],
): number[] {
  let figure: Figure | undefined
  let figuresOwn = 0
  for (const each of figures) {
    if (each.start < start || each.start >= end) continue
    figure ??= each
    figuresOwn++
  }
  let unknowns = 0
  for (const { signs } of parts) if (signs[0] === unknown.signs[0]) unknowns++
  const signs = [
    combineHashes(ofAll.unknown, Math.min(unknowns, 6)),
    combineHashes(ofAll.figures, Math.min(figuresOwn, 4)),
  ]
  for (const most of lengths) if (end - start <= most) signs.push(combineHashes(ofAll.length, most))
  if (figure === undefined) return signs
  const dear = combineHashes(ofAll.dear, dearnessOf(figure, sentence.context))
  const kinds: number[] = []
  for (let at = start; at < end; at++) {
    const mark = sentence.marks[at]
    if (mark) for (const kind of kindsOf(mark)) if (!kinds.includes(kind)) kinds.push(kind)
  }
  for (const kind of kinds.length === 0 ? noKinds : kinds) signs.push(combineHashes(dear, kind))
  return signs
}

/** Splits a message into parts, in order, with their signs: what a phrase may be, or how a number looks. */
function partsOf({ sentence, claims, figures }: ClaimedMessage, { start, end: last }: Stretch): Part[] {
  const { tokens, marks } = sentence
  const priced = figures.some((figure) => figure.start >= start && figure.start < last)
  const parts: Part[] = priced ? [] : [unpriced]
  for (let at = start; at < last; ) {
    const claim = claims[at]
    const figure = claim === 'amount' ? figures.find((each) => each.start === at) : undefined
    if (figure !== undefined) {
      parts.push(partOfFigure(figure, sentence.context))
      at = figure.end
    } else if (claim === 'day' || claim === 'time' || claim === 'number') {
      parts.push(claimed[claim])
      while (at < last && claims[at] === claim) at++
    } else {
      const mark = marks[at]
      const end = mark?.end ?? at + 1
      const words: Spelling[] = []
      for (let word = at; word < end; word++) words.push(spellingAt(sentence, word))
      const known = mark ? signsOfPhrase(mark) : tokens[at]?.kind === 'word' ? unknown.signs : nothing
      const named = signsOfName(sentence, at)
      parts.push({ words, signs: named.length === 0 ? known : [...known, ...named] })
      at = end
    }
  }
  parts.push(closing)
  return parts
}

/** Returns the signs of the name of a member or of somebody else at a token; empty when there is none. */
function signsOfName(sentence: Sentence, at: number): readonly number[] {
  if (memberAt(sentence, at) !== null) return member.signs
  return isName(sentence, at) ? name.signs : nothing
}

function partOfFigure(figure: Figure, context: Context): Part {
  const signs = [amount, isToTheCent(figure) ? cents : round, dearSignOf(figure, context)]
  if (figure.firm) signs.push(money)
  return { words: [], signs }
}

function partOf(...signs: readonly string[]): Part {
  return { words: [], signs: signs.map(signOf) }
}

const nothing: readonly number[] = []
const [amount, cents, round, money] = [signOf('amount'), signOf('cents'), signOf('round'), signOf('money')]
const [apart, three, far] = [signOf('apart'), signOf('three'), signOf('far')]
const then = signOf('then')
const paired = signOf('paired')
const sides = { before: signOf('before'), behind: signOf('behind') }
const ofAll = {
  length: signOf('length'),
  unknown: signOf('unknowns'),
  figures: signOf('figures'),
  dear: signOf('dear'),
}
const opening = partOf('start')
const claimed = { day: partOf('day'), time: partOf('time'), number: partOf('number') }
const closing = partOf('end')
const unpriced = partOf('unpriced')
const noKinds = [signOf('none')]
const unknown = partOf('unknown')
const member = partOf('member')
const name = partOf('name')
