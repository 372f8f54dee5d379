import { lazy, Suspense, useState } from 'react'
import type { ModalProps } from './modal.ts'
import { useWideScreen } from './use-wide-screen.ts'

const Dialog = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }))
const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }))

/** A dialog on wide screens, a drawer on narrow ones; nothing of either is fetched before the first opening. */
export function ModalOrDrawer(props: ModalProps) {
  const wide = useWideScreen()
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return <Suspense>{wide ? <Dialog {...props} /> : <Drawer {...props} />}</Suspense>
}
