import { createContext, type ReactNode } from 'react'

/** Whether the dialog or drawer around is open, rather than on its way out. */
export const IsOpen = createContext(true)

/** What a dialog and a drawer have in common. */
export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Hides the title visually, because the content has a heading of its own. */
  hideTitle?: boolean | undefined
  description?: ReactNode
  /** The maximum width of the dialog. */
  size?: 'sm' | 'md' | 'lg' | undefined
  children: ReactNode
}
