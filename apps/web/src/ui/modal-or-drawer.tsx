import { Suspense, useState } from 'react'
import { fetchedLater } from './fetched-later.ts'
import type { ModalProps } from './modal.ts'
import { useWideScreen } from './use-wide-screen.ts'

const Dialog = fetchedLater(() => import('./dialog.tsx'), 'Dialog')
const Drawer = fetchedLater(() => import('./drawer.tsx'), 'Drawer')

/** A dialog on wide screens, a drawer on narrow ones; neither is loaded before the first opening. */
export function ModalOrDrawer(props: ModalProps) {
  const wide = useWideScreen()
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return <Suspense>{wide ? <Dialog {...props} /> : <Drawer {...props} />}</Suspense>
}
