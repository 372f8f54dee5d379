import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  evergreen: 'bg-evergreen-soft text-evergreen',
  amber: 'bg-amber-soft text-amber-ink',
  terracotta: 'bg-terracotta-soft text-terracotta-ink',
  quiet: 'bg-sunken text-ink-soft',
} as const

/** A word about the item beside it: 'you', 'pending', 'verified'. */
export function Badge({ tone = 'evergreen', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
