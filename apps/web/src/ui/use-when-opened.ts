import { useState } from 'react'

/**
 * Calls `begin` whenever a dialog opens, before it is rendered: what was chosen in it the last time must not be chosen
 * again, and it must not change while it closes.
 */
export function useWhenOpened(open: boolean, begin: () => void): void {
  const [wasOpen, setWasOpen] = useState(open)
  if (open === wasOpen) return
  setWasOpen(open)
  if (open) begin()
}
