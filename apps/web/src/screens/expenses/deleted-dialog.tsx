import { limits } from '@casita/contract'
import { useDeletedExpenses } from '../../data/expense-history.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { dayIn } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatPeriod } from '../../shell/periods.ts'
import { useToday } from '../../shell/use-today.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { capital } from '../../ui/capital.ts'
import { CategoryTile } from '../../ui/category-tile.tsx'
import { cx } from '../../ui/cx.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useRestore } from './use-delete-expense-with-undo.ts'

function DeletedList() {
  const { t } = useTranslation('expense')
  const { t: expenses } = useTranslation('expenses')
  const { user } = useAuth()
  const language = useLanguage()
  const today = useToday()
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useDeletedExpenses()
  const { busy, restore } = useRestore()
  const whenDeleted = (instant: string) => {
    const day = dayIn(user?.timezone, instant)
    return t('deleted.when', { date: formatPeriod({ from: day, to: day }, today, language) })
  }
  if (error && !data) {
    return (
      <ErrorState
        message={failureText(error, expenses('loadFailed'))}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  if (!data) return <Skeleton className="h-40" />
  if (data.length === 0) return <EmptyState picture="🧺" title={t('deleted.empty')} />
  return (
    <ul className="divide-y divide-line">
      {data.map((expense) => {
        const name = expense.description || expenses('noDescription')
        return (
          <li key={expense.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <CategoryTile icon={expense.category_icon} color={expense.category_color} />
            <div className="min-w-0 flex-1">
              <p className={cx('truncate font-medium', capital(name))}>{name}</p>
              <p className="text-sm text-ink-soft">
                <Dotted>
                  <span>
                    <Money amount={expense.amount} currency={expense.currency} exact />
                  </span>
                  {expense.deleted_at && <span>{whenDeleted(expense.deleted_at)}</span>}
                </Dotted>
              </p>
            </div>
            {expense.can_delete && (
              <Button
                size="sm"
                aria-label={t('deleted.restoreLabel', { name })}
                busy={busy === expense.id}
                onClick={() => restore(expense.id)}
              >
                {t('deleted.restore')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface DeletedDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The expenses deleted in the last 30 days, each with a button to restore it. */
export function DeletedDialog({ open, onOpenChange }: DeletedDialogProps) {
  const { t } = useTranslation('expense')
  const { t: expenses } = useTranslation('expenses')
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={expenses('recentlyDeleted')}
      description={t('deleted.text', { days: limits.restoreDays })}
    >
      <DeletedList />
    </ModalOrDrawer>
  )
}
