import { Skeleton } from '../../ui/skeleton.tsx'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

/** The shape of the ledger while its first page loads. */
export function LedgerSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-3 md:rounded-lg md:border md:border-line md:bg-surface md:px-8 md:py-6"
    >
      <Skeleton className="my-1 h-5 w-40" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-14 md:h-9" />
      ))}
    </div>
  )
}
