import { Suspense } from 'react'
import { fetchedLater } from './fetched-later.ts'
import { useShownToast } from './toast.ts'

const ToastView = fetchedLater(() => import('./toast-view.tsx'), 'ToastView')

/** The place where toasts appear; fetches nothing before the first one. Stands once, in the app's frame. */
export function Toaster() {
  const toast = useShownToast()
  return toast && <Suspense>{<ToastView toast={toast} />}</Suspense>
}
