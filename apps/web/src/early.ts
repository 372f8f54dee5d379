// Runs while the app is still loading: the files and data that it will need are requested at once instead of one after
// the other.
import { prefetch } from './data/prefetch.ts'
import { mayKeep } from './data/storage.ts'
import { lookForTokens } from './data/tokens.ts'
import { visitorsLanguage } from './i18n/visitors-language.ts'
import { paths } from './paths.ts'
import { applyTheme, storedTheme } from './ui/stored-theme.ts'

/** The pages that need no session; every other screen needs what comes after the sign-in. */
const inFront: readonly string[] = [paths.login, paths.register]

/**
 * Prefetches the files that the build has listed for a screen and a language (`build/early.ts`), with those of
 * everything behind the sign-in if the screen is there.
 */
function fetchFiles(address: string, isInside: boolean): void {
  const written = document.querySelector<HTMLMetaElement>('meta[name=files]')?.content
  // The development server has no list.
  if (!written) return
  const files: Record<string, string[] | undefined> = JSON.parse(written)
  const screen = address.slice(1)
  const language = visitorsLanguage()
  for (const name of [...(isInside ? ['inside', `inside ${language}`] : []), screen, `${screen} ${language}`])
    for (const file of files[name] ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      // What is painted first has priority.
      link.fetchPriority = 'low'
      link.href = `/assets/${file}.js`
      document.head.append(link)
    }
}

/** Calls back after the opening page has been painted; never in a tab that is not visible. */
function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    callback()
  }).observe({ type: 'paint', buffered: true })
}

if (mayKeep()) {
  applyTheme(storedTheme())
  // Another tab may choose one, too.
  addEventListener('storage', () => applyTheme(storedTheme()))
  const { pathname } = location
  const isSignedIn = lookForTokens()
  // Whoever is on the wrong side of the sign-in is sent to another screen.
  if (isSignedIn !== inFront.includes(pathname)) {
    // Earlier they would compete with the first paint and the app itself.
    afterFirstPaint(() => fetchFiles(pathname, isSignedIn))
    if (isSignedIn) prefetch(pathname === paths.dashboard)
  }
}
