import { endsAt } from '../words/edges.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Figure } from './figure.ts'
import { isPoorer } from './poorer.ts'

/** '20 off', '30 de descuento': what was taken off, unless it says where it was bought or what somebody is poorer by. */
export function isDiscount(sentence: Sentence, figure: Figure): boolean {
  return (
    isAt(sentence, figure.end, 'discount') &&
    !isBoughtOff(sentence, figure.end) &&
    !isPoorer(sentence, figure)
  )
}

/** 'descuento del 30': how much was taken off, and neither a price nor a day. */
export function isTakenOff(sentence: Sentence, of: number): boolean {
  return isAt(sentence, of, 'of') && isAt(sentence, before(sentence, of), 'discount')
}

/** '3 quid off the market', '29 off ebay': where something was bought. */
function isBoughtOff(sentence: Sentence, at: number): boolean {
  const next = isAt(sentence, at + 1, 'article', 'filler') ? after(sentence, at + 1) : at + 1
  return (
    keyAt(sentence.tokens, at) === 'off' &&
    [next, next + 1].some((each) => isParticle(sentence, each, 'seller'))
  )
}

/** '50 of which 20 was beer', '9000 menos cupón de 2000': what was paid, before what is a part of it or was taken off. */
export function isBeforeDiscount(sentence: Sentence, { end }: Figure): boolean {
  return leadsToPart(sentence, end) || leadsToTakenOff(sentence, end)
}

/** '9000 menos cupón de 2000': the price before what was taken off it. */
function leadsToTakenOff(sentence: Sentence, at: number): boolean {
  const isOff = (next: number) =>
    sentence.tokens[next]?.kind === 'number' && !isAt(sentence, next + 1, 'percent')
  const isReduced = isParticle(sentence, at, 'reduction') && isOff(at + 1) && endsAt(sentence, at + 2)
  return isReduced || (isParticle(sentence, at, 'minus') && [at + 1, at + 2, at + 3, at + 4].some(isOff))
}

/** '50 of which 20 was beer': the whole before its part. */
function leadsToPart(sentence: Sentence, at: number): boolean {
  const next = after(sentence, at)
  const priced = sentence.tokens[next]?.kind === 'number' || isAt(sentence, next, 'currency')
  return sentence.tokens[at]?.key === 'of' && priced
}
