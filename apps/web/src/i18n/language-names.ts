import type { Language } from '@casita/contract'

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
}
