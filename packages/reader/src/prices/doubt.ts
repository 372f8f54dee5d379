import { isHighValue } from '../currency.ts'
import { hasContent } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { isCertain } from '../numbers/figure.ts'
import { isSoldByPiece } from '../numbers/grouping.ts'
import { isListedAlike } from '../numbers/listed-alike.ts'
import { isParticle } from '../words/particle.ts'
import { isAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Candidate } from './candidate.ts'

/** How the number of one of several expenses stands in the message. */
export interface Place {
  /**
   * Where the thing is: before the number, directly after it, or on both sides. Null if there is none or a small word
   * joins the two.
   */
  readonly thing: 'before' | 'behind' | 'around' | null
  /** No thing is named beside it: 'got two'. */
  readonly alone: boolean
  /** Marked as money or typed with its cents. */
  readonly certain: boolean
  /** The decimal separator. */
  readonly sign: string | undefined
  /** It directly follows an unknown word that it may belong to: 'rin 15', 'Rosa 340'. */
  readonly named: boolean
  /** It follows a label, but stands beside it as prices do beside things: 'canal 900, restauração 180'. */
  readonly labelled: boolean
  /** The thing before it is sold by the piece or by weight, and is no shop. */
  readonly piece: boolean
}

/** The place of a number that is the only one. */
export const nowhere: Place = {
  thing: null, alone: false, certain: false, sign: undefined, named: false, labelled: false, piece: false,
} // biome-ignore format: a list to read at a glance

/**
 * Returns where the number of a segment stands. A day between it and the number before it separates the two as
 * punctuation does.
 */
export function placeOf(scan: Scan, { chunks, figures: [figure] }: Segment): Place {
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (figure === undefined || first === undefined || last === undefined) return nowhere
  const { tokens, marks } = scan.sentence
  const before = hasContent(scan, first.start, figure.start)
  const behind = hasContent(scan, figure.end, last.end)
  const joined =
    (!before && isAt(scan.sentence, figure.end, 'preposition', 'of')) ||
    isAt(scan.sentence, figure.start - 1, 'plus')
  const name = figure.start - 1
  return {
    thing: joined ? null : before ? (behind ? 'around' : 'before') : behind ? 'behind' : null,
    alone: !before && !behind,
    certain: isCertain(figure),
    sign: /([.,])\d\d?$/.exec(figure.raw ?? '')?.[1],
    named:
      before &&
      /^\p{L}/u.test(keyAt(tokens, name)) &&
      marks[name] === null &&
      !isParticle(scan.sentence, name, 'same') &&
      !hasDay(scan, first.start, figure.start),
    labelled: isAt(scan.sentence, name, 'label') && isListedAlike(scan.sentence, name, figure),
    piece: tokens.some((_, at) => at >= first.start && at < figure.start && isSoldByPiece(scan.sentence, at)),
  }
}

function hasDay({ claims }: Scan, start: number, end: number): boolean {
  return claims.slice(start, end).includes('day')
}

/**
 * Returns those of several numbers that may not be prices. If one is written as money and another is not: the bare
 * one, if it stands on the other side of its thing ('hotel 207 en Huaraz, noventa soles la noche') or has another
 * decimal separator ('tinta 7.1, esmalte 58,40'). If nothing separates them: one after an unknown word ('llanta rin
 * 15'). With a verb of spending beside it there is no doubt.
 */
export function doubtfulPrices(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return []
  const certain = candidates.find(({ place }) => place.certain)
  const listed = candidates.length > 2 && candidates.every(({ place }) => hasThingBefore(place))
  const alike = new Set(candidates.map(({ purchase }) => purchase.description.split(' ')[0])).size === 1
  return candidates.filter((each, index) => {
    const { place, told } = each
    if (certain !== undefined && isCountBeside(each, certain)) return true
    if (told || place.certain) return false
    if (place.labelled) return true
    if (place.sign !== undefined && certain?.place.sign !== undefined && place.sign !== certain.place.sign)
      return true
    if (isTrifle(each, candidates)) return true
    const beside = each.cut || candidates[index + 1]?.cut === true
    if (beside && place.named && !alike && !listed) return true
    return !listed && certain !== undefined && isTurned(place, certain.place)
  })
}

function hasThingBefore({ thing }: Place): boolean {
  return thing === 'before' || thing === 'around'
}

/**
 * Whether a number may count up to a dozen of something, beside the price of another thing: 'train 47.60, 2
 * railcards', 'hot dog 1.50, got two'.
 */
function isCountBeside({ readings: [amount = 0], place }: Candidate, price: Candidate): boolean {
  const small = !place.certain && amount <= 1200 && amount % 100 === 0
  const counts = place.alone || place.thing === 'behind'
  return small && counts && price.place.thing !== 'behind' && price.place.thing !== null
}

/** Whether an amount is tiny ('9') beside thousands, in a currency with large numbers. */
function isTrifle({ readings, purchase }: Candidate, all: readonly Candidate[]): boolean {
  const [amount = 0] = readings
  return (
    !isHighValue(purchase.currency) &&
    amount < 1000 &&
    all.some(({ readings: [other = 0] }) => other > amount * 1000)
  )
}

function isTurned({ thing }: Place, price: Place): boolean {
  return price.thing === 'behind'
    ? thing === 'before' || thing === 'around'
    : thing === 'behind' && price.thing === 'before'
}
