import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { controlClass } from './input.tsx'

/** A native select (`dense` where space is short), which on a phone opens the system's own picker. */
export function Select({
  className,
  dense,
  children,
  ...rest
}: ComponentProps<'select'> & { dense?: boolean }) {
  return (
    <span className={cx('relative block', className)}>
      <select
        {...rest}
        className={cx(controlClass, 'appearance-none truncate', dense ? 'pr-7 pl-2.5' : 'pr-10')}
      >
        {children}
      </select>
      <Icon
        as={ChevronDown}
        size="sm"
        className={cx(
          'pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-soft',
          dense ? 'right-2' : 'right-3.5',
        )}
      />
    </span>
  )
}
