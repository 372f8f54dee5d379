import { useSyncExternalStore } from 'react'
import { applyTheme, storedTheme, type Theme, themeKey } from './stored-theme.ts'

const listeners = new Set<() => void>()

/** Chooses a theme and remembers it in this browser. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

/** The theme that was chosen; 'system' when none was. */
export function useTheme(): Theme {
  return useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, storedTheme)
}
