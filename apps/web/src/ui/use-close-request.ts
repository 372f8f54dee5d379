import { useEffect, useEffectEvent } from 'react'

/** What tells of going back, in the browsers that have it; the platform's types do not name it yet. */
declare const CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined

/** What lies over the page, the newest last: one way back closes one of them. */
const layers: object[] = []

/** Whether a browser is about to leave the page by its way back, and can be kept from it. */
function isWayBack({ navigationType, cancelable, destination }: NavigateEvent): boolean {
  const here = window.navigation?.currentEntry?.index ?? -1
  return navigationType === 'traverse' && cancelable && destination.index < here
}

/**
 * Closes what lies over the page when its person goes back: by Android's button or gesture, of which the browser tells a
 * `CloseWatcher`, or by the browser's own way back, which then leads nowhere else. A browser that tells of neither goes
 * back a page. Escape is the libraries' own.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!open || typeof CloseWatcher === 'undefined') return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => onClose()
    return () => watcher.destroy()
  }, [open])
  useEffect(() => {
    if (!open) return undefined
    const layer = {}
    layers.push(layer)
    const onNavigate = (event: NavigateEvent) => {
      if (event.defaultPrevented || layers.at(-1) !== layer || !isWayBack(event)) return
      event.preventDefault()
      onClose()
    }
    window.navigation?.addEventListener('navigate', onNavigate)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      window.navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [open])
}
