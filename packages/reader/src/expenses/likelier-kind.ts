import type { Candidate } from '../prices/candidate.ts'
import { kinds, weighKinds } from '../weighing/weighing.ts'
import type { Sentence } from '../words/sentence.ts'
import { categoryOfKind } from './category.ts'
import type { Purchase } from './item.ts'

/** By how much likelier another kind has to be than the one that the books know. Chosen by what was left out of the weights. */
const margin = 0.2

/** Expenses, each where it likeliest belongs; what the household's own habits or names say stays. */
export function filedLikelier(sentence: Sentence, candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((each) =>
    each.isOfHousehold ? each : { ...each, purchase: withLikelierKind(sentence, each.purchase) },
  )
}

/**
 * 'Essence pour la tondeuse', 'funda de hielo': of the kind for which most speaks of all that is told, where that is not the
 * one that the books know; unless the household has a category of that one alone.
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
