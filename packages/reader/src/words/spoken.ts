import type { Context } from '../context.ts'
import { type Language, languages } from '../languages/language.ts'
import type { Found } from './phrases-at.ts'

/** How much speaks for each language. */
type Weights = Record<Language, number>

/** How much of a message is of each language, by its words and by what is known of its writer. */
export function weighLanguages(found: readonly (readonly Found[])[], context: Context): Weights {
  const weights: Weights = { es: 0, en: 0, pt: 0, fr: 0 }
  context.languages.forEach((language, at) => {
    weights[language] += at === 0 ? 1.1 : 0.3
  })
  for (const phrases of found) {
    const spoken = languagesOf(phrases)
    const share = shares[spoken] ?? 0
    for (let at = 0; spoken >> at > 0; at++) {
      const language = languages[at]
      if (language !== undefined && (spoken >> at) & 1) weights[language] += share
    }
  }
  return weights
}

/** What each of several languages gets of a word, by a bit for each of them. */
const shares = Array.from({ length: 2 ** languages.length }, (_, spoken) => {
  const count = languages.filter((_, at) => (spoken >> at) & 1).length
  return count === 0 ? 0 : 1 / count
})

/** The languages that some phrases are of: a bit for each. */
function languagesOf(phrases: readonly Found[]): number {
  let spoken = 0
  for (const { senses } of phrases) {
    for (const { language } of senses) if (language !== 'any') spoken |= 1 << languages.indexOf(language)
  }
  return spoken
}

/** The language for which most speaks. */
export function heaviest(weights: Weights): Language {
  return languages.reduce((best, each) => (weights[each] > weights[best] ? each : best))
}
