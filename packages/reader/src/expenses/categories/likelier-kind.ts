import type { Offer, Purchase } from '../../prices/candidate.ts'
import { kinds, weighKinds } from '../../weighing/weighing.ts'
import type { Sentence } from '../../words/sentence.ts'
import { categoryOfKind } from './category.ts'

/** How much more probable another kind has to be than the one from the lexicons. Chosen on held-out messages. */
const margin = 0.2

/** Returns the expenses with their likeliest kinds; what the household's own habits or names tell stays. */
export function filedLikelier<Told extends Offer>(sentence: Sentence, offers: readonly Told[]): Told[] {
  return offers.map((each) => {
    const purchase = each.isOfHousehold ? each.purchase : withLikelierKind(sentence, each.purchase)
    return purchase === each.purchase ? each : { ...each, purchase }
  })
}

/**
 * Returns a purchase with the kind that its whole description makes likeliest, if that clearly beats the one from the
 * lexicons: 'Essence pour la tondeuse' (petrol for the mower), 'funda de hielo' (bag of ice). Unchanged if the
 * household has a category only for the old kind.
 */
function withLikelierKind(sentence: Sentence, purchase: Purchase): Purchase {
  const { description, categoryKind: known, categoryId } = purchase
  if (description === '') return purchase
  const likelihoods = weighKinds(sentence, description, known)
  const best = likelihoods.indexOf(Math.max(...likelihoods))
  if ((likelihoods[best] ?? 0) - (likelihoods[kinds.indexOf(known)] ?? 0) <= margin) return purchase
  const kind = kinds[best] ?? null
  const id = kind === null ? null : categoryOfKind(sentence, kind)
  return id === null && categoryId !== null ? purchase : { ...purchase, categoryKind: kind, categoryId: id }
}
