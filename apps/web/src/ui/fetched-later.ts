import { type ComponentType, useEffect, useRef } from 'react'
import type { Namespace } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { type Again, type Fetched, fetched, isOffline } from './fetched.ts'
import { showToast } from './toast.ts'

const waiting = new Set<() => Promise<unknown>>()
let isTime = false

interface Opened {
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Rendered in place of a part that failed to load: says so, and tries again with the next press. */
function MissingPart({ open, onOpenChange, again }: Opened & Again) {
  const { t } = useTranslation()
  const { t: error } = useTranslation('errors')
  const isTold = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is to open
  useEffect(() => {
    if (!open) return
    if (isTold.current) return again()
    isTold.current = true
    showToast({ title: isOffline() ? error('network') : t('crash.title'), tone: 'error' })
    onOpenChange?.(false)
  }, [open])
  return null
}

/**
 * A part that no first view needs, such as a dialog. It is loaded, with its texts, after `fetchWhatWaits` or when it
 * is first rendered, so that it then opens at once and without a connection. If loading fails, the rest of the page is
 * not affected.
 */
export function fetchedLater<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  texts: readonly Namespace[] = [],
  Missing: ComponentType<Props & Again> = MissingPart,
): Fetched<Props> {
  const Part = fetched(load, name, texts, Missing)
  whenLater(Part.fetch)
  return Part
}

/** Calls back once the first view is complete, or at once if it is; returns a function that cancels this. */
export function whenLater(callback: () => unknown): () => void {
  const call = async () => callback()
  if (isTime) void call()
  else waiting.add(call)
  return () => void waiting.delete(call)
}

/**
 * Loads everything that was deferred, one part after the other, so that the page responds in between. To be called
 * when the first view is complete. Without a connection it waits for one.
 */
export function fetchWhatWaits(): void {
  if (isOffline()) {
    window.addEventListener('online', fetchWhatWaits, { once: true })
    return
  }
  isTime = true
  const [next] = waiting
  if (!next) return
  waiting.delete(next)
  void next()
  setTimeout(fetchWhatWaits)
}
