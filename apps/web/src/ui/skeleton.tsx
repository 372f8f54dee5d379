import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A placeholder for content that is loading. Give it the size of the content, so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('pulse block rounded-sm bg-track', className)} />
}

interface CardSkeletonProps {
  /** The number of list rows; they fill the height of the card. */
  rows?: number
  className: string
  /** Placeholders to show instead of a list. */
  children?: ReactNode
}

/** A placeholder for a card: its frame, a heading, and its content. */
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
