import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Begins another screen, and another page of a list, at its top, as a browser does with another document. Going back
 * stays the browser's own business, and a filter that changes the address under a screen moves nothing.
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
