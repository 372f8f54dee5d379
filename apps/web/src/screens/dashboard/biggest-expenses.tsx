import type { Member } from '@casita/contract'
import { Link } from 'react-router'
import { useMonthOverview } from '../../data/analytics.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ExpenseName } from '../../shell/expense-name.tsx'
import { type AskedExpense, ledgerAddress } from '../../shell/ledger-address.ts'
import { useAuthor } from '../../shell/use-author.ts'
import { CategoryTile } from '../../ui/category-tile.tsx'
import { Money } from '../../ui/money.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'

/**
 * The month's biggest expenses, largest first, each linked to its place in the ledger; nothing if the month has few.
 */
export function BiggestExpenses({ today, members }: { today: string; members: readonly Member[] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const author = useAuthor(members)
  const { data: overview, isPending } = useMonthOverview()
  if (!overview) return isPending && <CardSkeleton rows={5} className="h-80" />
  const { biggest, count } = overview
  // With so few, all are among the latest expenses anyway.
  if (count <= biggest.length) return null
  return (
    <section
      aria-labelledby="biggest"
      className="border-line max-md:rounded-[18px] max-md:border max-md:bg-surface max-md:px-5 max-md:pt-4.5 max-md:pb-2 lg:border-t lg:pt-7"
    >
      <h2 id="biggest" className="mb-1 text-lg leading-7">
        {t('biggest.title')}
      </h2>
      <ol className="divide-y divide-line/55">
        {biggest.map((expense) => {
          const day = { from: expense.expense_date, to: expense.expense_date }
          return (
            <li key={expense.id}>
              <Link
                to={ledgerAddress(day, { category_id: expense.category_id ?? 'none' })}
                state={{ expense: expense.id } satisfies AskedExpense}
                className="-mx-2 grid min-h-13.5 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-sm px-2 py-2 hover:bg-sunken/55"
              >
                <CategoryTile icon={expense.category_icon} color={expense.category_color} />
                <span className="flex flex-wrap items-center gap-x-3.5">
                  <span className="min-w-0 flex-[1_1_7rem]">
                    <ExpenseName name={expense.description || t('recent.noDescription')} />
                    <span className="block truncate text-sm text-ink-soft">
                      {format.relativeDay(expense.expense_date, today)} · {author(expense)}
                    </span>
                  </span>
                  <span className="ml-auto">
                    <Money amount={expense.amount} currency={expense.currency} />
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
