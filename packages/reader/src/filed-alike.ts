import type { Candidate } from './candidate.ts'
import { fold } from './text.ts'

const same =
  /^((a|la|le|l|de|da|do|the|for|para|pra|pour|y|e|et) )*(idas?|vueltas?|volta|retour|aller|regreso|venida|return|way back|me|mi|mim|moi|mine|(mie|tie|sie)nnes?|adultos?|adultes?|adults?|enfants?|child|children|ninos?|criancas?|(otro|outro|otra|outra|another|autre)( one| par| pair| paire)?)$/

/**
 * The expenses in their order; one that is only called by its way or by whom it is for ('uber 14 ida e 17 volta', 'museo
 * adulto 360, niño 120') belongs where the one before it does.
 */
export function filedAlike(candidates: readonly Candidate[]): Candidate[] {
  let last: Candidate | null = null
  return candidates.map((each) => {
    const { purchase } = each
    const name = fold(purchase.description).replace(/[^\p{L}]+/gu, ' ')
    const alike = last !== null && purchase.categoryKind === null && same.test(name.trim())
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
