import { limits } from '@casita/contract'
import { useState } from 'react'
import { useDeletedExpenses } from '../../data/expense-history.ts'
import { capital } from '../../i18n/capital.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { dayIn } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatPeriod } from '../../shell/periods.ts'
import { useToday } from '../../shell/use-today.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CategoryTile } from '../../ui/category-tile.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useRestore } from './use-delete-expense-with-undo.ts'

interface DeletedPageProps {
  page: number
  /** Shows the next page too; null while it is shown already. */
  onMore: (() => void) | null
}

/** The rows of one page of the deleted expenses, and a button for the next one. */
function DeletedPage({ page, onMore }: DeletedPageProps) {
  const { t } = useTranslation('expense')
  const { t: expenses } = useTranslation('expenses')
  const { user } = useAuth()
  const language = useLanguage()
  const today = useToday()
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useDeletedExpenses(page)
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
  if (data.expenses.length === 0)
    return page === 1 ? <EmptyState picture="🧺" title={t('deleted.empty')} /> : null
  return (
    <>
      <ul className="divide-y divide-line">
        {data.expenses.map((expense) => {
          const name = expense.description || expenses('noDescription')
          return (
            <li key={expense.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <CategoryTile icon={expense.category_icon} color={expense.category_color} />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{capital(name)}</p>
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
      {onMore && data.has_next && (
        <Button className="mx-auto mt-4 flex" onClick={onMore}>
          {t('deleted.more')}
        </Button>
      )}
    </>
  )
}

function DeletedList() {
  const [pages, setPages] = useState(1)
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: pages }, (_, before) => {
        const page = before + 1
        return (
          <DeletedPage key={page} page={page} onMore={page === pages ? () => setPages(pages + 1) : null} />
        )
      })}
    </div>
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
