import type { Language } from '@casita/contract'

/** The description of an expense that was recorded without words. */
export const defaultDescriptions: Record<Language, string> = {
  es: 'Gasto',
  en: 'Expense',
  pt: 'Gasto',
  fr: 'Dépense',
}

/** Whether a description is the default for expenses without words, in any language. */
export function hasDefaultDescription(description: string): boolean {
  return Object.values(defaultDescriptions).includes(description)
}
