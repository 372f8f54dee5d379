import type { Expense } from '@casita/contract'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

const Receipt = lazy(async () => ({ default: (await import('./receipt.tsx')).Receipt }))

/** The receipt of an expense, fetched after the dialog that it stands in. */
export function ReceiptRow({ expense }: { expense: Expense }) {
  return (
    <Suspense fallback={<Skeleton className="h-18 rounded-md" />}>
      <Receipt key={expense.id} expense={expense} />
    </Suspense>
  )
}
