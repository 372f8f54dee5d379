import type { Chunk } from '../message/chunk.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import type { Count } from '../numbers/counts/count.ts'
import type { Figure } from '../numbers/figure.ts'
import { keyAt } from '../words/text.ts'
import { combineHashes, FeatureSet, signOf } from './hashing.ts'
import { formOf } from './price-features.ts'
import { dearSignOf, signsAt, spellingAt } from './signs.ts'

/** The number of hash buckets for the features of a count and a price. */
export const countSize = 2 ** 15

const collected = new FeatureSet(countSize)

/** The number of tokens between a count and a price that are examined. */
const reach = 8

/**
 * Returns the features from which it is decided whether a price was paid a number of times: the form of both, their
 * relative position, and the tokens around and between them.
 */
export function countFeaturesOf(
  message: ClaimedMessage,
  chunks: readonly Chunk[],
  count: Count,
  price: Figure,
): readonly number[] {
  const { sentence } = message
  collected.begin()
  const add = (feature: number) => collected.add(feature)
  const place = placeOf(message, chunks, count, price)
  const form = signOf(formOf(price))
  const value = signOf(sizeOf(count))
  const side = place.ahead ? ahead : behind
  for (const sign of [place.all, place.far, place.clause, value, form, signOf(sentence.language)]) add(sign)
  add(combineHashes(value, side))
  add(combineHashes(form, place.far))
  add(combineHashes(place.clause, place.far))
  add(dearSignOf(price, sentence.context))
  add(combineHashes(signOf(`${sentence.tokens[count.start]?.kind}`), side))
  add(combineHashes(signOf(`claimed:${message.claims[count.start]}`), place.clause))
  add(signOf(`figures:${Math.min(4, message.figures.length)}`))
  add(combineHashes(signOf(`unit:${hasSameUnit(message, count, price)}`), side))
  const near = besideOf(count, price).map(({ name, at }) => {
    const word = spellingAt(sentence, at).whole
    const signs = signsAt(message, at)
    for (const sign of [word, ...signs]) {
      const here = combineHashes(name, sign)
      add(here)
      add(combineHashes(combineHashes(here, side), place.clause))
      add(combineHashes(here, form))
    }
    for (const sign of signs) add(combineHashes(combineHashes(name, sign), value))
    return { word, signs }
  })
  const [thing, lead, tail] = near
  for (const one of thing?.signs ?? []) {
    for (const other of lead?.signs ?? []) {
      const both = combineHashes(combineHashes(one, other), ahead)
      add(both)
      add(combineHashes(both, place.clause))
    }
    for (const other of tail?.signs ?? []) add(combineHashes(combineHashes(one, other), behind))
  }
  for (const one of lead?.signs ?? []) {
    for (const other of tail?.signs ?? []) add(combineHashes(combineHashes(one, other), side))
    if (thing) add(combineHashes(thing.word, one))
  }
  for (const at of place.between) {
    add(combineHashes(between, spellingAt(sentence, at).whole))
    for (const sign of signsAt(message, at)) add(combineHashes(combineHashes(between, sign), side))
  }
  sentence.tokens.forEach((_, at) => {
    for (const sign of signsAt(message, at)) add(combineHashes(sign, anywhere))
  })
  return collected.features
}

/**
 * Returns the positions beside both, most informative first: what is counted, what precedes the price and what follows
 * it.
 */
function besideOf(count: Count, price: Figure): { name: number; at: number }[] {
  const places = [count.end, price.start - 1, price.end, count.start - 1, count.end + 1, price.start - 2]
  return [...places, price.end + 1, price.end + 2].map((at, index) => ({ name: names[index] ?? 0, at }))
}

function sizeOf({ value }: Count): string {
  if (!Number.isInteger(value)) return 'part'
  return value <= 12 ? `${value}` : value <= 31 ? 'some' : 'many'
}

/** Returns the position of a count relative to a price. */
function placeOf({ figures }: ClaimedMessage, chunks: readonly Chunk[], count: Count, price: Figure) {
  const isAhead = count.start < price.start
  const [from, to] = isAhead ? [count.end, price.start] : [price.end, count.start]
  const far = to - from <= 4 ? `${to - from}` : to - from < reach ? 'some' : 'many'
  const clauseOf = (at: number) => chunks.findIndex(({ start, end }) => start <= at && at < end)
  const clauses = Math.max(-3, Math.min(3, clauseOf(price.start) - clauseOf(count.start)))
  const amid = figures.filter(({ start, end }) => start >= from && end <= to).length
  return {
    ahead: isAhead,
    all: signOf(`${isAhead} amid:${Math.min(2, amid)}`),
    far: signOf(`${isAhead} far:${far}`),
    clause: signOf(`clause:${clauses}`),
    between: Array.from({ length: Math.min(reach, to - from) }, (_, index) => from + index),
  }
}

/**
 * Whether the unit of the count is repeated after the price: '2 kilos … a 1.100 el kilo'. Only a plural 's' is
 * ignored; an abbreviation such as 'kg' does not match.
 */
function hasSameUnit(
  { sentence: { tokens } }: ClaimedMessage,
  { end: counted }: Count,
  { end }: Figure,
): boolean {
  const unitOf = (at: number) => keyAt(tokens, at).replace(/s$/, '')
  const counts = [unitOf(counted), unitOf(counted + 1)]
  return [end, end + 1, end + 2].some((at) => unitOf(at).length > 1 && counts.includes(unitOf(at)))
}

const names = ['thing', 'lead', 'tail', 'before', 'next', 'second lead', 'second', 'third'].map(signOf)
const [ahead, behind, between, anywhere] = [
  signOf('count ahead'),
  signOf('count behind'),
  signOf('between'),
  signOf('anywhere'),
]
