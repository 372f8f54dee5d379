import { Suspense, useEffect } from 'react'
import type { Again } from './fetched.ts'
import { fetchedLater } from './fetched-later.ts'
import { closeToast, type ShownToast, useShownToast } from './toast.ts'

/** Only the text of a toast, in case the rest of its component failed to load. */
function PlainToast({ toast, again }: { toast: ShownToast } & Again) {
  const { number, duration } = toast
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast has its own time
  useEffect(() => {
    const timer = setTimeout(closeToast, duration)
    return () => {
      clearTimeout(timer)
      again()
    }
  }, [number])
  return (
    toast.open && (
      <p
        role="alert"
        className="fixed inset-x-3 bottom-3 z-60 rounded-md bg-ink p-4 font-semibold text-paper"
      >
        {[toast.title, toast.description].filter(Boolean).join('. ')}
      </p>
    )
  )
}

const ToastView = fetchedLater(() => import('./toast-view.tsx'), 'ToastView', [], PlainToast)

/** The region in which toasts appear; it loads nothing before the first one. Rendered once, in the app's frame. */
export function Toaster() {
  const toast = useShownToast()
  return toast && <Suspense>{<ToastView toast={toast} />}</Suspense>
}
