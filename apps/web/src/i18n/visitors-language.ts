import { type Language, languages } from '@casita/contract'

/**
 * The key of a chosen language: in local storage for the app, in a cookie for the server that serves the landing page.
 */
export const languageKey = 'language'

/** Whether a code is one of the supported languages. */
export function isLanguage(code: string | undefined): code is Language {
  return languages.some((language) => language === code)
}

/** The language chosen in this browser, else the first of the browser's languages that is supported. */
export function visitorsLanguage(): Language {
  const wanted = [localStorage.getItem(languageKey), ...navigator.languages]
  return wanted.map((code) => code?.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en'
}
