import type { Member } from '@casita/contract'
import { useMonthOverview } from '../../data/analytics.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import { useAuthor } from '../../shell/use-author.ts'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { ExpenseLink } from './expense-link.tsx'

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
              <ExpenseLink
                expense={expense}
                to={ledgerAddress(day, { category_id: expense.category_id ?? 'none' })}
                className="min-h-13.5 py-2"
              >
                <span className="block truncate text-sm text-ink-soft">
                  {format.relativeDay(expense.expense_date, today)} · {author(expense)}
                </span>
              </ExpenseLink>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
