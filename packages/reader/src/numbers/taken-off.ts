import { endsAt } from '../words/edges.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Figure } from './figure.ts'
import { isLoss } from './poorer.ts'

/**
 * Whether a figure was taken off a price: '20 off', '30 de descuento'. Not if the words tell where something was
 * bought or how much poorer somebody is, nor behind 'minus', where it is computed with.
 */
export function isDiscount(sentence: Sentence, figure: Figure): boolean {
  return (
    isAt(sentence, figure.end, 'discount') &&
    !isComputed(sentence, figure) &&
    !isBoughtOff(sentence, figure.end) &&
    !isLoss(sentence, figure)
  )
}

/** Whether a figure is subtracted at the end of a message: 'pull à 30 moins 8 de remise'. */
function isComputed(sentence: Sentence, { start, end }: Figure): boolean {
  return isParticle(sentence, start - 1, 'minus') && endsAt(sentence, after(sentence, end))
}

/** Whether the number after 'of' was taken off and is neither a price nor a day: 'descuento del 30'. */
export function isTakenOff(sentence: Sentence, of: number): boolean {
  return isAt(sentence, of, 'of') && isAt(sentence, before(sentence, of), 'discount')
}

/** Whether 'off' tells where something was bought: '3 quid off the market', '29 off ebay'. */
function isBoughtOff(sentence: Sentence, at: number): boolean {
  const next = isAt(sentence, at + 1, 'article', 'filler') ? after(sentence, at + 1) : at + 1
  return (
    keyAt(sentence.tokens, at) === 'off' &&
    [next, next + 1].some((each) => isParticle(sentence, each, 'seller'))
  )
}

/**
 * Whether a figure is what was paid, before a part of it or what was taken off: '50 of which 20 was beer', '9000 menos
 * cupón de 2000'.
 */
export function isBeforeDiscount(sentence: Sentence, { end }: Figure): boolean {
  return leadsToPart(sentence, end) || leadsToTakenOff(sentence, end)
}

/** Whether what was taken off a price follows it: '9000 menos cupón de 2000'. */
function leadsToTakenOff(sentence: Sentence, at: number): boolean {
  const isOff = (next: number) =>
    sentence.tokens[next]?.kind === 'number' && !isAt(sentence, next + 1, 'percent')
  const isReduced = isParticle(sentence, at, 'reduction') && isOff(at + 1) && endsAt(sentence, at + 2)
  return isReduced || (isParticle(sentence, at, 'minus') && [at + 1, at + 2, at + 3, at + 4].some(isOff))
}

/** Whether a part of a price follows it: '50 of which 20 was beer'. */
function leadsToPart(sentence: Sentence, at: number): boolean {
  const next = after(sentence, at)
  const priced = sentence.tokens[next]?.kind === 'number' || isAt(sentence, next, 'currency')
  return sentence.tokens[at]?.key === 'of' && priced
}
