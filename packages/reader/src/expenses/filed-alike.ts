import type { Candidate } from '../prices/candidate.ts'
import { fold } from '../words/text.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/**
 * The expenses in their order; one that is only called by its way or by whom it is for ('uber 14 ida e 17 volta', 'museo
 * adulto 360, niño 120') belongs where the one before it does.
 */
export function filedAlike(candidates: readonly Candidate[], vocabulary: Vocabulary): Candidate[] {
  let last: Candidate | null = null
  return candidates.map((each) => {
    const { purchase } = each
    const alike = last !== null && purchase.categoryKind === null && isSame(purchase.description, vocabulary)
    last =
      alike && last !== null
        ? {
            ...each,
            purchase: {
              ...purchase,
              categoryId: last.purchase.categoryId,
              categoryKind: last.purchase.categoryKind,
            },
          }
        : each
    return last
  })
}

/** 'a ida', 'niño', 'me': says which of several. */
function isSame(description: string, vocabulary: Vocabulary): boolean {
  const words = fold(description)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const first = words.findIndex((word) => !vocabulary.particles('sameLead').has(word))
  return vocabulary.particles('same').has(words.slice(Math.max(first, 0)).join(' '))
}
