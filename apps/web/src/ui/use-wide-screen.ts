import { limits } from '@casita/contract'
import { useSyncExternalStore } from 'react'

// In em: 48em are the specification's 768 px, so a larger text size gets the narrow layout.
const query = window.matchMedia(`(min-width: ${limits.desktopWidth / 16}em)`)

function subscribe(changed: () => void): () => void {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the screen is wide enough for dialogs and tables. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
