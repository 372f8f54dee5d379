import { lazy, Suspense } from 'react'
import { useShownToast } from './toast.ts'

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }))

/** The place where toasts appear; fetches nothing before the first one. Stands once, in the app's frame. */
export function Toaster() {
  const toast = useShownToast()
  return toast && <Suspense>{<ToastView toast={toast} />}</Suspense>
}
