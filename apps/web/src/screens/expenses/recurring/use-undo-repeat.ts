import type { RecurringExpense } from '@casita/contract'
import { useDeleteExpense } from '../../../data/expenses.ts'
import { useStopRecurring } from '../../../data/recurring.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTell } from '../../../shell/use-tell.ts'

/** A series that has just begun, and the expense of today's occurrence if that was recorded with it. */
export interface Begun {
  series: RecurringExpense
  notedId: string | null
}

/**
 * Undoes the beginning of a series: stops it and deletes the expense that was recorded with it, and those that
 * `besides` names, and reports all of that in one toast.
 */
export function useUndoRepeat() {
  const { t } = useTranslation('recurring')
  const { t: expenses } = useTranslation('expenses')
  const tell = useTell()
  const stop = useStopRecurring()
  const remove = useDeleteExpense()
  return ({ series, notedId }: Begun, besides: readonly string[] = []) => {
    const ids = [...besides, ...(notedId ? [notedId] : [])]
    const deleted = besides.length > 0 ? 'toast.deleted' : 'toast.deletedToday'
    const undo = async () => {
      // First, because the series would go on if only its expenses were deleted.
      await stop.mutateAsync(series.id)
      await Promise.all(ids.map((id) => remove.mutateAsync(id)))
    }
    tell(undo(), {
      done: () => ({
        title: t('toast.stopped'),
        ...(ids.length > 0 && { description: t(deleted, { count: ids.length }) }),
      }),
      failed: expenses('toast.deleteError'),
    })
  }
}
