import { useState } from 'react'

/** The element that was focused when a dialog opened, and its ancestors, the nearest first. */
interface Origin {
  element: HTMLElement
  places: readonly HTMLElement[]
}

function originOf(element: HTMLElement): Origin {
  const places: HTMLElement[] = []
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.matches('section, main')) places.push(at)
  }
  return { element, places }
}

function focusOn(element: HTMLElement): void {
  if (element.matches('section')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses the nearest of these elements that still exists. */
function focusNear({ places }: Origin): void {
  const place = places.find(({ isConnected }) => isConnected)
  if (place) focusOn(place)
}

/** Watches the focused element: if its row leaves the list, the focus moves to the list. */
function stayNear(origin: Origin): void {
  const watcher = new MutationObserver(() => {
    if (origin.element.isConnected) return
    watcher.disconnect()
    if (document.activeElement === document.body) focusNear(origin)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  // Stops watching when the focus moves elsewhere.
  document.addEventListener('focusin', () => watcher.disconnect(), { once: true })
}

/** The focused element, or the button of the menu that contains it; null if nothing is focused. */
function focused(): HTMLElement | null {
  const { activeElement: element } = document
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const menu = element.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}

/**
 * Whether the focus is already somewhere else than in the closing dialog: on the page, because a drawer closes slowly,
 * or in a field of the dialog that took its place.
 */
function hasMovedOn(): boolean {
  const { activeElement: now } = document
  if (!now || now === document.body || now.matches('[role=dialog]')) return false
  return !now.closest('[role=dialog][data-state=closed]')
}

/** The element last focused outside of all dialogs, to which a chain of dialogs returns. */
let outside: Origin | null = null

/**
 * Returns the focus, when a dialog closes, to the element that had it before. The dialogs are not children of their
 * buttons, so the library does not know it. If that element is gone, or about to go, the focus moves to the part of
 * the page around it. For the content's `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [shown, setShown] = useState(false)
  const [before, setBefore] = useState<readonly Origin[]>([])
  if (shown !== open) {
    // During rendering, because a field with `autoFocus` is focused before any effect runs.
    setShown(open)
    if (open) {
      const element = focused()
      const origin = element && originOf(element)
      if (origin && !element.closest('[role=dialog]')) outside = origin
      setBefore([origin, outside].filter((each) => each !== null))
    }
  }
  return (event) => {
    event.preventDefault()
    if (hasMovedOn()) return
    const origin = before.find(({ element }) => element.isConnected)
    const last = before.at(-1)
    if (origin) {
      focusOn(origin.element)
      stayNear(origin)
    } else if (last) focusNear(last)
  }
}
