import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { controlClass } from './input.tsx'

/** A choice out of a list: the browser's own, which on a phone is the one that its owner knows. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={cx(controlClass, 'appearance-none truncate pr-10')}>
        {children}
      </select>
      <Icon
        as={ChevronDown}
        size="sm"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
