import type { Language } from '@casita/contract'
import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguage } from './i18n.ts'

/** The language that the interface is in; whoever uses it is drawn again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage)
}
