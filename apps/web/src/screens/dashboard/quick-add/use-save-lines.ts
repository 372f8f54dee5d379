import { type ExpenseInput, formatMoney, fromMinor, toMinor } from '@casita/contract'
import { useRef } from 'react'
import { type NewExpense, useDeleteExpense, useRecordExpense } from '../../../data/expenses.ts'
import { useFailureText } from '../../../i18n/failure-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { showToast } from '../../../ui/toast.ts'
import type { Line } from './reading.ts'

interface Saving {
  currency: string
  /** Names an item that has no words of its own. */
  nameOf: (line: Line) => string
}

/** Saves the items one after the other and offers to undo. */
export function useSaveLines({ currency, nameOf }: Saving) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { t: expenses } = useTranslation('expenses')
  const failureText = useFailureText()
  const { record, isPending, isPaused } = useRecordExpense()
  const remove = useDeleteExpense()
  /** What was sent for each line of a text, so that a second attempt after a lost answer records nothing twice. */
  const attempt = useRef({ text: '', sent: new Map<number, NewExpense>() })

  function inputOf(line: Line): ExpenseInput {
    const { item } = line
    const abroad = item.currency !== currency
    return {
      description: nameOf(line),
      amount: fromMinor(line.amount),
      category_id: line.categoryId,
      expense_date: line.date,
      ...(item.paid_by && { paid_by: item.paid_by }),
      ...(abroad && {
        note: t('quick.foreignNote', { amount: formatMoney(toMinor(item.amount), item.currency, true) }),
      }),
    }
  }

  function say(lines: readonly Line[], ids: readonly string[]) {
    const total = lines.reduce((sum, line) => sum + line.amount, 0)
    const amount = formatMoney(total, currency, true)
    const [first] = lines
    const undo = async () => {
      await Promise.all(ids.map((id) => remove.mutateAsync(id)))
      showToast({ title: t('quick.undone') })
    }
    showToast({
      title:
        lines.length > 1 || !first
          ? t('quick.savedSeveral', { count: lines.length, amount })
          : t('quick.saved', { amount, name: nameOf(first) }),
      action: {
        label: common('undo'),
        run: () =>
          void undo().catch((error: unknown) =>
            showToast({ title: failureText(error, expenses('toast.deleteError')), tone: 'error' }),
          ),
      },
    })
  }

  /** Resolves to whether all of them were saved. */
  async function save(text: string, lines: readonly Line[]): Promise<boolean> {
    if (attempt.current.text !== text) attempt.current = { text, sent: new Map() }
    const { sent } = attempt.current
    try {
      const ids: string[] = []
      for (const line of lines) {
        const input = inputOf(line)
        const first = sent.get(line.place) ?? { input, idempotencyKey: crypto.randomUUID() }
        sent.set(line.place, first)
        ids.push(await record(input, first, { onRefused: () => sent.delete(line.place) }))
      }
      attempt.current = { text: '', sent: new Map() }
      say(lines, ids)
      return true
    } catch (error) {
      showToast({ title: failureText(error, expenses('toast.createError')), tone: 'error' })
      return false
    }
  }

  return {
    save,
    saving: isPending,
    /** Whether it is waiting for a connection. */
    waits: isPaused,
  }
}
