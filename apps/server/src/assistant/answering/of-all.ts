import type { Scope } from '@casita/reader'

/** The scope of a question about everything. */
export const ofAll: Scope = { categoryId: null, categoryKind: null, words: '', person: null }

/** Whether the scope has no words, category or person. */
export function isOfAll({ words, categoryKind, person }: Scope): boolean {
  return words === '' && categoryKind === null && person === null
}
