import type { ExpensePage } from '@casita/contract'
import type { Person } from '../../../shell/first-name.ts'
import { cx } from '../../../ui/cx.ts'
import type { Filters } from '../filters/use-filters.ts'
import { KeyHints } from '../key-hints.tsx'
import type { RowProps } from './expense-row.ts'
import { daysOf } from './ledger-days.ts'
import { LedgerList } from './ledger-list.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { Pages } from './pages.tsx'

interface LedgerPageProps extends Omit<RowProps, 'expense' | 'fresh' | 'dated' | 'people'> {
  shown: ExpensePage
  filters: Filters
  page: number
  currency: string
  today: string
  arrived: ReadonlySet<string>
  members: readonly Person[]
  wide: boolean
  onSort: (byAmount: boolean) => void
}

/** One page of the ledger with the pagination: a table where there is room, otherwise cards. */
export function LedgerPage({ shown, filters, page, members, wide, onSort, ...shared }: LedgerPageProps) {
  const { expenses, ...ends } = shown
  const byAmount = filters.sort !== undefined
  const rows = {
    ...shared,
    days: daysOf(expenses, ends, !byAmount),
    // The members are loaded after the page, so names on it are added.
    people: [...members, ...expenses.map(({ user_id, user_name }) => ({ id: user_id, name: user_name }))],
  }
  const pages = <Pages filters={filters} page={page} pages={ends.total_pages} />
  if (!wide) {
    return (
      <>
        <LedgerList {...rows} />
        <div className="pt-4">{pages}</div>
      </>
    )
  }
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface pt-1">
      <LedgerTable {...rows} byAmount={byAmount} onSort={onSort} />
      <div
        className={cx(
          'flex items-center justify-between gap-4 border-t border-line py-3.5 pr-5 pl-8 text-sm text-ink-soft max-lg:justify-center max-lg:px-5',
          // The keys are named only where there is room.
          ends.total_pages < 2 && 'max-lg:hidden',
        )}
      >
        <KeyHints />
        {pages}
      </div>
    </div>
  )
}
