import { exampleAmount, fallbackCurrency, type Language, languages } from '@casita/contract'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { ExampleAmount, Words } from './words.ts'

const replies: Record<Language, (amount: ExampleAmount) => Words> = { es, en, pt, fr }
const known = new Map<string, Words>()

/**
 * The words of a language, with amounts in its examples that are plausible in a currency; a language with missing
 * entries does not compile.
 */
export function wordsIn(language: Language, currency: string): Words {
  const key = `${language} ${currency}`
  const words = known.get(key) ?? replies[language]((worth) => exampleAmount(worth, currency, language))
  known.set(key, words)
  return words
}

/** The words of all languages, because messages are understood in any of them. */
export const everyLanguage: readonly Words[] = languages.map((language) =>
  wordsIn(language, fallbackCurrency),
)

export type { ExampleAmount, Told, Who, Words } from './words.ts'
