import type { Particle } from '../languages/particles.ts'
import type { Scan } from '../message/scan.ts'
import type { Figure } from '../numbers/figure.ts'
import { endsAt } from '../words/edges.ts'
import { hasParticle, isParticle, particleEnd } from '../words/particle.ts'
import { has, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Gives a price a second reading: less what was taken off it or paid by others, or with what came on top of it, as the
 * price may include that already: 'pizza 9000 menos cupón de 2000', 'uber was 18 but I got a 5 credit', 'dentist 300,
 * insurance covered 240', 'uber 95 con 20 de propina'.
 */
export function withTakenOff(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  const [price, off, ...others] = figures
  if (price === undefined || off === undefined || others.length > 0) return scan
  const [all = 0, less = 0] = [price.readings[0], off.readings[0]]
  const isClear = price.readings.length === 1 && off.readings.length === 1
  if (!isClear || less >= all) return scan
  const isOff = isTakenOff(sentence, price, off) || isCovered(sentence, price, off)
  if (!isOff && !isWith(sentence, price, off, 'extra')) return scan
  const named = isParticle(sentence, off.end, 'partOf') ? off.end + 2 : off.end + 1
  claims.fill('dropped', price.end, isOff ? off.end : named)
  return { ...scan, figures: [{ ...price, readings: isOff ? [all - less, all] : [all, all + less] }] }
}

/** Whether a number right behind a price and 'with' is what a word behind it says: 'uber 95 con 20 de propina'. */
function isWith(
  sentence: Sentence,
  { end }: Figure,
  { start, end: behind }: Figure,
  what: Particle,
): boolean {
  const lead = isAt(sentence, start - 1, 'one') ? start - 1 : start
  const named = isParticle(sentence, behind, 'partOf') ? behind + 1 : behind
  const isLast = endsAt(sentence, particleEnd(sentence, named + 1, 'onTop'))
  return (
    isLast &&
    end === lead - 1 &&
    isAt(sentence, end, 'with', 'preposition') &&
    isParticle(sentence, named, what)
  )
}

function isTakenOff(sentence: Sentence, price: Figure, off: Figure): boolean {
  const { end } = price
  const { start, end: behind } = off
  const between = { start: end, end: start }
  const reduced = sentence.tokens[end]?.kind === 'break' ? end + 1 : end
  // 'Chaussures 80 remise 10' (discount 10).
  const isReduced = isParticle(sentence, reduced, 'reduction') && reduced + 1 === start
  if (isReduced) return endsAt(sentence, behind)
  const isOpen = sentence.tokens.slice(end, start).every(({ kind }) => kind === 'word')
  if (!isOpen || has(sentence, between, 'cost')) return false
  const isLed = isAt(sentence, end, 'preposition', 'with')
  const isCoupon =
    (isLed || has(sentence, between, 'but')) &&
    hasParticle(sentence, { start: end, end: behind + 2 }, 'coupon')
  const isLess = isParticle(sentence, end, 'minus')
  return isCoupon || isLess || isWith(sentence, price, off, 'reduction')
}

/** Whether a number is what others pay of a price: 'remboursé 35' or, if no other thing is named, '35 remboursés'. */
function isCovered(sentence: Sentence, { end }: Figure, { start, end: behind }: Figure): boolean {
  const isLast = endsAt(sentence, behind)
  for (let at = end; at < start; at++) {
    if (particleEnd(sentence, at, 'covered') === start) return true
    if (isLast && particleEnd(sentence, at, 'givesBack') === start) return true
  }
  const isOther = has(sentence, { start: end, end: start }, 'kind', 'spend', 'cost')
  return !isOther && particleEnd(sentence, behind, 'covered') > behind
}
