import { useState } from 'react'

/** What had the focus when a dialog opened, and the places around it, the nearest first. */
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

/** Gives the focus to the nearest place that is still there. */
function focusNear({ places }: Origin): void {
  const place = places.find(({ isConnected }) => isConnected)
  if (place) focusOn(place)
}

/** Waits beside what has the focus: when its row leaves the list, the focus stays with the list. */
function stayNear(origin: Origin): void {
  const watcher = new MutationObserver(() => {
    if (origin.element.isConnected) return
    watcher.disconnect()
    if (document.activeElement === document.body) focusNear(origin)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  // Whoever goes on to something else is let go.
  document.addEventListener('focusin', () => watcher.disconnect(), { once: true })
}

/** What has the focus, or the button of the menu that has it; null while nothing has it. */
function focused(): HTMLElement | null {
  const { activeElement: element } = document
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const menu = element.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}

/** What had the focus last outside of all dialogs: where one dialog leads to another, both go back there. */
let outside: Origin | null = null

/**
 * Gives the focus back, when a dialog closes, to what had it before it opened: the button that opened it stands
 * somewhere else in the page, where the library does not know of it. Where that is gone, now or soon, the focus goes
 * to the part of the page that it stood in. For the content's `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [shown, setShown] = useState(false)
  const [before, setBefore] = useState<readonly Origin[]>([])
  if (shown !== open) {
    // Asked while it is drawn: a field that takes the focus by itself has it before any effect runs.
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
    // A drawer leaves slowly: whoever has gone on to something else meanwhile stays there.
    const now = document.activeElement
    if (now && now !== document.body && !now.closest('[role=dialog]')) return
    const origin = before.find(({ element }) => element.isConnected)
    const last = before.at(-1)
    if (origin) {
      focusOn(origin.element)
      stayNear(origin)
    } else if (last) focusNear(last)
  }
}
