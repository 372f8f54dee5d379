import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { fetchedLater } from '../ui/fetched-later.ts'

const ConnectDialog = fetchedLater(() => import('./connect-dialog.tsx'), 'ConnectDialog', ['chat'])
const ConnectedDialog = fetchedLater(() => import('./connected-dialog.tsx'), 'ConnectedDialog', ['chat'])

/** The two dialogs about the chat. */
export type ChatDialog = 'connect' | 'connected'

const OpenChatDialog = createContext<((dialog: ChatDialog) => void) | null>(null)

/** Lets its children open the dialogs about the chat, which are loaded at their first opening. */
export function ChatDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ChatDialog>()
  const [open, setOpen] = useState(false)
  const show = (dialog: ChatDialog) => {
    setShown(dialog)
    setOpen(true)
  }
  return (
    <OpenChatDialog value={show}>
      {children}
      <Suspense>
        {shown === 'connect' && <ConnectDialog open={open} onOpenChange={setOpen} />}
        {shown === 'connected' && <ConnectedDialog open={open} onOpenChange={setOpen} />}
      </Suspense>
    </OpenChatDialog>
  )
}

/** Returns the function that opens one of the dialogs about the chat. */
export function useChatDialog(): (dialog: ChatDialog) => void {
  const show = use(OpenChatDialog)
  if (!show) throw new Error('useChatDialog must be used within ChatDialogs')
  return show
}
