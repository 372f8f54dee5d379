/** Follow the system's theme, or override it. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The local-storage key of the chosen theme. */
export const themeKey = 'theme'

/** The theme chosen in this browser. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Applies a theme. Called before the first paint, so that nothing flashes. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
