import type { Scan } from '../message/scan.ts'
import type { Figure } from '../numbers/figure.ts'
import { endsAt } from '../words/edges.ts'
import { hasParticle, isParticle, particleEnd } from '../words/particle.ts'
import { has, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Gives a price a second reading, less what was taken off it or paid by others, as the price may include that already:
 * 'pizza 9000 menos cupón de 2000', 'uber was 18 but I got a 5 credit', 'dentist 300, insurance covered 240'.
 */
export function withTakenOff(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  const [price, off, ...others] = figures
  if (price === undefined || off === undefined || others.length > 0) return scan
  const [all = 0, less = 0] = [price.readings[0], off.readings[0]]
  const isClear = price.readings.length === 1 && off.readings.length === 1
  if (!isClear || less >= all || !(isTakenOff(sentence, price, off) || isCovered(sentence, price, off)))
    return scan
  claims.fill('dropped', price.end, off.end)
  return { ...scan, figures: [{ ...price, readings: [all - less, all] }] }
}

function isTakenOff(sentence: Sentence, { end }: Figure, { start, end: behind }: Figure): boolean {
  const between = { start: end, end: start }
  const reduced = sentence.tokens[end]?.kind === 'break' ? end + 1 : end
  // 'Chaussures 80 remise 10' (discount 10).
  const isReduced = isParticle(sentence, reduced, 'reduction') && reduced + 1 === start
  if (isReduced) return endsAt(sentence, behind)
  const isOpen = sentence.tokens.slice(end, start).every(({ kind }) => kind === 'word')
  if (!isOpen || has(sentence, between, 'cost')) return false
  const isWith = isAt(sentence, end, 'preposition', 'with')
  const isCoupon =
    (isWith || has(sentence, between, 'but')) &&
    hasParticle(sentence, { start: end, end: behind + 2 }, 'coupon')
  return isCoupon || isParticle(sentence, end, 'minus')
}

/** Whether a number is what others pay of a price: 'remboursé 35' or, if no other thing is named, '35 remboursés'. */
function isCovered(sentence: Sentence, { end }: Figure, { start, end: behind }: Figure): boolean {
  for (let at = end; at < start; at++) if (particleEnd(sentence, at, 'covered') === start) return true
  const isOther = has(sentence, { start: end, end: start }, 'kind', 'spend', 'cost')
  return !isOther && particleEnd(sentence, behind, 'covered') > behind
}
