import type { Language } from '@casita/contract'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Words } from './words.ts'

const replies: Record<Language, Words> = { es, en, pt, fr }

/** What the assistant says in a language; one without everything does not compile. */
export function wordsIn(language: Language): Words {
  return replies[language]
}

/** All languages, for what is understood whatever the member prefers. */
export const everyLanguage: readonly Words[] = Object.values(replies)

export type { Told, Who, Words } from './words.ts'
