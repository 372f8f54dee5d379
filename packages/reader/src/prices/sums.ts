import type { Segment } from '../message/segment.ts'
import { totalIn } from '../message/total-said.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { isParticle, isParticleBefore, particleEnd } from '../words/particle.ts'
import type { Sentence } from '../words/sentence.ts'
import { fold, keyAt } from '../words/text.ts'
import type { Candidate, Price, Purchase } from './candidate.ts'

/**
 * Removes a total that is told beside its parts, so that it is not counted twice; one that only adds up, with at least
 * two parts, is marked 'perhaps'.
 */
export function withoutTotal(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2 || candidates.some((each) => each.readings.length > 1)) return candidates
  const sum = candidates.reduce((total, each) => total + amountOf(each), 0)
  const whole = candidates.find(
    (each) => amountOf(each) * 2 === sum && (each.total !== null || candidates.length > 2),
  )
  if (whole === undefined) return candidates
  const parts = candidates.filter((each) => each !== whole)
  // In 'spent 10 on bread, 6 on milk and 4 on eggs' the verb applies to all three.
  const told = whole.told && !whole.leads && parts.every((each) => !each.told)
  if (whole.total === null && isListed(candidates, whole)) return candidates
  if (whole.total === null && whole.purchase.description !== '' && !told && !endsIn(candidates, whole))
    return candidates.map((each) => (each === whole ? { ...each, total: 'perhaps' } : each))
  const { date, dateStated } = whole.purchase
  return parts.map((part) => ({
    ...part,
    total: null,
    purchase: part.purchase.dateStated ? part.purchase : { ...part.purchase, date, dateStated },
  }))
}

/**
 * Whether the last of at least four amounts has no known kind, so that it is hardly by chance the sum of the others:
 * 'papa 15, pescado 38, culantro 1, todo llegó a 54'.
 */
function endsIn(candidates: readonly Candidate[], whole: Candidate): boolean {
  return candidates.length > 3 && candidates.at(-1) === whole && whole.purchase.categoryKind === null
}

/**
 * Whether all are known things with their prices, so that one adds up only by chance: 'poutine 13$, bière 9$, taxi
 * 22$'. The first must be sold by the piece, and not be named again: 'tomatoes 3500 pepper 1500 onions 2000'.
 */
function isListed(candidates: readonly Candidate[], whole: Candidate): boolean {
  const [first] = candidates
  const isAlike = candidates.every(
    ({ purchase, place }) => purchase.categoryKind !== null && place.thing === first?.place.thing,
  )
  if (whole !== first || !isAlike) return isAlike
  const names = candidates.map(({ purchase }) => fold(purchase.description))
  const [name = '', ...rest] = names
  const isAgain = name.split(' ').some((word) => rest.some((other) => other.split(' ').includes(word)))
  return first.place.piece && !isAgain && new Set(names).size === names.length
}

/**
 * Returns the index of an amount that may only be a deposit on the one before it: 'canal 850 entrada 250'; -1 if there
 * is none.
 */
export function depositIn(candidates: readonly Candidate[], { vocabulary }: Sentence): number {
  return candidates.findIndex((each, index) => {
    const whole = index > 0 ? candidates[index - 1] : undefined
    if (whole === undefined || amountOf(each) >= amountOf(whole)) return false
    const [name = ''] = fold(each.purchase.description).split(',')
    return vocabulary.particles('deposit').has(name)
  })
}

/**
 * Returns the index of an amount that is called a deposit and nothing else, and is more than that on a bottle; -1 if
 * there is none behind a price.
 */
export function securityIn(candidates: readonly Candidate[], { vocabulary }: Sentence): number {
  return candidates.findIndex(({ security, purchase, readings }, index) => {
    const hired = security ? candidates[index - 1] : undefined
    const [price, amount] = [amountOf(hired), amountOf({ readings })]
    const name = fold(purchase.description)
    const isOnly = name === '' || vocabulary.particles('security').has(name)
    // That of a home, some months' rent, is paid with the first one.
    const isOfHome = hired?.purchase.categoryKind === 'home' && amount % price === 0
    return hired !== undefined && isOnly && !isOfHome && 5 * amount > price
  })
}

/**
 * Returns the index of an amount that may be what is still to be paid: 'seña 50 mil por la fiesta, resto 200 mil'; -1
 * if there is none. A French 'resto' is a restaurant.
 */
export function restIn(candidates: readonly Candidate[], { language, vocabulary }: Sentence): number {
  if (language === 'fr') return -1
  const rest = vocabulary.particles('theRest')
  return candidates.findIndex(
    ({ told, place, purchase }, index) =>
      index > 0 && !told && place.thing === 'before' && rest.has(fold(purchase.description)),
  )
}

/**
 * Gives the first price two readings, less and including what somebody else put in, which may be a part of it: 'cena
 * 9.800 pero 3.000 los puso Juan'.
 */
export function withoutOthersPart(candidates: readonly Candidate[]): readonly Candidate[] {
  const [whole, part, ...more] = candidates
  const isPart = part?.purchase.description === '' && part.purchase.payerId !== null
  if (whole === undefined || !isPart || more.length > 0 || whole.purchase.payerId !== null) return candidates
  const [all, others] = [amountOf(whole), amountOf(part)]
  return others < all ? [{ ...whole, readings: [all - others, all], why: 'price' }] : candidates
}

/**
 * Replaces the price of the whole with the share that was paid: 'metade do bar que deu 180, paguei 90'. If no verb
 * tells the price of the whole, both are readings.
 */
export function withOwnShare(candidates: readonly Candidate[]): readonly Candidate[] {
  const at = candidates.findIndex((each, index) => index > 0 && each.verb === 'paid')
  const [whole, share] = [candidates[at - 1], candidates[at]]
  if (whole === undefined || share === undefined || (whole.said && whole.verb !== 'told')) return candidates
  const [all = 0, paid = 0] = [whole.readings[0], share.readings[0]]
  if (whole.verb !== 'told') {
    const either: Candidate = { ...whole, readings: [paid, all], why: 'price' }
    return paid < all ? candidates.toSpliced(at - 1, 2, either) : candidates
  }
  return candidates.toSpliced(at - 1, 2, { ...whole, readings: share.readings, why: share.why, verb: null })
}

/**
 * Returns 'total' if a segment calls its amount the total of others, 'so' if a word like 'so' introduces it or its
 * parts follow.
 */
export function totalOf(sentence: Sentence, { chunks, figures: [figure] }: Segment): Price['total'] {
  const said = sentence.present.has('total') ? chunks.map((chunk) => totalIn(sentence, chunk)) : []
  if (said.includes('total')) return 'total'
  return said.includes('so') || isOpening(sentence, figure) ? 'so' : null
}

/**
 * Returns the same as `totalOf`, and 'so' for a known thing that a word which concludes leads to: 'dinner 74, sitter
 * 40, so the evening was 114'.
 */
export function toldTotalOf(
  sentence: Sentence,
  segment: Segment,
  { categoryKind }: Purchase,
): Price['total'] {
  const start = segment.chunks[0]?.start ?? 0
  const isConcluded =
    particleEnd(sentence, start, 'concludes') > start || isParticleBefore(sentence, start, 'concludes')
  return totalOf(sentence, segment) ?? (categoryKind !== null && isConcluded ? 'so' : null)
}

/** Whether the parts of an amount follow it: 'date night 96 (dinner 70, movie 26)'. */
function isOpening(sentence: Sentence, figure: Figure | undefined): boolean {
  const end = figure?.end ?? 0
  return /^[(:=]$/.test(keyAt(sentence.tokens, end)) || isParticle(sentence, end + 1, 'namely')
}
