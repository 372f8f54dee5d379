import { type Language, languages } from '@casita/contract'
import type { Reader } from '@casita/reader/core'
import { rememberComing } from '../i18n/coming.ts'
import { currentLanguage } from '../i18n/i18n.ts'

const books = {
  es: async () => (await import('@casita/reader/languages/es')).es,
  en: async () => (await import('@casita/reader/languages/en')).en,
  pt: async () => (await import('@casita/reader/languages/pt')).pt,
  fr: async () => (await import('@casita/reader/languages/fr')).fr,
}

const readers = new Map<Language | 'all', Promise<Reader>>()

const fetchWords = (spoken: readonly Language[]) =>
  Promise.all([import('@casita/reader/core'), ...spoken.map((language) => books[language]())])

async function make(spoken: readonly Language[]): Promise<Reader> {
  const [{ createReader }, ...learned] = await fetchWords(spoken)
  return createReader(learned)
}

/** What has a field for an amount comes together with the words to read it by. */
export async function withReader<Module>(coming: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([coming, fetchWords([currentLanguage()])])
  return module
}

/**
 * The reader of one language, or of all of them, made once in the life of a page; its words are fetched
 * when it is first asked for. Rejects when they cannot be, and tries again the next time.
 */
export function readerOf(language: Language | 'all'): Promise<Reader> {
  return (
    readers.get(language) ??
    rememberComing(readers, language, make(language === 'all' ? languages : [language]))
  )
}
