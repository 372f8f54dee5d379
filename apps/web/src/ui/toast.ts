import { limits } from '@casita/contract'
import { useSyncExternalStore } from 'react'

/** What a toast says; texts already in the reader's language. */
export interface Toast {
  title: string
  description?: string | undefined
  tone?: 'success' | 'error' | undefined
  /** One way back or onward, 'Undo'. */
  action?: { label: string; run: () => void } | undefined
  /** Milliseconds; 5 seconds unless told otherwise. */
  duration?: number | undefined
}

/** A toast on show; a new number is a new toast. */
export interface ShownToast extends Toast {
  number: number
  open: boolean
  duration: number
}

let current: ShownToast | null = null
const listeners = new Set<() => void>()

function set(toast: ShownToast | null): void {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one on show: there is one at a time. */
export function showToast(toast: Toast): void {
  const { duration = limits.toastDurationDefault } = toast
  set({ ...toast, duration, number: (current?.number ?? 0) + 1, open: true })
}

/** Takes the toast on show away. */
export function closeToast(): void {
  if (current) set({ ...current, open: false })
}

/** The toast on show, or the last one, closed. */
export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => current,
  )
}
