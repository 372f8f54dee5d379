import { wordOf } from './features.ts'
import { join, numberOf, signOf } from './hashing.ts'
import { signsAt } from './price-features.ts'
import type { Parted } from './scan.ts'
import type { Chunk } from './segment.ts'
import { after, before, isAt, type Stretch } from './sentence.ts'
import { keyAt } from './text.ts'

/** How many features of a phrase are told apart. */
export const nameSize = 2 ** 13

/** How far around a phrase is looked. */
const reach = 2

/** Up to where the phrase or the number that starts at a token goes. */
export function endOfPhrase({ sentence, claims }: Parted, at: number): number {
  return claims[at] === 'number' ? at + 1 : after(sentence, at)
}

/**
 * All that is weighed of the phrase that starts at a token to tell what an expense is called from what else is said of it:
 * its words and what they may be, what stands around it, and where it is in its clause.
 */
export function nameFeaturesOf(message: Parted, chunks: readonly Chunk[], start: number): number[] {
  const { tokens, language } = message.sentence
  const end = endOfPhrase(message, start)
  const features = new Set<number>()
  const add = (feature: number) => features.add(numberOf(feature, nameSize))
  for (const token of tokens.slice(start, end)) {
    const { whole, pieces } = wordOf(token, language)
    for (const word of [whole, ...pieces]) add(join(word, inside))
  }
  const own = signsAt(message, start)
  for (const sign of [...own, signOf(language)]) add(sign)
  for (const place of placesOf(message, chunks, { start, end })) {
    add(signOf(place))
    for (const sign of own) add(join(signOf(place), sign))
  }
  addSide(message, before(message.sentence, start), -1, own, add)
  addSide(message, end, 1, own, add)
  return [...features]
}

/** Adds what stands on one side of a phrase. */
function addSide(
  message: Parted,
  from: number,
  step: -1 | 1,
  own: readonly number[],
  add: (feature: number) => void,
): void {
  const { sentence, claims } = message
  for (let far = 1, at = from; far <= reach; far++) {
    const place = join(step, far)
    const token = sentence.tokens[at]
    if (claims[at] !== 'amount') add(join(place, wordOf(token, sentence.language).whole))
    for (const sign of signsAt(message, at)) {
      add(join(place, sign))
      if (far === 1) for (const mine of own) add(join(join(place, sign), mine))
    }
    if (token === undefined) break
    at = step < 0 ? before(sentence, at) : after(sentence, at)
  }
}

/** Where a phrase stands in its clause: beside the price, behind a joining word, among known things. */
function placesOf(message: Parted, chunks: readonly Chunk[], { start, end }: Stretch): string[] {
  const { sentence, figures } = message
  const chunk = chunks.find((each) => start >= each.start && start < each.end)
  if (chunk === undefined) return []
  const [figure] = chunk.figures
  const side = figure === undefined ? 'unpriced' : figure.start > start ? 'before' : 'behind'
  const gap = figure === undefined ? 0 : figure.start > start ? figure.start - end : start - figure.end + 1
  const led = isNamed(message, chunk.start, start)
  const followed = isNamed(message, end, chunk.end)
  const elsewhere = isNamed(message, 0, chunk.start) || isNamed(message, chunk.end, sentence.tokens.length)
  return [
    `${side} ${chunk.opening}`,
    `${side} of ${Math.min(figures.length, 3)}`,
    `${side} far ${Math.min(gap, 5)}`,
    `${side} at ${Math.min(start - chunk.start, 6)}`,
    `${side} led ${led}`,
    `${side} followed ${followed}`,
    `${side} among ${led} ${followed} ${elsewhere}`,
    ...joiningOf(message, chunk, start),
  ]
}

/** Whether a known thing is named in a stretch. */
function isNamed({ sentence, claims }: Parted, start: number, end: number): boolean {
  for (let at = start; at < end; at = after(sentence, at))
    if (claims[at] === null && isAt(sentence, at, 'kind')) return true
  return false
}

/** The last joining word before a phrase, and how far it is: 'para', 'de', 'avec'. */
function joiningOf({ sentence }: Parted, chunk: Stretch, start: number): string[] {
  let at = before(sentence, start)
  for (let far = 0; at >= chunk.start && far < 3; far++) {
    const key = keyAt(sentence.tokens, at)
    if (isAt(sentence, at, 'preposition', 'of', 'with', 'and'))
      return [`behind ${key}`, `behind ${key} ${far}`]
    at = before(sentence, at)
  }
  return []
}

const inside = signOf('inside')
