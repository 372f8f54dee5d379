import type { ReactNode } from 'react'

/** The buttons that end a dialog, the main one last: side by side, or above the others where they do not fit. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap-reverse gap-2 *:flex-auto md:justify-end md:*:flex-none">{children}</div>
  )
}
