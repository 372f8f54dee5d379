import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { LanguageBook } from './language.ts'
import { pt } from './pt.ts'

/** Every language's word book. */
export const books: readonly LanguageBook[] = [es, en, pt, fr]
