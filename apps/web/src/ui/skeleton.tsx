import { cx } from './cx.ts'

/** Holds the place of what is loading: give it the size of the real thing, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('pulse block rounded-sm bg-track', className)} />
}

/** Holds the place of a card: its frame, a heading, and so many rows that fill what height the card is given. */
export function CardSkeleton({ rows, className }: { rows: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex flex-col gap-4 rounded-[18px] border border-line bg-surface p-5 md:rounded-lg md:px-8 md:py-6',
        className,
      )}
    >
      <Skeleton className="h-5 w-36 max-w-full" />
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} className="flex-1" />
      ))}
    </span>
  )
}
