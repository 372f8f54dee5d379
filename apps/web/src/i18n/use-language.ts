import type { Language } from '@casita/contract'
import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguage } from './i18n.ts'

/** The interface's language; components that use it render again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage)
}
