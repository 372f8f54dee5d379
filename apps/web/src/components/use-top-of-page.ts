import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls to the top for a new screen or another page of a list, as a browser does for a new document. Going back is
 * left to the browser, and a filter that changes the address of the same screen does not scroll.
 */
export function useTopOfPage(): void {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const shown = useRef({ key, pathname })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (key === before.key || how === 'POP') return
    if (how === 'PUSH' || pathname !== before.pathname) window.scrollTo(0, 0)
  }, [key, pathname, how])
}
