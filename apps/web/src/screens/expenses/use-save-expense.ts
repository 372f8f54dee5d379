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
import { type Begun, useUndoRepeat } from './recurring/use-undo-repeat.ts'
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

  function keep(id: string, picture: Blob, onKept: () => void) {
    const again = () => keep(id, picture, () => say(receipts('added')))
    attach.mutateAsync({ id, picture }, { onSettled: onDone }).then(onKept, (error: unknown) =>
      showToast({
        title: receipts('addFailedNew'),
        description: failureText(error, receipts('addLater')),
        tone: 'error',
        action: { label: common('retry'), run: again },
        duration: longDuration,
      }),
    )
  }

  /** Makes the new expense recur; returns undefined if that failed, and says why. */
  async function haveComeBack(id: string, every: Recurrence): Promise<Begun | undefined> {
    try {
      return await repeat.mutateAsync({ expense_id: id, every })
    } catch (error) {
      const again = () => void haveComeBack(id, every).then((begun) => begun && sayNew(id, begun))
      showToast({
        title: recurring('toast.notRepeated'),
        description: failureText(error),
        tone: 'error',
        action: { label: common('retry'), run: again },
        duration: longDuration,
      })
      return undefined
    }
  }

  /** Confirms the new expense with a way back: undoing it also ends the series that began with it. */
  function sayNew(id: string, begun: Begun | undefined) {
    showToast({
      title: t('toast.createSuccess'),
      ...(begun && { description: begunWords(begun) }),
      action: { label: common('undo'), run: () => (begun ? undoRepeat(begun, [id]) : takeBack({ id })) },
      duration,
    })
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
        const beginning = every ? haveComeBack(id, every) : undefined
        const confirm = async () => {
          const begun = await beginning
          // Otherwise the message about the failed recurrence says that the expense is saved.
          if (begun || !every) sayNew(id, begun)
        }
        if (picture) keep(id, picture, () => void confirm())
        else void confirm()
      }, onError)
    },
  }
}
