import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-6' } as const

interface IconProps {
  as: LucideIcon
  size?: keyof typeof sizes
  /** Only for an icon that stands alone; beside a text it is decoration. */
  label?: string
  className?: string
}

/** One of lucide's icons at the house's weight. */
export function Icon({ as: Drawing, size = 'md', label, className }: IconProps) {
  return (
    <Drawing
      className={cx(sizes[size], 'shrink-0', className)}
      strokeWidth={1.7}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
