import type { ReactNode } from 'react'

/** These on a line, with a dot between each two; where a line begins it is out of sight. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="dotted">
      <span>{children}</span>
    </span>
  )
}
