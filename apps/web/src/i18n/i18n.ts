import { type Language, languages } from '@casita/contract'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { texts as english } from './en/index.ts'

/** Where a chosen language is kept: in local storage for the app, in a cookie for whoever serves the landing page. */
const languageKey = 'language'

type Texts = Record<string, Record<string, object>>

/** The texts by how far in somebody is: in front of the sign-in, on the first screen behind it, on another one. */
const namespaces = {
  entrance: ['auth', 'common'],
  home: ['arrival', 'budgets', 'dashboard', 'errors', 'shell', 'validation'],
  rooms: ['analytics', 'expenses', 'household', 'settings'],
} as const
type Part = keyof typeof namespaces

/** A file for each part in each language. */
const bundles: Record<Language, Record<Part, () => Promise<Texts>>> = {
  en: {
    entrance: () => import('./en/entrance.ts'),
    home: () => import('./en/home.ts'),
    rooms: () => import('./en/rooms.ts'),
  },
  es: {
    entrance: () => import('./es/entrance.ts'),
    home: () => import('./es/home.ts'),
    rooms: () => import('./es/rooms.ts'),
  },
  pt: {
    entrance: () => import('./pt/entrance.ts'),
    home: () => import('./pt/home.ts'),
    rooms: () => import('./pt/rooms.ts'),
  },
  fr: {
    entrance: () => import('./fr/entrance.ts'),
    home: () => import('./fr/home.ts'),
    rooms: () => import('./fr/rooms.ts'),
  },
}

/** Whether a code is one of our languages. */
export function isLanguage(code: string | undefined): code is Language {
  return languages.some((language) => language === code)
}

function partOf(namespace: string): Part {
  const parts: Part[] = ['entrance', 'home']
  return parts.find((part) => namespaces[part].some((each) => each === namespace)) ?? 'rooms'
}

async function textsOf(language: Language, namespace: string): Promise<object> {
  const part = partOf(namespace)
  const texts = await bundles[language][part]()
  return texts[part]?.[namespace] ?? {}
}

/** Texts are fetched when they are first needed. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    if (!isLanguage(language)) return done(null, {})
    textsOf(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error('Language did not load'), false),
    )
  },
}

/** The language that was chosen in this browser, or the first one of the browser's own that we speak. */
function visitorsLanguage(): Language {
  const wanted = [localStorage.getItem(languageKey), ...navigator.languages]
  return wanted.map((code) => code?.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en'
}

function markDocument(language: string): void {
  document.documentElement.lang = language
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we support
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
}

/** Begins in the visitor's language, with the texts that every page needs. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', markDocument)
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: visitorsLanguage(),
      supportedLngs: languages,
      // Our languages are complete, so none of them needs another one to fall back on.
      fallbackLng: false,
      // A list of its own: i18next adds to it what is loaded later.
      ns: [...namespaces.entrance],
      defaultNS: 'common',
      // Problem codes have underscores; nothing of ours has contexts.
      contextSeparator: '~',
      interpolation: { escapeValue: false },
    })
}

/** Fetches what is said from registration onwards, and when something is wrong. */
export async function loadHomeTexts(): Promise<void> {
  await i18next.loadNamespaces(namespaces.home)
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
