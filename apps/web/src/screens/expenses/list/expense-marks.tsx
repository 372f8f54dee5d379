import type { Expense } from '@casita/contract'
import { Paperclip, Repeat } from 'lucide-react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What stands beside the name of an expense: that it came back by itself, that a receipt is kept with it. */
export function ExpenseMarks({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses')
  return (
    <>
      {expense.source === 'recurring' && (
        <Icon as={Repeat} size="sm" label={t('recurring')} className="text-ink-soft" />
      )}
      {expense.has_receipt && (
        <Icon as={Paperclip} size="sm" label={t('withReceipt')} className="text-ink-soft" />
      )}
    </>
  )
}
