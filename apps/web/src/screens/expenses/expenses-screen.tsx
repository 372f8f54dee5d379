import { type ExpensePage, fallbackCurrency } from '@casita/contract'
import { ArchiveRestore, ListChecks, Plus, Upload } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useCategories } from '../../data/categories.ts'
import { useExpenses } from '../../data/expenses.ts'
import { useHousehold, useMembers } from '../../data/households.ts'
import { isWithoutHousehold } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { useArrivals } from '../../shell/use-arrivals.ts'
import { useToday } from '../../shell/use-today.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { fetchedLater, whenLater } from '../../ui/fetched-later.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { KeyHints } from './key-hints.tsx'
import { daysOf } from './ledger-days.ts'
import { LedgerDialogs, useLedgerDialogs } from './ledger-dialogs.tsx'
import { LedgerList } from './ledger-list.tsx'
import { LedgerSkeleton } from './ledger-skeleton.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { Pages } from './pages.tsx'
import { Totals } from './totals.tsx'
import { useAskedExpense } from './use-asked-expense.ts'
import { useFilterChips, usePeriodLabel } from './use-filter-chips.ts'
import { adviceFor, isMixedUp, useFilters } from './use-filters.ts'
import { useLedgerKeys } from './use-ledger-keys.ts'
import { usePicked } from './use-picked.ts'

const PickedBar = fetchedLater(() => import('./picked-bar.tsx'), 'PickedBar', ['several'])

/** The ledger: every expense of the household, with filters, pages and totals. */
export function ExpensesScreen() {
  const { t } = useTranslation('expenses')
  const { user } = useAuth()
  const today = useToday()
  const wide = useWideScreen()
  const failureText = useFailureText()
  const { filters, page, query, isFiltered, change, clear, goTo } = useFilters()
  const mixedUp = isMixedUp(filters)
  const { data, error, refetch, isFetching, isPlaceholderData } = useExpenses(query, !mixedUp)
  // A phone shows its name to nobody who can see: there it may come later, with what asks for it anyway.
  const household = useHousehold(wide)
  const categories = useCategories()
  const [panelOpen, setPanelOpen] = useState(false)
  const list = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const dialogs = useLedgerDialogs()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => whenLater(() => setIsLate(true)), [])
  // Only what opens over the list names them all.
  const members = useMembers(isLate || panelOpen || dialogs.isOpen || filters.user_id !== undefined)
  const chips = useFilterChips(filters, today, categories.data ?? [], members.data ?? [])
  const period = usePeriodLabel(filters, today)
  const shownKey = JSON.stringify(query)
  const arrived = useArrivals(isPlaceholderData ? undefined : data?.expenses.map(({ id }) => id), shownKey)
  const picked = usePicked(data?.expenses ?? [])
  usePageTitle(t('title'))
  useLedgerKeys(list, {
    onAdd: dialogs.add,
    onSearch: () => search.current?.focus(),
    onEdit: (id) => {
      const expense = data?.expenses.find((each) => each.id === id)
      if (expense) dialogs.open(expense)
    },
    onLeave: picked.isOn ? picked.end : null,
    onPick: (id) => {
      const expense = data?.expenses.find((each) => each.id === id)
      if (expense) picked.toggle(expense)
    },
  })

  useAskedExpense(isPlaceholderData ? undefined : data?.expenses, isFetching, dialogs.open)

  const lastPage = data?.total_pages ?? 1
  useEffect(() => {
    // The last expense of the last page was deleted, or the link is old.
    if (!isPlaceholderData && data && page > lastPage && lastPage > 0) goTo(lastPage)
  })

  if (!user) return null
  // Whoever has left, or was removed, sees nothing of it any more: the way into another one is there.
  if (isWithoutHousehold(error)) return <Navigate to={paths.dashboard} replace />
  const byAmount = filters.sort !== undefined
  const currency = data?.currency ?? household.data?.currency ?? fallbackCurrency
  const context = {
    currency,
    today,
    categories: categories.data ?? [],
    members: members.data ?? [],
  }
  // There is nothing to pick from or to take away: not yet, or not known.
  const isBare = data ? data.total_count === 0 && !isFiltered : error !== null
  const counted = household.data && data && { household: household.data.name, count: data.total_count }

  function ledger({ expenses, ...ends }: ExpensePage) {
    const shared = {
      days: daysOf(expenses, ends, !byAmount),
      currency,
      today,
      arrived,
      userId: user?.id ?? '',
      // The members are known later than the page.
      people: [
        ...context.members,
        ...expenses.map(({ user_id, user_name }) => ({ id: user_id, name: user_name })),
      ],
      picked,
      onOpen: dialogs.open,
      onHistory: dialogs.history,
      onEdit: dialogs.edit,
      onDelete: dialogs.remove,
    }
    if (expenses.length === 0) {
      return (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            picture={isFiltered ? '🔎' : '🧾'}
            title={t(isFiltered ? 'empty.filteredTitle' : 'empty.title')}
            actions={
              <Button
                variant={isFiltered ? 'secondary' : 'primary'}
                onClick={isFiltered ? clear : dialogs.add}
              >
                {t(isFiltered ? 'filter.clear' : 'add')}
              </Button>
            }
          >
            {isFiltered
              ? t(`empty.advice.${adviceFor(filters)}`)
              : t('empty.text', { example: t('empty.example') })}
          </EmptyState>
        </div>
      )
    }
    const pages = <Pages filters={filters} page={page} pages={ends.total_pages} />
    if (!wide) {
      return (
        <>
          <LedgerList {...shared} />
          <div className="pt-4">{pages}</div>
        </>
      )
    }
    return (
      <div className="overflow-hidden rounded-lg border border-line bg-surface pt-1">
        <LedgerTable
          {...shared}
          byAmount={byAmount}
          onSort={(largest) => change({ sort: largest ? 'largest' : '' })}
        />
        <div className="flex items-center justify-between gap-4 border-t border-line py-3.5 pr-5 pl-8 text-sm text-ink-soft max-lg:justify-center max-lg:px-5">
          <KeyHints />
          {pages}
        </div>
      </div>
    )
  }

  return (
    <div className={picked.isOn ? 'pb-32 md:pb-16' : 'max-md:pb-20'}>
      <div className="mb-5 flex items-end justify-between gap-6 md:mb-7">
        <div className="max-md:sr-only">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1.5 min-h-6 text-ink-soft">
            {counted && t(isFiltered ? 'subtitleFiltered' : 'subtitle', counted)}
          </p>
        </div>
        {(data || !error) && !mixedUp && <Totals page={data} label={period} />}
      </div>
      <FilterBar
        filters={filters}
        chips={chips}
        search={search}
        panelOpen={panelOpen}
        onTogglePanel={() => setPanelOpen(!panelOpen)}
        onChange={change}
        onClear={clear}
        onAdd={dialogs.add}
        pick={isBare ? null : picked.opener}
      />
      {panelOpen && (
        <FilterPanel
          filters={filters}
          categories={context.categories}
          categoriesFailed={categories.isError}
          members={context.members}
          today={today}
          onChange={change}
          onClear={clear}
        />
      )}
      <section ref={list} aria-label={t('table')} aria-busy={isPlaceholderData}>
        {mixedUp ? (
          <div role="alert" className="rounded-lg border border-line bg-surface">
            <EmptyState
              picture="📊"
              title={t('filter.order')}
              actions={
                <Button
                  onClick={() =>
                    change({ start_date: filters.end_date ?? '', end_date: filters.start_date ?? '' })
                  }
                >
                  {t('filter.swap')}
                </Button>
              }
            />
          </div>
        ) : data ? (
          ledger(data)
        ) : error ? (
          <div className="rounded-lg border border-line bg-surface">
            <ErrorState
              message={failureText(error, t('loadFailed'))}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          </div>
        ) : (
          <LedgerSkeleton />
        )}
      </section>
      {/* Not under the skeleton: the list may turn out shorter. */}
      {(data || error) && !mixedUp && (
        <div className="mt-4 -mx-4 flex flex-wrap justify-items-start gap-x-2 max-md:grid max-md:gap-x-0 max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),auto))] max-md:justify-start">
          <Button variant="plain" className="max-md:order-1" onClick={dialogs.deleted} aria-haspopup="dialog">
            <Icon as={ArchiveRestore} size="sm" />
            {t('recentlyDeleted')}
          </Button>
          {!(wide || isBare) && (
            <Button variant="plain" {...picked.opener}>
              <Icon as={ListChecks} size="sm" />
              {t('pick')}
            </Button>
          )}
          {!isBare && <ExportButton filters={filters} today={today} />}
          <Button variant="plain" className="max-md:order-1" onClick={dialogs.bring} aria-haspopup="dialog">
            <Icon as={Upload} size="sm" />
            {t('files.import')}
          </Button>
        </div>
      )}
      {picked.isOn && (
        <Suspense>
          <PickedBar picked={picked} categories={context.categories} currency={currency} />
        </Suspense>
      )}
      {!wide && !picked.isOn && (
        <div className="bottom-bar fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper/90 px-3 pt-2.5 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur-md">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={dialogs.add}
            className="flex min-h-13 w-full items-center justify-between rounded-[16px] border border-[color-mix(in_oklab,var(--evergreen)_38%,var(--line))] bg-surface pr-1.5 pl-4.5 text-ink-soft"
          >
            {t('add')}
            <span className="grid size-10.5 place-items-center rounded-[12px] bg-evergreen text-on-evergreen">
              <Icon as={Plus} />
            </span>
          </button>
        </div>
      )}
      <LedgerDialogs dialogs={dialogs} context={context} />
    </div>
  )
}
