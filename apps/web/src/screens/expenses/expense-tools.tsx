import type { Expense } from '@casita/contract'
import { CopyPlus, History, Repeat, Trash2 } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What can be done with a recorded expense besides editing it. */
export interface ExpenseActions {
  onDelete: (expense: Expense) => void
  onHistory: (expense: Expense) => void
  /** Records the same again. */
  onAgain: (expense: Expense) => void
  /** Opens the recurring expenses: of this expense, or all for null. */
  onRecurring: (expense: Expense | null) => void
}

/** The buttons that lead from an expense's dialog to its history, a copy, its recurrence and its deletion. */
export function ExpenseTools({
  expense,
  onDelete,
  onHistory,
  onAgain,
  onRecurring,
}: ExpenseActions & { expense: Expense }) {
  const { t } = useTranslation('expense')
  const { t: common } = useTranslation()
  return (
    <div className="-mx-4 -mb-1 flex flex-wrap sm:-mx-2.5 sm:*:px-2.5 max-sm:grid max-sm:grid-cols-2 max-sm:*:justify-start">
      <Button variant="plain" size="sm" onClick={() => onHistory(expense)}>
        <Icon as={History} size="sm" />
        {t('history')}
      </Button>
      <Button variant="plain" size="sm" onClick={() => onAgain(expense)}>
        <Icon as={CopyPlus} size="sm" />
        {t('again')}
      </Button>
      <Button
        variant="plain"
        size="sm"
        // An expense that a series recorded is found in the list of all series.
        onClick={() => onRecurring(expense.source === 'recurring' ? null : expense)}
      >
        <Icon as={Repeat} size="sm" />
        {t('recurring')}
      </Button>
      {expense.can_delete && (
        <Button variant="plain" size="sm" className="text-terracotta-ink" onClick={() => onDelete(expense)}>
          <Icon as={Trash2} size="sm" />
          {common('delete')}
        </Button>
      )}
    </div>
  )
}
