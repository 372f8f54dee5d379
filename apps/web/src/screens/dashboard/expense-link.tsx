import type { Expense } from '@casita/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ExpenseName } from '../../shell/expense-name.tsx'
import type { AskedExpense } from '../../shell/ledger-address.ts'
import { CategoryTile } from '../../ui/category-tile.tsx'
import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'

interface ExpenseLinkProps {
  expense: Expense
  /** The part of the ledger that contains it. */
  to: string
  /** What is said below its name. */
  children: ReactNode
  className?: string
  /** What is shown in place of its category's tile. */
  tile?: ReactNode
}

/** An expense of the dashboard, which leads to itself in the ledger. */
export function ExpenseLink({ expense, to, children, className, tile }: ExpenseLinkProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div
      className={cx(
        'relative -mx-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 rounded-sm px-2 hover:bg-sunken/55',
        className,
      )}
    >
      {tile ?? <CategoryTile icon={expense.category_icon} color={expense.category_color} />}
      {/* Its area is that of the row. The amount goes below where it would leave no room for what it was. */}
      <Link
        to={to}
        state={{ expense: expense.id } satisfies AskedExpense}
        className="flex flex-wrap items-center gap-x-3.5 after:absolute after:inset-0"
      >
        <span className="min-w-0 flex-[1_1_7rem]">
          <ExpenseName name={expense.description || t('recent.noDescription')} />
          {children}
        </span>
        <span className="ml-auto">
          <Money amount={expense.amount} currency={expense.currency} />
        </span>
      </Link>
    </div>
  )
}
