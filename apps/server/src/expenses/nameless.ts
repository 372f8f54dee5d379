import type { Language } from '@casita/contract'

/** What an expense is called that was told without words. */
export const nameless: Record<Language, string> = { es: 'Gasto', en: 'Expense', pt: 'Gasto', fr: 'Dépense' }

/** Whether an expense is called nothing but what expenses without words are called. */
export function isNameless(description: string): boolean {
  return Object.values(nameless).includes(description)
}
