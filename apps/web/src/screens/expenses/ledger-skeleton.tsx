import { Skeleton } from '../../ui/skeleton.tsx'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

/** The shape of the ledger while its first page loads. */
export function LedgerSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-3 rounded-[18px] border border-line bg-surface px-3.5 py-4 md:rounded-lg md:px-8 md:py-6"
    >
      <Skeleton className="my-1 h-5 w-40" />
      {rows.map((row) => (
        <Skeleton key={row} className="as-row h-12" />
      ))}
    </div>
  )
}
