import type { ReactNode } from 'react'

/** Each of these on a line of facts with a dot between two of them; the dot is out of sight where a line begins. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-3 flex flex-wrap *:relative *:pl-3 *:before:absolute *:before:left-1 *:before:content-['·']">
        {children}
      </span>
    </span>
  )
}
