import { type Language, languages } from '../languages/language.ts'
import { type Found, none } from './phrases-at.ts'
import type { SenseType } from './vocabulary.ts'

/** Whether one of the phrases found is a number word. */
export function isNumeral(found: readonly Found[]): boolean {
  for (const { senses } of found) for (const { type } of senses) if (type === 'number') return true
  return false
}

/**
 * Returns the foreign language of the number that a word belongs to: 'mil' in 'mil doscientos at the dentist';
 * undefined when there is none.
 */
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
