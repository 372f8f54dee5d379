import type { Language } from '@casita/contract'
import { markKept, rememberComing } from './coming.ts'
import { common as en } from './en/common.ts'
import type { texts as english } from './en/index.ts'
import { common as es } from './es/common.ts'
import { common as fr } from './fr/common.ts'
import { common as pt } from './pt/common.ts'
import { type TextKey, textAt, type Values, type Words } from './texts.ts'
import { languageKey, visitorsLanguage } from './visitors-language.ts'

type English = typeof english
/** What one screen says, or several: the first part of every text's address. */
export type Namespace = keyof English

/**
 * The files of a language, by who needs them: in front of the sign-in, on the way in, behind it on every screen, on
 * the first one, on another one. What every page says is in none of them: it comes with the app.
 */
type Part = 'auth' | 'arrival' | 'inside' | 'dashboard' | 'rooms'
const parts: Record<Exclude<Namespace, 'common'>, Part> = {
  auth: 'auth',
  arrival: 'arrival',
  budgets: 'inside',
  errors: 'inside',
  expenses: 'inside',
  shell: 'inside',
  validation: 'inside',
  dashboard: 'dashboard',
  analytics: 'rooms',
  budgetDialog: 'rooms',
  chat: 'rooms',
  expense: 'rooms',
  history: 'rooms',
  household: 'rooms',
  importing: 'rooms',
  inviting: 'rooms',
  receipts: 'rooms',
  recurring: 'rooms',
  settings: 'rooms',
  several: 'rooms',
  signIn: 'arrival',
}

type Namespaces = Partial<Record<Namespace, Words>>
const files: Record<Language, Record<Part, () => Promise<Namespaces>>> = {
  en: {
    auth: () => import('./en/auth.ts'),
    arrival: () => import('./en/arrival.ts'),
    inside: () => import('./en/inside.ts'),
    dashboard: () => import('./en/dashboard.ts'),
    rooms: () => import('./en/rooms.ts'),
  },
  es: {
    auth: () => import('./es/auth.ts'),
    arrival: () => import('./es/arrival.ts'),
    inside: () => import('./es/inside.ts'),
    dashboard: () => import('./es/dashboard.ts'),
    rooms: () => import('./es/rooms.ts'),
  },
  pt: {
    auth: () => import('./pt/auth.ts'),
    arrival: () => import('./pt/arrival.ts'),
    inside: () => import('./pt/inside.ts'),
    dashboard: () => import('./pt/dashboard.ts'),
    rooms: () => import('./pt/rooms.ts'),
  },
  fr: {
    auth: () => import('./fr/auth.ts'),
    arrival: () => import('./fr/arrival.ts'),
    inside: () => import('./fr/inside.ts'),
    dashboard: () => import('./fr/dashboard.ts'),
    rooms: () => import('./fr/rooms.ts'),
  },
}

const loaded: Record<Language, Namespaces> = {
  en: { common: en },
  es: { common: es },
  pt: { common: pt },
  fr: { common: fr },
}
const loading = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
let current: Language = 'en'

/** What comes with the app is always there. */
const atHand: Promise<void> = Promise.resolve()
markKept(atHand, undefined)

function loadPart(language: Language, part: Part): Promise<void> {
  return loading.get(`${language} ${part}`) ?? beginLoading(language, part)
}

function beginLoading(language: Language, part: Part): Promise<void> {
  const promise = files[language][part]().then((namespaces) => {
    Object.assign(loaded[language], namespaces)
    markKept(promise, undefined)
  })
  return rememberComing(loading, `${language} ${part}`, promise)
}

/** Fetches the texts of some namespaces in the interface's language; done at once where they are there. */
export async function loadTexts(...namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !hasTexts(namespace))
  await Promise.all(missing.map((namespace) => textsOnTheirWay(namespace)))
}

/** Whether the texts of a namespace are there in the interface's language. */
function hasTexts(namespace: Namespace): boolean {
  return loaded[current][namespace] !== undefined
}

/** The one promise of a namespace's texts in the interface's language, however often it is asked for. */
export function textsOnTheirWay(namespace: Namespace): Promise<void> {
  return namespace === 'common' ? atHand : loadPart(current, parts[namespace])
}

function begin(language: Language): void {
  current = language
  document.documentElement.lang = language
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we support
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
  for (const listener of listeners) listener()
}

/** Begins in the visitor's language. */
export function startI18n(): void {
  begin(visitorsLanguage())
}

/** The language that the interface is in. */
export function currentLanguage(): Language {
  return current
}

/** Calls back at every change of the interface's language, until the returned function is called. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the interface's language once its texts are there, and remembers it in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(languageKey, language)
  if (language === current) return
  const needed = Object.keys(loaded[current]).filter(
    (namespace) => namespace in parts,
  ) as (keyof typeof parts)[]
  await Promise.all(needed.map((namespace) => loadPart(language, parts[namespace])))
  // Somebody may have chosen another one in the meantime.
  if (localStorage.getItem(languageKey) === language) begin(language)
}

type Keys = { [Name in Namespace]: TextKey<English[Name]> }

/** Says a text of a namespace; those whose texts are not there yet say its key. */
export type Say<Name extends Namespace> = (key: Keys[Name], values?: Values) => string

/** How a namespace is said in the interface's language of the moment. */
export function sayIn<Name extends Namespace>(namespace: Name): Say<Name> {
  return (key, values) => textAt(loaded[current][namespace] ?? {}, current, key, values)
}

/** The sentence for a failed field in the reader's language; the contract's schemas and the server say it in English. */
export function fieldText(message: string): string {
  return knownFieldText(message) ?? message
}

/** The same, where there is one. */
export function knownFieldText(message: string): string | undefined {
  const known = loaded[current].validation?.[message]
  return typeof known === 'string' ? known : undefined
}
