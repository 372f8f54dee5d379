import type { Context } from '../context.ts'
import type { Language } from '../languages/language.ts'

const currencies = { es: 'ARS', en: 'USD', pt: 'BRL', fr: 'EUR' } as const

/**
 * Returns the context of a household that writes one language, on 18 November 2026: in pesos, dollars, reais or euros,
 * without categories or habits.
 */
export function homeOf(language: Language, more: Partial<Context> = {}): Context {
  return {
    languages: [language],
    currency: currencies[language],
    today: '2026-11-18',
    categories: [],
    habits: [],
    ...more,
  }
}

const names = {
  es: ['Supermercado', 'Transporte', 'Casa', 'Salud', 'Regalos'],
  en: ['Groceries', 'Transport', 'Home', 'Health', 'Gifts'],
  pt: ['Mercado', 'Transporte', 'Casa', 'Saúde', 'Presentes'],
  fr: ['Courses', 'Transports', 'Maison', 'Santé', 'Cadeaux'],
} as const

/** Returns the same in euros, with five categories, each with its name as id. */
export function filingHomeOf(language: Language): Context {
  return homeOf(language, {
    currency: 'EUR',
    categories: names[language].map((name) => ({ id: name, name })),
  })
}
