import { type Category, fromMinor, toMinor } from '@casita/contract'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useBudgets } from '../../data/budgets.ts'
import { useCategories } from '../../data/categories.ts'
import { useRestoreCategory } from '../../data/category-changes.ts'
import { useHousehold, useMembers } from '../../data/households.ts'
import { useInvitations } from '../../data/invitations.ts'
import { isWithoutHousehold } from '../../data/problem-error.ts'
import { useStats } from '../../data/stats.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { useBudgetDialog } from '../../shell/budgets/use-budget-dialog.tsx'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import { monthOf } from '../../shell/periods.ts'
import { useTell } from '../../shell/use-tell.ts'
import { useToday } from '../../shell/use-today.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { fetchedLater } from '../../ui/fetched-later.ts'
import { Icon } from '../../ui/icon.tsx'
import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { CategoryList } from './category-list.tsx'
import { Family } from './family.tsx'
import { HouseholdChanges } from './household-changes.tsx'
import { MonthStrip } from './month-strip.tsx'
import { Undelivered } from './undelivered.tsx'

const CategoryDialog = fetchedLater(() => import('./category-dialog.tsx'), 'CategoryDialog')
const DeleteCategoryDialog = fetchedLater(
  () => import('./delete-category-dialog.tsx'),
  'DeleteCategoryDialog',
)
const HouseholdDialog = fetchedLater(() => import('../../shell/household-dialog.tsx'), 'HouseholdDialog')

type Shown = { kind: 'household' | 'create' } | { kind: 'edit' | 'delete'; category: Category }

/** The household: its categories with this month's spending, its members, its settings and its history. */
export function HouseholdScreen() {
  const { t } = useTranslation('household')
  const format = useFormat()
  const today = useToday()
  const { user } = useAuth()
  const failureText = useFailureText()
  const tell = useTell()
  const household = useHousehold()
  const categories = useCategories()
  const stats = useStats()
  const budgets = useBudgets()
  const members = useMembers()
  const invitations = useInvitations()
  const restore = useRestoreCategory()
  const [shown, setShown] = useState<Shown>()
  const [open, setOpen] = useState(false)
  usePageTitle(t('title'))

  const show = (next: Shown) => {
    setShown(next)
    setOpen(true)
  }
  const bringBack = (category: Category) =>
    tell(restore.mutateAsync(category.id), {
      done: () => ({ title: t('toast.restored') }),
      failed: t('toast.restoreFailed'),
    })

  const home = household.data
  const all = categories.data
  /** A category as it is now: another member may change it while its dialog is open. */
  const current = (category: Category) => all?.find(({ id }) => id === category.id) ?? category
  // Waits for everything that would push the rest down if it arrived later.
  const others = [stats, budgets, members, invitations]
  const ready = all && home && others.every(({ isPending }) => !isPending)
  const budgetDialog = useBudgetDialog({
    budgets: budgets.data ?? [],
    categories: all ?? [],
    currency: home?.currency ?? '',
    today,
  })
  const addButton = (className: string) => (
    <Button
      variant="primary"
      className={className}
      disabled={!all || restore.isPending}
      onClick={() => show({ kind: 'create' })}
      aria-haspopup="dialog"
    >
      <Icon as={Plus} size="sm" />
      {t('add')}
    </Button>
  )

  function list() {
    if (categories.error && !all) {
      return (
        <div className="rounded-lg border border-line bg-surface">
          <ErrorState
            title={t('loadFailed')}
            message={failureText(categories.error)}
            onRetry={() => void categories.refetch()}
            busy={categories.isFetching}
          />
        </div>
      )
    }
    if (!ready) {
      return (
        <div aria-hidden="true" className="grid gap-4 md:gap-6">
          <CardSkeleton className="h-51 md:h-44">
            <Skeleton className="h-9 w-44" />
            <Skeleton className="h-4" />
          </CardSkeleton>
          <CardSkeleton rows={8} className="h-180" />
        </div>
      )
    }
    if (all.length === 0) {
      return (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState picture="📁" title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        </div>
      )
    }
    const spent = stats.data?.expenses
    const total = spent?.household_monthly_total ?? 0
    const categorised = all.reduce((sum, { month_total }) => sum + toMinor(month_total), 0)
    const rest = fromMinor(Math.max(toMinor(total) - categorised, 0))
    const restCount =
      (spent?.household_monthly_count ?? 0) - all.reduce((sum, { month_count }) => sum + month_count, 0)
    return (
      <>
        <MonthStrip
          household={home}
          categories={all}
          total={total}
          rest={rest}
          today={today}
          budget={budgets.data?.find(({ category_id }) => category_id === null) ?? null}
          onEditBudget={budgetDialog.edit}
          onAddBudget={() => budgetDialog.add()}
        />
        <CategoryList
          categories={all}
          noCategory={
            restCount > 0
              ? {
                  count: restCount,
                  amount: rest,
                  to: ledgerAddress(monthOf(today), { category_id: 'none' }),
                }
              : null
          }
          budgets={budgets.data}
          currency={home.currency}
          today={today}
          onEdit={(category) => show({ kind: 'edit', category })}
          onDelete={(category) => show({ kind: 'delete', category })}
          onRestore={bringBack}
          onEditBudget={budgetDialog.edit}
          onAddBudget={budgetDialog.add}
        />
      </>
    )
  }

  // Somebody who has left or was removed is led to the dashboard, where they can join a household.
  if (isWithoutHousehold(household.error)) return <Navigate to={paths.dashboard} replace />
  return (
    <>
      <div className="mb-5 flex flex-col gap-4 md:mb-7 md:flex-row md:items-end md:justify-between">
        <div className="min-w-0">
          <h1 className="text-2xl break-words md:text-3xl">{home?.name ?? t('title')}</h1>
          <p className="mt-1.5 min-h-6 text-ink-soft">
            {home &&
              all &&
              [
                t('people', { count: home.members_count }),
                t('categories', { count: all.filter(({ is_active }) => is_active).length }),
                format.currency(home.currency),
              ].join(' · ')}
          </p>
        </div>
        <div className="flex min-h-11 shrink-0 gap-2">
          <Button disabled={!home} onClick={() => show({ kind: 'household' })} aria-haspopup="dialog">
            {t('edit')}
          </Button>
          {addButton('max-md:hidden')}
        </div>
      </div>
      {list()}
      {(ready || categories.isError) && addButton('mt-4 w-full md:hidden')}
      {ready && (
        <div className="mt-4 grid items-start gap-4 md:mt-6 md:gap-6 lg:grid-cols-2">
          <Family household={home} timezone={user?.timezone} />
          <div className="grid min-w-0 gap-4 md:gap-6">
            <HouseholdChanges timezone={user?.timezone} />
            {home.is_owner && <Undelivered timezone={user?.timezone} />}
          </div>
        </div>
      )}
      {budgetDialog.dialog}
      <Suspense>
        {shown?.kind === 'household' && home && (
          <HouseholdDialog household={home} open={open} onOpenChange={setOpen} />
        )}
        {(shown?.kind === 'create' || shown?.kind === 'edit') && (
          <CategoryDialog
            category={shown.kind === 'edit' ? current(shown.category) : null}
            all={all ?? []}
            open={open}
            onOpenChange={setOpen}
          />
        )}
        {shown?.kind === 'delete' && (
          <DeleteCategoryDialog
            category={shown.category}
            all={all ?? []}
            expensesCount={current(shown.category).expenses_count}
            hasActiveExpenses={!shown.category.is_active && current(shown.category).expenses_count > 0}
            open={open}
            onOpenChange={setOpen}
          />
        )}
      </Suspense>
    </>
  )
}
