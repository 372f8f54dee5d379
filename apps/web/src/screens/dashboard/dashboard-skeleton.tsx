import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of what stands beside the month on a desk. */
export function SideSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-8 max-lg:hidden">
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}

/** The shape of the dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21.75rem] lg:gap-x-14"
    >
      <div className="grid gap-4 md:gap-8">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
      <SideSkeleton />
    </div>
  )
}
