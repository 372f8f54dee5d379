import { cx } from './cx.ts'

/** Holds the place of what is loading: give it the size of the real thing, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('pulse block rounded-sm bg-track', className)} />
}
