import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx'

/** The skeleton of the side column. */
export function SideSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-8 max-lg:hidden">
      <CardSkeleton rows={3} className="h-64" />
      <CardSkeleton rows={5} className="h-80" />
    </div>
  )
}

/** The skeleton of the dashboard. */
export function DashboardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21.75rem] lg:gap-x-14"
    >
      <div className="grid gap-4 md:gap-8">
        <CardSkeleton className="h-158 md:h-122 lg:h-100">
          <Skeleton className="h-12 w-56" />
          <Skeleton className="as-curve flex-1" />
          <Skeleton className="h-44 md:h-20" />
        </CardSkeleton>
        <CardSkeleton rows={8} className="h-162 md:h-140" />
      </div>
      <SideSkeleton />
    </div>
  )
}
