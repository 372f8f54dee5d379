import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { endsAt, firstWord } from '../words/edges.ts'
import { looksPlural } from '../words/forms.ts'
import { isParticle } from '../words/particle.ts'
import { after, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/** A message in which a number between two things is the price of the first instead of counting the second one. */
interface Priced {
  readonly scan: Scan
  /** Whether the number can only be a price: that of food, which names no shop, and no pack has so many pieces. */
  readonly isSure: boolean
}

/** More pieces than are usually bought of one thing. */
const many = 12

/**
 * Returns how else a message of two things may be read whose first number would count the second thing, if there are
 * many of it or each of them costs less than one: 'hat 25 gloves 18', 'lunch 20 drinks 30'; null for any other message.
 */
export function countOrPrice(scan: Scan): Priced | null {
  const { sentence, figures } = scan
  const [count, price, ...others] = figures
  if (count === undefined || price === undefined || others.length > 0) return null
  if (!isBetweenThings(sentence, count, price)) return null
  if (amountOf(count) < amountOf(price) && amountOf(count) <= 100 * many) return null
  const pieces = amountOf(count) / 100
  const isPack = pieces % 6 === 0 || pieces % 10 === 0
  const isSure = isParticle(sentence, count.start - 1, 'staple') && !isPack
  return { scan: { ...scan, figures: [{ ...count, firm: true }, price] }, isSure }
}

/** Whether the message is a known thing, a plain number, the plural of a known thing and its price. */
function isBetweenThings(sentence: Sentence, count: Figure, price: Figure): boolean {
  const thing = firstWord(sentence)
  const isPlain = !count.firm && /^\d+$/.test(count.raw ?? '') && count.readings.length === 1
  const isBeside = after(sentence, thing) === count.start && after(sentence, count.end) === price.start
  if (!isPlain || !isBeside || !endsAt(sentence, price.end)) return false
  const areThings = isAt(sentence, thing, 'kind') && isAt(sentence, count.end, 'kind')
  return areThings && looksPlural(keyAt(sentence.tokens, price.start - 1))
}
