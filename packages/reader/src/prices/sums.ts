import { fold } from '../words/text.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { Candidate } from './candidate.ts'

const amount = (candidate: Candidate) => candidate.readings[0] ?? 0

/**
 * A total that is said beside its parts is not counted twice; one that only adds up, behind at least two parts, is
 * marked 'perhaps'.
 */
export function withoutTotal(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2 || candidates.some((each) => each.readings.length > 1)) return candidates
  const sum = candidates.reduce((total, each) => total + amount(each), 0)
  const whole = candidates.find(
    (each) => amount(each) * 2 === sum && (each.total !== null || candidates.length > 2),
  )
  if (whole === undefined) return candidates
  const parts = candidates.filter((each) => each !== whole)
  // In 'spent 10 on bread, 6 on milk and 4 on eggs' the verb is said of all three.
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

/** 'papa 15, pescado 38, culantro 1, todo llegó a 54': three parts and more come to the last by no chance where it names nothing known. */
function endsIn(candidates: readonly Candidate[], whole: Candidate): boolean {
  return candidates.length > 3 && candidates.at(-1) === whole && whole.purchase.categoryKind === null
}

/** 'poutine 13$, bière 9$, taxi 22$': each a known thing and its price, and the one that adds up only happens to. */
function isListed(candidates: readonly Candidate[], whole: Candidate): boolean {
  const [first] = candidates
  return (
    whole !== first &&
    candidates.every(
      ({ purchase, place }) => purchase.categoryKind !== null && place.thing === first?.place.thing,
    )
  )
}

/** Where an amount may only be what was paid for now of the one before: 'canal 850 entrada 250'; -1 when nowhere. */
export function depositIn(candidates: readonly Candidate[], vocabulary: Vocabulary): number {
  return candidates.findIndex((each, index) => {
    const whole = index > 0 ? candidates[index - 1] : undefined
    if (whole === undefined || amount(each) >= amount(whole)) return false
    const [name = ''] = fold(each.purchase.description).split(',')
    return vocabulary.particles('deposit').has(name)
  })
}

/** 'cena 9.800 pero 3.000 los puso Juan': what another one put in may be a part of what stands before it. */
export function withoutOthersPart(candidates: readonly Candidate[]): readonly Candidate[] {
  const [whole, part, ...more] = candidates
  const isPart = part?.purchase.description === '' && part.purchase.payerId !== null
  if (whole === undefined || !isPart || more.length > 0 || whole.purchase.payerId !== null) return candidates
  const [all, others] = [amount(whole), amount(part)]
  return others < all ? [{ ...whole, readings: [all - others, all], why: 'price' }] : candidates
}

/** 'metade do bar que deu 180, paguei 90': what was paid takes the place of what all of it cost. */
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
