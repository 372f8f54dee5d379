import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'

/** They grow with the text size, but less at very large sizes. */
const sizes = { sm: 'size-[min(1rem,22px)]', md: 'size-[min(1.25rem,28px)]', lg: 'size-6' } as const

interface IconProps {
  as: LucideIcon
  size?: keyof typeof sizes
  /** Only for an icon without text; beside text it is decorative. */
  label?: string
  className?: string
}

/** A lucide icon in our stroke width. */
export function Icon({ as: Drawing, size = 'md', label, className }: IconProps) {
  return (
    <Drawing
      className={cx(sizes[size], 'shrink-0', className)}
      strokeWidth={1.7}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
