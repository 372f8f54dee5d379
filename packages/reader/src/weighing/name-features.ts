import type { Chunk } from '../message/chunk.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import { after, before, isAt, type Stretch } from '../words/sentence.ts'
import { combineHashes, FeatureSet, signOf } from './hashing.ts'
import { signsAt, spellingAt } from './signs.ts'

/** The number of hash buckets for the features of a phrase. */
export const nameSize = 2 ** 15

const collected = new FeatureSet(nameSize)

/** The number of phrases on either side that are examined. */
const reach = 2

/** Returns the index after the phrase or the number that starts at a token. */
export function endOfPhrase({ sentence, claims }: ClaimedMessage, at: number): number {
  return claims[at] === 'number' ? at + 1 : after(sentence, at)
}

/**
 * Returns the features of the phrase at a token, from which it is decided whether the phrase is part of the name of an
 * expense: its words and possible senses, the phrases around it, and its position in the clause.
 */
export function nameFeaturesOf(
  message: ClaimedMessage,
  chunks: readonly Chunk[],
  start: number,
): readonly number[] {
  const { language } = message.sentence
  const end = endOfPhrase(message, start)
  collected.begin()
  const add = (feature: number) => collected.add(feature)
  for (let at = start; at < end; at++) {
    const { whole, pieces } = spellingAt(message.sentence, at)
    add(combineHashes(whole, inside))
    for (const piece of pieces) add(combineHashes(piece, inside))
  }
  const own = signsAt(message, start)
  for (const sign of own) add(sign)
  add(signOf(language))
  for (const place of placesOf(message, chunks, { start, end })) {
    add(place)
    for (const sign of own) add(combineHashes(place, sign))
  }
  addSide(message, before(message.sentence, start), -1, own, add)
  addSide(message, end, 1, own, add)
  return collected.features
}

/** Adds the features of the tokens on one side of a phrase. */
function addSide(
  message: ClaimedMessage,
  from: number,
  step: -1 | 1,
  own: readonly number[],
  add: (feature: number) => void,
): void {
  const { sentence, claims } = message
  for (let far = 1, at = from; far <= reach; far++) {
    const place = combineHashes(step, far)
    const token = sentence.tokens[at]
    if (claims[at] !== 'amount') add(combineHashes(place, spellingAt(sentence, at).whole))
    for (const sign of signsAt(message, at)) {
      add(combineHashes(place, sign))
      if (far === 1) for (const mine of own) add(combineHashes(combineHashes(place, sign), mine))
    }
    if (token === undefined) break
    at = step < 0 ? before(sentence, at) : after(sentence, at)
  }
}

/**
 * Returns the position of a phrase in its clause: its distance from the price, the joining word before it, and the
 * known things around it.
 */
function placesOf(message: ClaimedMessage, chunks: readonly Chunk[], { start, end }: Stretch): number[] {
  const { sentence, figures } = message
  const chunk = chunks.find((each) => start >= each.start && start < each.end)
  if (chunk === undefined) return []
  const [figure] = chunk.figures
  const isBefore = figure !== undefined && figure.start > start
  const side = figure === undefined ? sides.unpriced : isBefore ? sides.before : sides.behind
  const gap = figure === undefined ? 0 : isBefore ? figure.start - end : start - figure.end + 1
  const led = isNamed(message, chunk.start, start) ? 1 : 0
  const followed = isNamed(message, end, chunk.end) ? 1 : 0
  const isElsewhere = isNamed(message, 0, chunk.start) || isNamed(message, chunk.end, sentence.tokens.length)
  const place = (of: number, value: number) => combineHashes(combineHashes(side, of), value)
  return [
    place(places.opening, signOf(chunk.opening)),
    place(places.figures, Math.min(figures.length, 3)),
    place(places.far, Math.min(gap, 5)),
    place(places.at, Math.min(start - chunk.start, 6)),
    place(places.led, led),
    place(places.followed, followed),
    place(places.among, led + 2 * followed + (isElsewhere ? 4 : 0)),
    ...joiningOf(message, chunk, start),
  ]
}

/** Whether a known thing is named between two tokens. */
function isNamed({ sentence, claims }: ClaimedMessage, start: number, end: number): boolean {
  for (let at = start; at < end; at = after(sentence, at))
    if (claims[at] === null && isAt(sentence, at, 'kind')) return true
  return false
}

/** Returns the last joining word before a phrase ('para', 'de', 'avec'), also combined with its distance. */
function joiningOf({ sentence }: ClaimedMessage, chunk: Stretch, start: number): number[] {
  let at = before(sentence, start)
  for (let far = 0; at >= chunk.start && far < 3; far++) {
    if (isAt(sentence, at, 'preposition', 'of', 'with', 'and')) {
      const word = combineHashes(behind, spellingAt(sentence, at).whole)
      return [word, combineHashes(word, far)]
    }
    at = before(sentence, at)
  }
  return []
}

const inside = signOf('inside')
const behind = signOf('behind a joining word')
const sides = { before: signOf('before'), behind: signOf('behind'), unpriced: signOf('unpriced') }
const places = {
  opening: signOf('opening'),
  figures: signOf('figures'),
  far: signOf('far'),
  at: signOf('at'),
  led: signOf('led'),
  followed: signOf('followed'),
  among: signOf('among'),
}
