import type { Language } from '@casita/contract'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from './i18n.ts'

/** The language that the interface is in; whoever uses it is drawn again when it changes. */
export function useLanguage(): Language {
  useTranslation()
  return currentLanguage()
}
