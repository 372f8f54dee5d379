import { useState } from 'react'

/**
 * Gives the focus back, when a dialog closes, to what had it before it opened: the button that opened it stands
 * somewhere else in the page, where the library does not know of it. For the content's `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [shown, setShown] = useState(false)
  const [before, setBefore] = useState<Element | null>(null)
  if (shown !== open) {
    // Asked while it is drawn: a field that takes the focus by itself has it before any effect runs.
    setShown(open)
    if (open) setBefore(document.activeElement)
  }
  return (event) => {
    event.preventDefault()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
