import { limits } from '@casita/contract'
import { useSyncExternalStore } from 'react'

/** The content of a toast, in the interface's language. */
export interface Toast {
  title: string
  description?: string | undefined
  tone?: 'success' | 'error' | undefined
  /** An optional action, such as 'Undo'. */
  action?: { label: string; run: () => void } | undefined
  /** In milliseconds; 5 seconds by default. */
  duration?: number | undefined
}

/** The current toast; a new number means a new toast. */
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

/** Shows a toast, replacing the current one: there is only one at a time. */
export function showToast(toast: Toast): void {
  const { duration = limits.toastDurationDefault } = toast
  set({ ...toast, duration, number: (current?.number ?? 0) + 1, open: true })
}

/** Closes the current toast. */
export function closeToast(): void {
  if (current) set({ ...current, open: false })
}

/** The current toast, or the last one, closed. */
export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => current,
  )
}
