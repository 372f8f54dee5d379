import { mayKeep } from '../../data/storage.ts'
import { paths } from '../../paths.ts'
import { applyTheme, storedTheme } from '../../ui/stored-theme.ts'

/** The key of the language in local storage and of the cookie by which the server selects the page. */
const languageKey = 'language'

/** Whether a refresh token that looks valid is stored; the app checks it properly. */
function isSignedIn(): boolean {
  const payload = localStorage.getItem('refresh_token')?.split('.')[1]
  if (!payload || !localStorage.getItem('access_token')) return false
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 > Date.now()
  } catch {
    // Not one of our tokens: the visitor is a guest.
    return false
  }
}

/**
 * Remembers a language chosen by a link; if the server has served another than the one chosen earlier, goes to that.
 */
function settleLanguage(): void {
  const { lang } = document.documentElement
  const asked = new URLSearchParams(location.search).has('lang')
  const stored = localStorage.getItem(languageKey)
  if (asked) {
    localStorage.setItem(languageKey, lang)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we support
    document.cookie = `${languageKey}=${lang}; path=/; max-age=31536000; samesite=lax`
    history.replaceState(null, '', paths.landing + location.hash)
  } else if (stored && stored !== lang) {
    location.replace(`${paths.landing}?lang=${stored}${location.hash}`)
  }
}

let fetched = false
/** Prefetches the app's files when a visitor is about to need them. */
async function fetchAhead(): Promise<void> {
  if (fetched) return
  fetched = true
  const page = await fetch(paths.login, { headers: { Accept: 'text/html' } }).catch(() => null)
  if (!page?.ok) return
  // Parsed as text, because the page's security policy does not allow turning text into a document.
  for (const [, file = ''] of (await page.text()).matchAll(
    / (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g,
  )) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = file
    document.head.append(link)
  }
}

function waitForInterest(): void {
  for (const link of document.querySelectorAll(`a[href="${paths.login}"], a[href="${paths.register}"]`)) {
    for (const sign of ['pointerenter', 'focus', 'touchstart'] as const) {
      link.addEventListener(sign, () => void fetchAhead(), { once: true, passive: true })
    }
  }
}

/** Milliseconds that a page is shown before it redirects by itself. */
const readFor = 2500

/**
 * Shows that the address does not exist in place of the landing page; a reload shows the landing page. Signed-in
 * visitors are redirected to their dashboard, as from the landing page.
 */
function showNotFound(): void {
  const { dataset } = document.documentElement
  dataset.lost = keeps && isSignedIn() ? 'home' : ''
  if (dataset.lost) setTimeout(() => location.replace(paths.dashboard), readFor)
  const title = document.getElementById('not-found')?.textContent
  if (title) document.title = `${title.replace(/\.$/, '')} · Casita`
  history.replaceState(null, '', paths.landing)
}

/** After the first paint, lets the style sheet load the emoji font where the device lacks one. */
function fetchPictograms(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.complete = ''
    }),
  )
}

const keeps = mayKeep()
if (keeps) applyTheme(storedTheme())
const isLost = location.pathname + location.hash === paths.notFound
if (keeps && isSignedIn() && !isLost) location.replace(paths.dashboard)
else {
  if (keeps) settleLanguage()
  if (isLost) showNotFound()
  waitForInterest()
  addEventListener('load', fetchPictograms)
}
