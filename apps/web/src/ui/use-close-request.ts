import { useEffect, useEffectEvent } from 'react'

/** The browser API for close requests; TypeScript's types do not include it yet. */
declare const CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined

/** The open layers over the page, the newest last: each close request closes one. */
const layers: object[] = []

/** Whether a navigation is a step back that can be prevented. */
function isWayBack({ navigationType, cancelable, destination }: NavigateEvent): boolean {
  const here = window.navigation?.currentEntry?.index ?? -1
  return navigationType === 'traverse' && cancelable && destination.index < here
}

/**
 * Closes the topmost layer when the person goes back: by Android's button or gesture, reported by a `CloseWatcher`, or
 * by the browser's back button, which then stays on the page. Browsers that support neither go back a page. Escape is
 * handled by the dialog libraries.
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
