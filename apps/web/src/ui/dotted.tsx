import type { ReactNode } from 'react'

/** Items on a line, separated by dots; a dot at the start of a wrapped line is hidden. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="dotted">
      <span>{children}</span>
    </span>
  )
}
