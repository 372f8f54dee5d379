import { useState } from 'react'

/** Whether a message was dismissed in this browser, and a function that dismisses it. */
export function useDismissed(name: 'setupCompleteMessage' | 'whatsappInstructions'): [boolean, () => void] {
  const key = `dismissed_${name}`
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(key) === 'true')
  return [
    dismissed,
    () => {
      localStorage.setItem(key, 'true')
      setDismissed(true)
    },
  ]
}
