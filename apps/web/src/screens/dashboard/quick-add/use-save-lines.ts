import { type ExpenseInput, formatMoney, fromMinor, toMinor } from '@casita/contract'
import { useRef } from 'react'
import { type NewExpense, useDeleteExpense, useRecordExpense } from '../../../data/expenses.ts'
import { useFailureText } from '../../../i18n/failure-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { showToast } from '../../../ui/toast.ts'
import type { Line } from './reading.ts'

interface Saving {
  currency: string
  /** How an item without words of its own is called. */
  nameOf: (line: Line) => string
}

/** Saves what was understood, one expense after the other, and offers the way back. */
export function useSaveLines({ currency, nameOf }: Saving) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { t: expenses } = useTranslation('expenses')
  const failureText = useFailureText()
  const { record, isPending, isPaused } = useRecordExpense()
  const remove = useDeleteExpense()
  /** What was sent for each line of one text: a second attempt after a lost answer records nothing twice. */
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

  /** Whether all of them were saved. */
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
    /** Saved as soon as there is a connection again. */
    waits: isPaused,
  }
}
