// Runs while the app is still on its way: what it is going to need of files and answers is asked for at once, not one
// after the other.
import { prefetch } from './data/prefetch.ts'
import { lookForTokens } from './data/tokens.ts'
import { visitorsLanguage } from './i18n/visitors-language.ts'
import { paths } from './paths.ts'
import { applyTheme, storedTheme } from './ui/stored-theme.ts'

/** The places in front of the sign-in; every other screen needs what stands behind it. */
const inFront: readonly string[] = [paths.login, paths.register]

/** Fetches the files that the build has written down for a screen and a language (`build/early.ts`), to run later. */
function fetchFiles(address: string): void {
  const written = document.querySelector<HTMLMetaElement>('meta[name=files]')?.content
  // While one develops there are none.
  if (!written) return
  const files: Record<string, string[] | undefined> = JSON.parse(written)
  const screen = address.slice(1)
  const language = visitorsLanguage()
  for (const name of ['inside', `inside ${language}`, screen, `${screen} ${language}`])
    for (const file of files[name] ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      // What is painted first comes first.
      link.fetchPriority = 'low'
      link.href = `/assets/${file}.js`
      document.head.append(link)
    }
}

/** Calls back once the opening page has been seen; never in a tab that nobody looks at. */
function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    callback()
  }).observe({ type: 'paint', buffered: true })
}

applyTheme(storedTheme())
const { pathname } = location
if (lookForTokens() && !inFront.includes(pathname)) {
  // Until then they would only take the line from what is painted, and from the app.
  afterFirstPaint(() => fetchFiles(pathname))
  prefetch(pathname === paths.dashboard)
}
