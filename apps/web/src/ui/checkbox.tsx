import type { ComponentProps, ReactNode } from 'react'

/** A box to tick, with its label: the browser's own, in evergreen. */
export function Checkbox({ children, ...rest }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" {...rest} className="size-5 shrink-0 accent-evergreen" />
      <span>{children}</span>
    </label>
  )
}
