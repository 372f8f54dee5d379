import { useEffect, useEffectEvent } from 'react'

/** What tells of going back, in the browsers that have it; the platform's types do not name it yet. */
declare const CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined

/**
 * Closes what lies over the page when its person goes back by the device: Android's button or gesture, of which the
 * browser tells a `CloseWatcher`. Elsewhere nothing happens; Escape is the libraries' own.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!open || typeof CloseWatcher === 'undefined') return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => onClose()
    return () => watcher.destroy()
  }, [open])
}
