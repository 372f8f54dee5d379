import { type Expense, limits } from '@casita/contract'
import { useDeleteExpense, useRestoreExpense } from '../../data/expenses.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../../ui/toast.ts'

const duration = limits.toastDuration

/** Restores a deleted expense and reports the outcome on whichever screen is open by then. */
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

/** Deletes an expense; the toast about it offers to undo, also after a change of screen. */
export function useDeleteExpenseWithUndo() {
  const { t } = useTranslation('expenses')
  const { t: common } = useTranslation()
  const failureText = useFailureText()
  const remove = useDeleteExpense()
  const { restore } = useRestore()
  return ({ id }: Pick<Expense, 'id'>) => {
    remove.mutateAsync(id).then(
      // The toast stays while hovered or focused; afterwards the expense can be restored from "recently deleted".
      () =>
        showToast({
          title: t('toast.deleteSuccess'),
          duration,
          action: { label: common('undo'), run: () => restore(id) },
        }),
      (error: unknown) => {
        // What was wanted has happened already.
        if (error instanceof ProblemError && error.code === 'not_found')
          return showToast({ title: t('toast.updateGone') })
        showToast({ title: failureText(error, t('toast.deleteError')), tone: 'error', duration })
      },
    )
  }
}
