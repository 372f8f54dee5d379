import type { Ambiguous, Expenses } from '../../meaning.ts'
import { hasContent } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import type { Segment } from '../../message/segment.ts'
import type { Offer } from '../../prices/candidate.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, isAt, type Sentence } from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Whether a segment tells what was returned to the shop, and its price: 'Zara 59,97, devolví una camiseta de 15,99'.
 */
export function isGivenBack(scan: Scan, { chunks: [chunk, ...others], figures }: Segment): boolean {
  const { sentence } = scan
  const [figure, ...more] = figures
  if (!mayHaveParticle(sentence, 'returnedThing')) return false
  if (chunk === undefined || figure === undefined || more.length > 0) return false
  // 'I returned a shirt, 15.99': the price is in a later chunk.
  const isApart = chunk.figures.length === 0
  if (isApart && others.some(({ start, end }) => hasContent(scan, start, end))) return false
  let at = chunk.start
  let thing = thingGivenBack(sentence, at)
  while (thing === null && isAt(sentence, at, 'and', 'but', 'pronoun', 'filler')) {
    at = after(sentence, at)
    thing = thingGivenBack(sentence, at)
  }
  return thing !== null && thing < figure.start
}

/**
 * Returns the question whether to book the full price of the only purchase or what is left after the only return; null
 * for other numbers of either, or if the return is not less than the purchase.
 */
export function withReturned(
  { items: [item, ...more] }: Expenses,
  [returned, ...others]: readonly Offer[],
): Ambiguous | null {
  const [back = 0] = returned?.readings ?? []
  if (returned === undefined || more.length + others.length > 0 || back >= item.amount) return null
  return ambiguousAmount(item, item.amount - back)
}

/**
 * Returns the index of the known thing that was given back ('Devolví una camiseta', 'devolví lo de Zara', 'I returned
 * the shoes'), or null if the words at a token do not say so.
 */
export function thingGivenBack(sentence: Sentence, start: number): number | null {
  const verb = particleEnd(sentence, start, 'returnedThing')
  // 'Devolví los' is one phrase.
  const lead = after(sentence, verb - 1)
  let thing = isAt(sentence, lead, 'article', 'me', 'one') ? after(sentence, lead) : lead
  if (isParticle(sentence, thing, 'thatOf')) thing = after(sentence, thing)
  while (thing > lead && isAt(sentence, thing, 'of', 'article')) thing = after(sentence, thing)
  // "Jack's shoes", 'the blue shoes'
  if (!isAt(sentence, thing, 'kind') && isUnknownAt(sentence, thing)) thing++
  // 'Los tenis' is one phrase too.
  const isLed = thing > verb || after(sentence, thing) > thing + 1
  return verb > start && isLed && isAt(sentence, thing, 'kind') ? thing : null
}

/** Whether a word that the word books do not know stands at a token. */
export function isUnknownAt(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'word' && sentence.marks[at] === null
}
