import { useEffect } from 'react'

/** The path of the page that was named last. */
let named = ''

/**
 * Names the page in the browser's tab and history. A page that comes without being loaded is also named to screen
 * readers, and gets the focus if what had it is gone: the browser does both only for a page that it loads.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Casita`
    const { pathname } = location
    if (named && named !== pathname) {
      const region = document.getElementById('arrival')
      if (region) region.textContent = title
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true })
    }
    named = pathname
  }, [title])
}
