import { type Language, languages } from '@casita/contract'
import type { Reader } from '@casita/reader/core'

const books = {
  es: async () => (await import('@casita/reader/languages/es')).es,
  en: async () => (await import('@casita/reader/languages/en')).en,
  pt: async () => (await import('@casita/reader/languages/pt')).pt,
  fr: async () => (await import('@casita/reader/languages/fr')).fr,
}

const readers = new Map<Language | 'all', Promise<Reader>>()

async function make(spoken: readonly Language[]): Promise<Reader> {
  const [{ createReader }, ...learned] = await Promise.all([
    import('@casita/reader/core'),
    ...spoken.map((language) => books[language]()),
  ])
  return createReader(learned)
}

/**
 * The reader of one language, or of all of them, made once in the life of a page; its words are fetched
 * when it is first asked for. Rejects when they cannot be, and tries again the next time.
 */
export function readerOf(language: Language | 'all'): Promise<Reader> {
  return readers.get(language) ?? remember(language, make(language === 'all' ? languages : [language]))
}

function remember(language: Language | 'all', reader: Promise<Reader>): Promise<Reader> {
  readers.set(language, reader)
  reader.catch(() => readers.delete(language))
  return reader
}
