import type { Expense } from '@casita/contract'
import { Paperclip, Repeat } from 'lucide-react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The icons beside an expense's name: recorded by a series, has a receipt. */
export function ExpenseMarks({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses')
  return (
    <>
      {expense.source === 'recurring' && (
        <Icon as={Repeat} size="sm" label={t('recordedBySeries')} className="text-ink-soft" />
      )}
      {expense.has_receipt && (
        <Icon as={Paperclip} size="sm" label={t('withReceipt')} className="text-ink-soft" />
      )}
    </>
  )
}
