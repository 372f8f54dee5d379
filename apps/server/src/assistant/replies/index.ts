import { exampleAmounts, fallbackCurrency, languages } from '@casita/contract'
import { languageOf, type Speech, sayWithTu, sayWithVos } from '../../speech.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { ExampleAmount, Words } from './words.ts'

const replies: Record<Speech, (amount: ExampleAmount) => Words> = {
  es: (amount) => es(amount, sayWithVos),
  'es-tu': (amount) => es(amount, sayWithTu),
  en,
  pt,
  fr,
}
const known = new Map<string, Words>()

/**
 * The words of a language, with amounts in its examples that are plausible in a currency; a language with missing
 * entries does not compile.
 */
export function wordsIn(speech: Speech, currency: string): Words {
  const key = `${speech} ${currency}`
  const words = known.get(key) ?? replies[speech](exampleAmounts(currency, languageOf(speech)))
  known.set(key, words)
  return words
}

/** The words of all languages, because messages are understood in any of them. */
export const everyLanguage: readonly Words[] = languages.map((language) =>
  wordsIn(language, fallbackCurrency),
)

export type { ExampleAmount, Told, Who, Words } from './words.ts'
