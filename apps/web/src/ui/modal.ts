import type { ReactNode } from 'react'

/** What a dialog and a drawer have in common. */
export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** The title is only for those who listen; the content has a heading of its own. */
  hideTitle?: boolean | undefined
  description?: ReactNode
  /** How wide a dialog may get. */
  size?: 'sm' | 'md' | 'lg' | undefined
  children: ReactNode
}
