import { type Language, languages } from '@casita/contract'
import i18next, { type BackendModule } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import type { texts as english } from './en/index.ts'

/** Where a chosen language is kept: in local storage for the app, in a cookie for whoever serves the landing page. */
const languageKey = 'language'

const bundles: Record<Language, () => Promise<{ texts: Record<string, object> }>> = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  pt: () => import('./pt/index.ts'),
  fr: () => import('./fr/index.ts'),
}

/** Whether a code is one of our languages. */
export function isLanguage(code: string | undefined): code is Language {
  return languages.some((language) => language === code)
}

/** One file per language, fetched when it is first needed. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    if (!isLanguage(language)) return done(null, {})
    bundles[language]().then(
      ({ texts }) => done(null, texts[namespace] ?? {}),
      (error: unknown) => done(error instanceof Error ? error : new Error('Language did not load'), false),
    )
  },
}

function markDocument(language: string): void {
  document.documentElement.lang = language
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we support
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
}

/** Finds the visitor's language (storage, browser, page; English otherwise) and loads its texts. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', markDocument)
  await i18next
    .use(backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      // Our languages are complete, so none of them needs another one to fall back on.
      fallbackLng: (code) => (isLanguage(code?.slice(0, 2)) ? [] : ['en']),
      load: 'languageOnly',
      ns: ['common', 'auth', 'errors', 'validation'],
      defaultNS: 'common',
      // Problem codes have underscores; nothing of ours has contexts.
      contextSeparator: '~',
      interpolation: { escapeValue: false },
      detection: {
        order: ['localStorage', 'navigator', 'htmlTag'],
        lookupLocalStorage: languageKey,
        caches: [],
      },
    })
}

/** The language that the interface is in. */
export function currentLanguage(): Language {
  const code = i18next.resolvedLanguage ?? i18next.language?.slice(0, 2)
  return isLanguage(code) ? code : 'en'
}

/** Changes the interface's language, and remembers it in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(languageKey, language)
  await i18next.changeLanguage(language)
}

/** The sentence for a failed field in the reader's language; the contract's schemas and the server say it in English. */
export function fieldText(message: string): string {
  const known: Record<string, string> | undefined = i18next.getResourceBundle(currentLanguage(), 'validation')
  return known?.[message] ?? message
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    contextSeparator: '~'
    resources: typeof english
  }
}
