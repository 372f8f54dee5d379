import { type Expense, limits } from '@casita/contract'
import { useDeleteExpense, useRestoreExpense } from '../../data/expenses.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../../ui/toast.ts'

const duration = limits.toastDuration

/** Restores a deleted expense and says how it went, wherever somebody is by then. */
export function useRestore() {
  const { t } = useTranslation('expenses')
  const failureText = useFailureText()
  const restore = useRestoreExpense()
  return {
    busy: restore.isPending ? restore.variables : null,
    restore: (id: string) => {
      restore.mutateAsync(id).then(
        () => showToast({ title: t('toast.restoreSuccess'), duration }),
        (error: unknown) =>
          showToast({ title: failureText(error, t('toast.restoreError')), tone: 'error', duration }),
      )
    },
  }
}

/** Deletes an expense; the toast that says so holds the way back, also for whoever has gone on to another screen. */
export function useDeleteExpenseWithUndo() {
  const { t } = useTranslation('expenses')
  const { t: common } = useTranslation()
  const failureText = useFailureText()
  const remove = useDeleteExpense()
  const { restore } = useRestore()
  return ({ id }: Pick<Expense, 'id'>) => {
    remove.mutateAsync(id).then(
      // It waits under a pointer or a focus; after it the way back is in "recently deleted".
      () =>
        showToast({
          title: t('toast.deleteSuccess'),
          duration,
          action: { label: common('undo'), run: () => restore(id) },
        }),
      (error: unknown) =>
        showToast({ title: failureText(error, t('toast.deleteError')), tone: 'error', duration }),
    )
  }
}
