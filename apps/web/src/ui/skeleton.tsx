import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Holds the place of what is loading: give it the size of the real thing, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('pulse block rounded-sm bg-track', className)} />
}

interface CardSkeletonProps {
  /** So many rows of a list fill what height the card is given. */
  rows?: number
  className: string
  /** What the card shows instead of a list. */
  children?: ReactNode
}

/** Holds the place of a card: its frame, a heading, and what is below. */
export function CardSkeleton({ rows = 0, className, children }: CardSkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex flex-col gap-4 rounded-[18px] border border-line bg-surface p-5 md:rounded-lg md:px-8 md:py-6',
        className,
      )}
    >
      <Skeleton className="h-5 w-36 max-w-full" />
      {children}
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} className="as-row flex-1" />
      ))}
    </span>
  )
}
