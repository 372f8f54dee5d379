import type { Budget, Category } from '@casita/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { fetchedLater } from '../../ui/fetched-later.ts'
import type { BudgetSubject } from './budget-dialog.tsx'

const BudgetDialog = fetchedLater(() => import('./budget-dialog.tsx'), 'BudgetDialog', ['budgetDialog'])

interface BudgetContext {
  budgets: readonly Budget[]
  categories: readonly Category[]
  currency: string
  today: string
}

/**
 * The budget dialog of a screen: a function that opens it, and the element to render. It is loaded at its first
 * opening.
 */
export function useBudgetDialog(context: BudgetContext): {
  edit: (budget: Budget) => void
  add: (category?: string) => void
  dialog: ReactNode
} {
  const [subject, setSubject] = useState<BudgetSubject>()
  const [open, setOpen] = useState(false)
  const show = (next: BudgetSubject) => {
    setSubject(next)
    setOpen(true)
  }
  /** As it is now: another member may change it while the dialog is open. */
  const current = context.budgets.find(({ id }) => id === subject?.budget?.id)
  return {
    edit: (budget) => show({ budget, category: budget.category_id ?? '' }),
    add: (category = '') => show({ budget: null, category }),
    dialog: subject && (
      <Suspense>
        <BudgetDialog
          {...context}
          {...subject}
          {...(current && { budget: current })}
          open={open}
          onOpenChange={setOpen}
        />
      </Suspense>
    ),
  }
}
