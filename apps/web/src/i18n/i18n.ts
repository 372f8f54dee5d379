import { addressByTags, type Language } from '@casita/contract'
import { markKept, rememberComing } from './coming.ts'
import { common as en } from './en/common.ts'
import type { texts as english } from './en/index.ts'
import { common as es } from './es/common.ts'
import { common as fr } from './fr/common.ts'
import { common as pt } from './pt/common.ts'
import { type TextKey, textAt, type Values, type Words } from './texts.ts'
import { languageKey, visitorsLanguage } from './visitors-language.ts'

type English = typeof english
/** The texts of one screen or several: the first part of every text's key. */
export type Namespace = keyof English

/**
 * The files of a language by when they are needed: before the sign-in, during it, on every signed-in screen, on the
 * dashboard, on the other screens. The texts of every page are in none of them: they are part of the app's bundle.
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

/** The texts in the app's bundle are always loaded. */
const atHand: Promise<void> = Promise.resolve()
markKept(atHand, undefined)

/**
 * Texts as the visitor is addressed. Spanish ones are written with 'vos'; where people say 'tú', they are reworded, with
 * those in the app's bundle.
 */
async function addressing(language: Language, namespaces: Namespaces): Promise<Namespaces> {
  if (language !== 'es' || addressByTags(navigator.languages) === 'vos') return namespaces
  const { reworded } = await import('./reworded.ts')
  return reworded({ common: es, ...namespaces })
}

function loadPart(language: Language, part: Part): Promise<void> {
  return loading.get(`${language} ${part}`) ?? beginLoading(language, part)
}

function beginLoading(language: Language, part: Part): Promise<void> {
  const promise = files[language]
    [part]()
    .then((namespaces) => addressing(language, namespaces))
    .then((namespaces) => {
      Object.assign(loaded[language], namespaces)
      markKept(promise, undefined)
    })
  return rememberComing(loading, `${language} ${part}`, promise)
}

/** Loads the texts of some namespaces in the interface's language; resolves at once if they are loaded. */
export async function loadTexts(...namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !hasTexts(namespace))
  await Promise.all(missing.map((namespace) => textsOnTheirWay(namespace)))
}

/** Whether the texts of a namespace are loaded in the interface's language. */
function hasTexts(namespace: Namespace): boolean {
  return loaded[current][namespace] !== undefined
}

/** Returns the same promise of a namespace's texts however often it is called. */
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

/** Starts in the visitor's language. */
export function startI18n(): void {
  begin(visitorsLanguage())
}

/** The language that the interface is in. */
export function currentLanguage(): Language {
  return current
}

/** Calls back at every change of the interface's language until the returned function is called. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Changes the interface's language once its texts are loaded, and remembers it in this browser. Rejects, and leaves the
 * language as it is, if they cannot be loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(languageKey, language)
  if (language === current) return
  const needed = Object.keys(loaded[current]).filter(
    (namespace) => namespace in parts,
  ) as (keyof typeof parts)[]
  // Another language may have been chosen in the meantime.
  const isStillWanted = () => localStorage.getItem(languageKey) === language
  try {
    await Promise.all(needed.map((namespace) => loadPart(language, parts[namespace])))
  } catch (error) {
    if (isStillWanted()) localStorage.setItem(languageKey, current)
    throw error
  }
  if (isStillWanted()) begin(language)
}

type Keys = { [Name in Namespace]: TextKey<English[Name]> }

/** Returns a text of a namespace; its key while the texts are not loaded. */
export type Say<Name extends Namespace> = (key: Keys[Name], values?: Values) => string

/** Returns the function that reads a namespace in the current language. */
export function sayIn<Name extends Namespace>(namespace: Name): Say<Name> {
  return (key, values) => textAt(loaded[current][namespace] ?? {}, current, key, values)
}

/** Returns the translated message of a field problem; the contract's schemas and the server word it in English. */
export function fieldText(message: string): string {
  return knownFieldText(message) ?? message
}

/** The same, or undefined if there is none. */
export function knownFieldText(message: string): string | undefined {
  const known = loaded[current].validation?.[message]
  return typeof known === 'string' ? known : undefined
}
