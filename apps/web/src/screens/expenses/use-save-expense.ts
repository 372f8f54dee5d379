import { type Expense, type ExpenseInput, limits, type Recurrence } from '@casita/contract'
import { useEffect, useEffectEvent } from 'react'
import { useChangeExpense, useRecordExpense } from '../../data/expenses.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { useAttachReceipt } from '../../data/receipts.ts'
import { useRepeatExpense } from '../../data/recurring.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../../ui/toast.ts'
import { changesOf, type ExpenseDraft } from './expense-form.ts'
import { useNextWords } from './recurring/use-next-words.ts'
import { useUndoRepeat } from './recurring/use-undo-repeat.ts'
import { useDeleteExpenseWithUndo } from './use-delete-expense-with-undo.ts'

const duration = limits.toastDuration
/** Long enough to be read and acted on. */
const longDuration = 10_000

/** What is saved along with a new expense. */
interface Beside {
  picture: Blob | undefined
  every: Recurrence | null
}

interface SaveOutcomes {
  /** Called with what may be recorded from now on; null if it was refused. */
  onSent: (input: ExpenseInput | null) => void
  /** Called when it is saved, even if the dialog has been closed meanwhile. */
  onSaved: () => void
  /** Called only if the dialog is still open. */
  onDone: () => void
  onFields: (error: ProblemError) => void
}

/**
 * Saves the changes of an expense, or a new one followed by its picture and recurrence, and reports the outcome. If
 * the picture or the recurrence fails, the expense stays saved; the failed part can be retried from the message or
 * later from the expense.
 */
export function useSaveExpense(
  expense: Expense | null,
  { key, sent }: Pick<ExpenseDraft, 'key' | 'sent'>,
  { onSent, onSaved, onDone, onFields }: SaveOutcomes,
) {
  const { t } = useTranslation('expenses')
  const { t: receipts } = useTranslation('receipts')
  const { t: recurring } = useTranslation('recurring')
  const { t: common } = useTranslation()
  const failureText = useFailureText()
  const recording = useRecordExpense()
  const change = useChangeExpense()
  const attach = useAttachReceipt()
  const takeBack = useDeleteExpenseWithUndo()
  const repeat = useRepeatExpense()
  const undoRepeat = useUndoRepeat()
  const { begunWords } = useNextWords()

  const say = (title: string) => showToast({ title, duration })
  const onError = (error: unknown) => {
    if (error instanceof ProblemError && error.fields.length > 0) return onFields(error)
    if (expense && error instanceof ProblemError && error.code === 'not_found')
      return showToast({ title: t('toast.updateGone'), tone: 'error', duration: longDuration })
    const fallback = t(expense ? 'toast.updateError' : 'toast.createError')
    showToast({ title: failureText(error, fallback), tone: 'error', duration })
  }

  function keep(id: string, picture: Blob, kept: string) {
    const again = () => keep(id, picture, receipts('added'))
    attach.mutateAsync({ id, picture }, { onSettled: onDone }).then(
      () => say(kept),
      (error: unknown) =>
        showToast({
          title: receipts('addFailedNew'),
          description: failureText(error, receipts('addLater')),
          tone: 'error',
          action: { label: common('retry'), run: again },
          duration: longDuration,
        }),
    )
  }

  const sayNew = (undo: () => void, description?: string) =>
    showToast({
      title: t('toast.createSuccess'),
      ...(description && { description }),
      action: { label: common('undo'), run: undo },
      duration,
    })

  function haveComeBack(id: string, every: Recurrence, isToBeSaid: boolean) {
    repeat.mutateAsync({ expense_id: id, every }).then(
      (begun) => {
        if (isToBeSaid) sayNew(() => undoRepeat(begun, [id]), begunWords(begun))
      },
      (error: unknown) =>
        showToast({
          title: recurring('toast.notRepeated'),
          description: failureText(error),
          tone: 'error',
          action: { label: common('retry'), run: () => haveComeBack(id, every, isToBeSaid) },
          duration: longDuration,
        }),
    )
  }

  const waits = recording.isPaused || change.isPaused || attach.isPaused
  const onLeave = useEffectEvent(() => {
    if (waits) say(t('dialog.waits'))
  })
  useEffect(() => () => onLeave(), [])

  return {
    busy: recording.isPending || change.isPending || attach.isPending,
    /** Whether it is waiting for a connection. */
    waits,
    save(input: ExpenseInput, { picture, every }: Beside) {
      if (expense) {
        change
          .mutateAsync({ id: expense.id, change: changesOf(expense, input) }, { onSuccess: onDone })
          .then(() => {
            say(t('toast.updateSuccess'))
            onSaved()
          }, onError)
        return
      }
      // With a picture, it is done once that is saved too.
      const first = { input: sent ?? input, idempotencyKey: key }
      onSent(first.input)
      const outcomes = { onRefused: () => onSent(null), ...(!picture && { onSuccess: onDone }) }
      recording.record(input, first, outcomes).then((id) => {
        onSaved()
        if (every) haveComeBack(id, every, !picture)
        if (picture) keep(id, picture, t('toast.createSuccess'))
        else if (!every) sayNew(() => takeBack({ id }))
      }, onError)
    },
  }
}
