import type { Language } from '@casita/contract'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Words } from './words.ts'

const replies: Record<Language, Words> = { es, en, pt, fr }

/** The words of a language; one with missing entries does not compile. */
export function wordsIn(language: Language): Words {
  return replies[language]
}

/** The words of all languages, because messages are understood in any of them. */
export const everyLanguage: readonly Words[] = Object.values(replies)

export type { Told, Who, Words } from './words.ts'
