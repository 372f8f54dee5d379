import { type Expense, formatMoney, limits, toMinor } from '@casita/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'

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
  const { t: common } = useTranslation()
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('remove.title')}
      description={t('remove.text', {
        name: expense.description || expenses('noDescription'),
        amount: formatMoney(toMinor(expense.amount), expense.currency, true),
        days: limits.restoreDays,
      })}
    >
      <Actions>
        <Button onClick={() => onOpenChange(false)}>{common('cancel')}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onOpenChange(false)
            onConfirm(expense)
          }}
        >
          {t('remove.submit')}
        </Button>
      </Actions>
    </ModalOrDrawer>
  )
}
