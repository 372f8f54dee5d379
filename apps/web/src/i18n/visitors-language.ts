import { type Language, languages } from '@casita/contract'

/** Where a chosen language is kept: in local storage for the app, in a cookie for whoever serves the landing page. */
export const languageKey = 'language'

/** Whether a code is one of our languages. */
export function isLanguage(code: string | undefined): code is Language {
  return languages.some((language) => language === code)
}

/** The language that was chosen in this browser, or the first one of the browser's own that we speak. */
export function visitorsLanguage(): Language {
  const wanted = [localStorage.getItem(languageKey), ...navigator.languages]
  return wanted.map((code) => code?.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en'
}
