import type { CategoryKind } from '../../category-kind.ts'
import type { Offer, Purchase } from '../../prices/candidate.ts'
import { kinds, weighKinds } from '../../weighing/weighing.ts'
import { before, isAt, type Sentence } from '../../words/sentence.ts'
import { tokenise } from '../../words/text.ts'
import { categoryOfKind } from './category.ts'

/** How much more probable another kind has to be than the one from the word books. Chosen on held-out messages. */
const margin = 0.2

/** Returns the expenses with their likeliest kinds; what the household's own habits or names tell stays. */
export function filedLikelier<Told extends Offer>(sentence: Sentence, offers: readonly Told[]): Told[] {
  return offers.map((each) => {
    if (each.isOfHousehold) return each
    const isGiven = offers.length === 1 && isFamily(sentence, each.purchase)
    const purchase = isGiven
      ? filedAs(sentence, each.purchase, 'gifts')
      : withLikelierKind(sentence, each.purchase)
    return purchase === each.purchase ? each : { ...each, purchase }
  })
}

/**
 * Returns a purchase with the kind that its whole description makes likeliest, if that clearly beats the one from the
 * word books: 'Essence pour la tondeuse' (petrol for the mower), 'funda de hielo' (bag of ice). Unchanged if the
 * household has a category only for the old kind.
 */
function withLikelierKind(sentence: Sentence, purchase: Purchase): Purchase {
  const { description, categoryKind: known } = purchase
  if (description === '') return purchase
  const likelihoods = weighKinds(sentence, description, known)
  const best = likelihoods.indexOf(Math.max(...likelihoods))
  if ((likelihoods[best] ?? 0) - (likelihoods[kinds.indexOf(known)] ?? 0) <= margin) return purchase
  return filedAs(sentence, purchase, kinds[best] ?? null)
}

/** Whether a purchase of no known kind only names somebody of the family: 'Gave mama 20'. */
function isFamily(sentence: Sentence, { description, categoryKind }: Purchase): boolean {
  if (description === '' || categoryKind !== null) return false
  const words = new Set(tokenise(description).map(({ key }) => key))
  return sentence.tokens.every(
    ({ key }, at) => !words.has(key) || isAt(sentence, before(sentence, at + 1), 'family'),
  )
}

/** Returns a purchase with another kind. Unchanged if the household has a category only for the old one. */
function filedAs(sentence: Sentence, purchase: Purchase, kind: CategoryKind | null): Purchase {
  const { categoryId } = purchase
  const id = kind === null ? null : categoryOfKind(sentence, kind)
  return id === null && categoryId !== null ? purchase : { ...purchase, categoryKind: kind, categoryId: id }
}
