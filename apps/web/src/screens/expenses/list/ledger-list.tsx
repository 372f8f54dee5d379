import { fromMinor } from '@casita/contract'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryButton } from '../../../shell/category-button.tsx'
import { ExpenseName } from '../../../shell/expense-name.tsx'
import { useAuthor } from '../../../shell/use-author.ts'
import { cx } from '../../../ui/cx.ts'
import { Dotted } from '../../../ui/dotted.tsx'
import { Money } from '../../../ui/money.tsx'
import { DayName } from './day-name.tsx'
import { ExpenseMarks } from './expense-marks.tsx'
import type { RowProps } from './expense-row.ts'
import type { LedgerDay } from './ledger-days.ts'
import { PickBox } from './pick-box.tsx'

const look =
  'grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2.5 pr-4 pl-3.5 text-left -outline-offset-3 has-[[data-expense]:focus-visible]:outline-3 has-[[data-expense]:focus-visible]:outline-focus [li:first-child>&]:rounded-t-[17px] [li:last-child>&]:rounded-b-[17px]'

function Row({ expense, people, dated, fresh, picked, onOpen, onCategory }: RowProps) {
  const { t } = useTranslation('expenses')
  const author = useAuthor(people)
  const name = expense.description || t('noDescription')
  const content = (
    // The amount goes below where it would leave no room for what it was.
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 flex-[1_1_7rem]">
        <span className="flex items-center gap-2">
          <ExpenseName name={name} />
          <ExpenseMarks expense={expense} />
        </span>
        <span className="block text-sm text-ink-soft wrap-anywhere">
          <Dotted>
            <span>{expense.category_name ?? t('noCategory')}</span>
            <span>{author(expense)}</span>
          </Dotted>
        </span>{' '}
      </span>
      <span className="ml-auto text-right">
        <Money amount={expense.amount} currency={expense.currency} className="text-[1.0625rem]" />
        {dated && <span className="block text-sm text-ink-soft">{dated}</span>}
      </span>
    </span>
  )
  return (
    <li className={cx(fresh && 'rise')}>
      {picked.isOn ? (
        <PickBox isRow expense={expense} picked={picked} className={look}>
          {content}
        </PickBox>
      ) : (
        <div className={cx(look, 'relative')}>
          <CategoryButton expense={expense} name={name} className="relative z-1" onPress={onCategory} />
          <button
            type="button"
            data-expense={expense.id}
            aria-haspopup="dialog"
            onClick={() => onOpen(expense)}
            // Its area is that of the row.
            className="text-left outline-none after:absolute after:inset-0"
          >
            {content}
          </button>
        </div>
      )}
    </li>
  )
}

interface LedgerListProps extends Omit<RowProps, 'expense' | 'fresh' | 'dated'> {
  days: readonly LedgerDay[]
  currency: string
  today: string
  arrived: ReadonlySet<string>
}

/** The ledger on a narrow screen: a card per day, headed by its name and sum. */
export function LedgerList({ days, currency, today, arrived, ...actions }: LedgerListProps) {
  const format = useFormat()
  return (
    <div className="grid gap-5">
      {days.map(({ day, expenses, total }) => (
        <section key={day} {...(day && { 'aria-labelledby': `day-${day}` })}>
          {day && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 pb-2 text-[0.9375rem]">
              <h2 id={`day-${day}`} className="text-[0.9375rem] tracking-tight">
                <DayName day={day} today={today} />
              </h2>
              {total !== null && <Money amount={fromMinor(total)} currency={currency} />}
            </div>
          )}
          <ul className="divide-y divide-line/70 overflow-hidden rounded-[18px] border border-line bg-surface">
            {expenses.map((expense) => (
              <Row
                key={expense.id}
                expense={expense}
                dated={day === null ? format.relativeDay(expense.expense_date, today) : null}
                fresh={arrived.has(expense.id)}
                {...actions}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
