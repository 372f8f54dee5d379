/** Follow the system, or one of the two whatever it says. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Where the choice is kept in local storage. */
export const themeKey = 'theme'

/** The theme that was chosen in this browser. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Shows a theme. Done before the first paint, so that nothing flashes. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
