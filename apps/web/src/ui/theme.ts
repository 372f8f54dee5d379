import { useSyncExternalStore } from 'react'
import { applyTheme, storedTheme, type Theme, themeKey } from './stored-theme.ts'

const listeners = new Set<() => void>()

/** Chooses a theme and remembers it in this browser. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

/** The chosen theme; 'system' if none was chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore((changed) => {
    listeners.add(changed)
    // Another tab may choose one, too.
    window.addEventListener('storage', changed)
    return () => {
      listeners.delete(changed)
      window.removeEventListener('storage', changed)
    }
  }, storedTheme)
}
