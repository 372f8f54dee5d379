import type { ComponentProps, ReactNode } from 'react'

/** A checkbox with its label. */
export function Checkbox({ children, ...rest }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
      <input type="checkbox" {...rest} className="box" />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
