import { type Language, languages } from '../languages/language.ts'
import { type Found, none } from './phrases-at.ts'
import type { SenseType } from './vocabulary.ts'

/** Whether a number word is among what was found. */
export function isNumeral(found: readonly Found[]): boolean {
  return found.some(({ senses }) => senses.some(({ type }) => type === 'number'))
}

/** 'mil doscientos at the dentist': a word inside a foreign number belongs to the language of that number. */
export function numeralLanguage(
  found: readonly (readonly Found[])[],
  at: number,
  own: Language,
): Language | undefined {
  const next = found[at + 1] ?? none
  const here = found[at] ?? none
  if (here.length === 0 || !isNumeral(next) || speaks(next, 'number', own)) return undefined
  return languages.find(
    (each) =>
      speaks(next, 'number', each) &&
      (speaks(here, 'times', each) ||
        (speaks(here, 'and', each) && speaks(found[at - 1] ?? none, 'number', each))),
  )
}

function speaks(found: readonly Found[], type: SenseType, language: Language): boolean {
  for (const { senses } of found)
    for (const sense of senses) if (sense.type === type && sense.language === language) return true
  return false
}
