import type { Expense, Member } from '@casita/contract'
import { MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { latest, latestCount } from '../../data/dashboard.ts'
import { useExpenses } from '../../data/expenses.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { CategoryButton } from '../../shell/category-button.tsx'
import { CategoryChoice } from '../../shell/category-choice-later.ts'
import { useArrivals } from '../../shell/use-arrivals.ts'
import { useAuthor } from '../../shell/use-author.ts'
import { cx } from '../../ui/cx.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ExpenseLink } from './expense-link.tsx'

const places = Array.from({ length: latestCount }, (_, place) => place)

/** The expense whose category is being changed, and the tile that was pressed. */
interface Asked {
  expense: Expense
  anchor: HTMLElement
}

interface RowProps {
  expense: Expense
  members: readonly Member[]
  fresh: boolean
  onCategory: (expense: Expense, pressed: HTMLElement) => void
}

function Row({ expense, members, fresh, onCategory }: RowProps) {
  const { t } = useTranslation('dashboard')
  const author = useAuthor(members)
  return (
    <ExpenseLink
      expense={expense}
      to={paths.expenses}
      className={cx('min-h-15 py-1.5', fresh && 'rise')}
      tile={
        <CategoryButton
          expense={expense}
          name={expense.description || t('recent.noDescription')}
          className="relative z-1"
          onPress={onCategory}
        />
      }
    >
      <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
        <span className="wrap-anywhere">
          <Dotted>
            <span>{expense.category_name ?? t('quick.noCategory')}</span>
            <span>{author(expense)}</span>
          </Dotted>
        </span>
        {expense.source === 'whatsapp' && <Icon as={MessageCircle} size="sm" label={t('recent.chat')} />}
      </span>
    </ExpenseLink>
  )
}

/** The newest expenses by day, each leading to itself in the ledger. */
export function LatestExpenses({ today, members }: { today: string; members: readonly Member[] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useExpenses(latest)
  const expenses = data?.expenses ?? []
  const arrived = useArrivals(data && expenses.map(({ id }) => id))
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setIsAsking] = useState(false)
  const onCategory = (expense: Expense, anchor: HTMLElement) => {
    setAsked({ expense, anchor })
    setIsAsking(true)
  }
  const days = Map.groupBy(expenses, ({ expense_date }) => expense_date)
  return (
    <section
      aria-labelledby="latest"
      className="rounded-[18px] border border-line bg-surface px-5 pt-4.5 pb-2 md:rounded-lg md:px-8 md:pt-6 md:pb-4"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="latest" className="text-lg">
          {t('recent.title')}
        </h2>
        <Link
          to={paths.expenses}
          className="-my-3 inline-flex min-h-11 items-center text-sm font-semibold text-evergreen hover:underline"
        >
          {t('recent.all')}
        </Link>
      </div>
      {error && !data ? (
        <ErrorState
          message={failureText(error, t('recent.failed'))}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : !data ? (
        <div className="mt-2 grid gap-3 py-2">
          {places.map((place) => (
            <Skeleton key={place} className="as-row h-12" />
          ))}
        </div>
      ) : (
        <div className="mt-2 divide-y divide-line/70">
          {[...days].map(([day, rows]) => (
            <div key={day} className="md:grid md:grid-cols-[7rem_minmax(0,1fr)]">
              <h3 className="pt-3.5 text-sm font-normal tracking-normal text-ink-soft md:pt-5">
                {format.relativeDay(day, today)}
              </h3>
              <ul>
                {rows.map((expense) => (
                  <li key={expense.id}>
                    <Row
                      expense={expense}
                      members={members}
                      fresh={arrived.has(expense.id)}
                      onCategory={onCategory}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <Suspense>{asked && <CategoryChoice {...asked} open={isAsking} onOpenChange={setIsAsking} />}</Suspense>
    </section>
  )
}
