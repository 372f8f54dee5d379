import type { Context } from '../context.ts'
import { type Language, languages } from '../languages/language.ts'
import type { Found } from './phrases-at.ts'

/** The weight of the evidence for each language. */
type Weights = Record<Language, number>

/** Weighs the languages of a message by its words and by the languages known for its writer. */
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

/** The share of a word that each of its languages receives; indexed by a bit mask of languages. */
const shares = Array.from({ length: 2 ** languages.length }, (_, spoken) => {
  const count = languages.filter((_, at) => (spoken >> at) & 1).length
  return count === 0 ? 0 : 1 / count
})

/** The bit of each language. */
const bits = { es: bitOf('es'), en: bitOf('en'), pt: bitOf('pt'), fr: bitOf('fr'), any: 0 } as const

function bitOf(language: Language): number {
  return 1 << languages.indexOf(language)
}

/** Returns the languages of some phrases as a bit mask. */
function languagesOf(phrases: readonly Found[]): number {
  let spoken = 0
  for (const { senses } of phrases) {
    for (const { language } of senses) spoken |= bits[language]
  }
  return spoken
}

/** Returns the language with the most weight. */
export function heaviest(weights: Weights): Language {
  return languages.reduce((best, each) => (weights[each] > weights[best] ? each : best))
}
