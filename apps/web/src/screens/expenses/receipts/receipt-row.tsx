import type { Expense } from '@casita/contract'
import { Suspense } from 'react'
import { fetchedLater } from '../../../ui/fetched-later.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const Receipt = fetchedLater(() => import('./receipt.tsx'), 'Receipt')

/** The receipt of an expense, loaded after the dialog that shows it. */
export function ReceiptRow({ expense }: { expense: Expense }) {
  return (
    <Suspense fallback={<Skeleton className="h-18" />}>
      <Receipt key={expense.id} expense={expense} />
    </Suspense>
  )
}
