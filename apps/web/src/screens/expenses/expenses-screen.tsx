import { type Expense, fallbackCurrency } from '@casita/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useCategories } from '../../data/categories.ts'
import { useExpenses } from '../../data/expenses.ts'
import { useHousehold, useMembers } from '../../data/households.ts'
import { isRefused, isWithoutHousehold } from '../../data/problem-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { useArrivals } from '../../shell/use-arrivals.ts'
import { useToday } from '../../shell/use-today.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { fetchedLater, whenLater } from '../../ui/fetched-later.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { AddBar } from './add-bar.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { PeriodMixedUp } from './filters/period-mixed-up.tsx'
import { useFilterChips, usePeriodLabel } from './filters/use-filter-chips.ts'
import { isMixedUp, useFilters } from './filters/use-filters.ts'
import { LedgerActions } from './ledger-actions.tsx'
import { LedgerDialogs, useLedgerDialogs } from './ledger-dialogs.tsx'
import { LedgerEmpty } from './list/ledger-empty.tsx'
import { LedgerFailed } from './list/ledger-failed.tsx'
import { LedgerPage } from './list/ledger-page.tsx'
import { LedgerSkeleton } from './list/ledger-skeleton.tsx'
import { Totals } from './list/totals.tsx'
import { useAskedRecurring } from './recurring/use-asked-recurring.ts'
import { useAskedExpense } from './use-asked-expense.ts'
import { useLedgerKeys } from './use-ledger-keys.ts'
import { usePicked } from './use-picked.ts'

const PickedBar = fetchedLater(() => import('./picked-bar.tsx'), 'PickedBar', ['several'])

/** The ledger: every expense of the household, with filters, pages and totals. */
export function ExpensesScreen() {
  const { t } = useTranslation('expenses')
  const { user } = useAuth()
  const today = useToday()
  const wide = useWideScreen()
  const { filters, page, query, isFiltered, change, clear, goTo } = useFilters()
  const mixedUp = isMixedUp(filters)
  const {
    data: last,
    error,
    refetch,
    isFetching,
    isPlaceholderData,
  } = useExpenses({ ...query, days: 'edges' }, !mixedUp)
  // Of a category or a person that was removed meanwhile, the last page is no longer true.
  const data = isRefused(error) ? undefined : last
  // On a phone the household's name is only read out, so it may arrive later, with what needs it anyway.
  const household = useHousehold(wide)
  const categories = useCategories()
  const [panelOpen, setPanelOpen] = useState(false)
  const list = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const dialogs = useLedgerDialogs()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => whenLater(() => setIsLate(true)), [])
  // All members are needed only by dialogs and filters.
  const members = useMembers(isLate || panelOpen || dialogs.isOpen || filters.user_id !== undefined)
  const chips = useFilterChips(filters, today, categories.data ?? [], members.data ?? [])
  const period = usePeriodLabel(filters, today)
  const shownKey = JSON.stringify(query)
  const arrived = useArrivals(isPlaceholderData ? undefined : data?.expenses.map(({ id }) => id), shownKey)
  const shown = data?.expenses ?? []
  const picked = usePicked(shown)
  const withShown = (id: string, act: (expense: Expense) => void) =>
    shown.filter((each) => each.id === id).forEach(act)
  usePageTitle(t('title'))
  useLedgerKeys(list, {
    onAdd: dialogs.add,
    onSearch: () => search.current?.focus(),
    onEdit: (id) => withShown(id, dialogs.open),
    onLeave: picked.isOn ? picked.end : null,
    onPick: (id) => withShown(id, picked.toggle),
  })
  useAskedRecurring(() => dialogs.recurring(null))
  useAskedExpense(isPlaceholderData ? undefined : data?.expenses, isFetching, dialogs.open)

  /** For buttons that go with the filters that they change: the focus must not go with them. */
  const keepFocus = () => toggle.current?.focus()
  const clearAway = () => {
    keepFocus()
    clear()
  }

  const lastPage = data?.total_pages ?? 1
  useEffect(() => {
    // The last expense of the last page was deleted, or the link is outdated.
    if (!isPlaceholderData && data && page > lastPage && lastPage > 0) goTo(lastPage)
  })

  if (!user) return null
  // Somebody who has left or was removed is led to the dashboard, where they can join a household.
  if (isWithoutHousehold(error)) return <Navigate to={paths.dashboard} replace />
  const currency = data?.currency ?? household.data?.currency ?? fallbackCurrency
  const context = {
    currency,
    today,
    categories: categories.data ?? [],
    members: members.data ?? [],
  }
  // Nothing to pick or export: the ledger is empty or could not be loaded.
  const isBare = data ? data.total_count === 0 : error !== null
  const counted = household.data && data && { household: household.data.name, count: data.total_count }

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
        toggle={toggle}
        onTogglePanel={() => setPanelOpen(!panelOpen)}
        onChange={change}
        onClear={clearAway}
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
          count={data?.total_count}
          onShow={() => {
            setPanelOpen(false)
            toggle.current?.focus()
          }}
        />
      )}
      <section ref={list} aria-label={t('table')} aria-busy={isPlaceholderData}>
        {mixedUp ? (
          <PeriodMixedUp
            filters={filters}
            onChange={(changed) => {
              keepFocus()
              change(changed)
            }}
          />
        ) : data?.expenses.length === 0 ? (
          <LedgerEmpty filters={filters} isFiltered={isFiltered} onClear={clearAway} onAdd={dialogs.add} />
        ) : data ? (
          <LedgerPage
            shown={data}
            filters={filters}
            page={page}
            currency={currency}
            today={today}
            arrived={arrived}
            userId={user.id}
            members={context.members}
            wide={wide}
            picked={picked}
            onSort={(largest) => change({ sort: largest ? 'largest' : '' })}
            onOpen={dialogs.open}
            onCategory={dialogs.category}
            onHistory={dialogs.history}
            onEdit={dialogs.edit}
            onDelete={dialogs.remove}
          />
        ) : error ? (
          <LedgerFailed
            error={error}
            isFiltered={isFiltered}
            busy={isFetching}
            onRetry={() => void refetch()}
            onClear={clearAway}
          />
        ) : (
          <LedgerSkeleton />
        )}
      </section>
      {/* Not under the skeleton: the list may turn out shorter. */}
      {(data || error) && !mixedUp && (
        <LedgerActions
          filters={filters}
          today={today}
          dialogs={dialogs}
          isBare={isBare}
          opener={wide ? null : picked.opener}
        />
      )}
      {picked.isOn && !isBare && (
        <Suspense>
          <PickedBar picked={picked} categories={context.categories} currency={currency} />
        </Suspense>
      )}
      {!wide && !picked.isOn && !panelOpen && <AddBar onAdd={dialogs.add} />}
      <LedgerDialogs dialogs={dialogs} context={context} />
    </div>
  )
}
