import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'

/** They grow with the letters, and less where these are very large. */
const sizes = { sm: 'size-[min(1rem,22px)]', md: 'size-[min(1.25rem,28px)]', lg: 'size-6' } as const

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
