import { type Expense, formatMoney, limits, toMinor } from '@casita/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteDialogProps {
  expense: Expense
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: (expense: Expense) => void
}

/** Asks before an expense is deleted, and says that it can be restored. */
export function DeleteDialog({ expense, open, onOpenChange, onConfirm }: DeleteDialogProps) {
  const { t } = useTranslation('expense')
  const { t: expenses } = useTranslation('expenses')
  const confirm = () => {
    onOpenChange(false)
    onConfirm(expense)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('remove.title')}
      description={t('remove.text', {
        name: expense.description || expenses('noDescription'),
        amount: formatMoney(toMinor(expense.amount), expense.currency, true),
        days: limits.restoreDays,
      })}
      confirm={{ label: t('remove.submit'), danger: true, run: confirm }}
    />
  )
}
