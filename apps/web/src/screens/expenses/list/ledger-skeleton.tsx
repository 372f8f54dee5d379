import { Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']
/** The skeleton rows of each day of a table. */
const days = [rows.slice(0, 2), rows.slice(2, 3), rows.slice(3, 5), rows.slice(5)]

/** As wide as the columns of the table. */
const columns =
  'grid items-center md:grid-cols-[minmax(0,1fr)_25%_15%_22%_6rem] lg:grid-cols-[minmax(0,1fr)_22%_20%_17%_9rem]'
const first = 'ml-5 lg:ml-8'
const amount = 'col-start-4 mr-2.5 ml-auto lg:mr-4'

function Day({ inIt }: { inIt: readonly string[] }) {
  return (
    <div className="border-b border-line last:border-0">
      <div className={`${columns} h-14`}>
        <Skeleton className={`${first} h-4 w-36`} />
        <Skeleton className={`${amount} h-4 w-20`} />
      </div>
      {inIt.map((row) => (
        <div key={row} className={`${columns} h-12.5`}>
          <Skeleton className={`${first} h-3.5 w-3/5`} />
          <span className="flex items-center gap-2.5 px-2.5 lg:px-4">
            <Skeleton className="size-8" />
            <Skeleton className="h-3.5 w-24" />
          </span>
          <Skeleton className="mx-2.5 h-3.5 w-16 lg:mx-4" />
          <Skeleton className={`${amount} h-3.5 w-18`} />
        </div>
      ))}
    </div>
  )
}

/** The skeleton of the ledger while its first page loads: cards or a table. */
export function LedgerSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-[18px] border border-line bg-surface md:rounded-lg"
    >
      <div className="grid gap-3 px-3.5 py-4 md:hidden">
        <Skeleton className="my-1 h-5 w-40" />
        {rows.map((row) => (
          <Skeleton key={row} className="as-row h-12" />
        ))}
      </div>
      <div className="pt-1 max-md:hidden">
        <div className="h-11 border-b border-line" />
        {days.map((inIt) => (
          <Day key={inIt[0]} inIt={inIt} />
        ))}
      </div>
    </div>
  )
}
