import { paths } from '../../paths.ts'
import { applyTheme, storedTheme } from '../../ui/stored-theme.ts'

/** The language key of local storage and of the cookie by which the server chooses the page. */
const languageKey = 'language'

/** Whether somebody is signed in here, as far as a glance at the refresh token tells; the app looks closely. */
function isSignedIn(): boolean {
  const payload = localStorage.getItem('refresh_token')?.split('.')[1]
  if (!payload || !localStorage.getItem('access_token')) return false
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 > Date.now()
  } catch {
    // Not a token of ours: the visitor is a guest.
    return false
  }
}

/** Keeps a language chosen by its link; leads to the one chosen earlier when the server served another. */
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
/** Fetches the app's files when a visitor is about to need them. */
async function fetchAhead(): Promise<void> {
  if (fetched) return
  fetched = true
  const page = await fetch(paths.login, { headers: { Accept: 'text/html' } }).catch(() => null)
  if (!page?.ok) return
  // Read as text: the page's policy lets no text become a document.
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

/** So long a page is read that leads on by itself, in milliseconds. */
const readFor = 2500

/**
 * Shows what an address that leads nowhere is told in place of the landing page; reloaded, it is that again. Who is
 * signed in is led on to their dashboard, as from the landing page.
 */
function showNotFound(): void {
  const { dataset } = document.documentElement
  dataset.lost = isSignedIn() ? 'home' : ''
  if (dataset.lost) setTimeout(() => location.replace(paths.dashboard), readFor)
  const title = document.getElementById('not-found')?.textContent
  if (title) document.title = `${title.replace(/\.$/, '')} · Casita`
  history.replaceState(null, '', paths.landing)
}

/** Once the first view is painted, lets the style sheet fetch the pictograms that the device lacks. */
function fetchPictograms(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.complete = ''
    }),
  )
}

applyTheme(storedTheme())
const isLost = location.pathname + location.hash === paths.notFound
if (isSignedIn() && !isLost) location.replace(paths.dashboard)
else {
  settleLanguage()
  if (isLost) showNotFound()
  waitForInterest()
  addEventListener('load', fetchPictograms)
}
