import { formatMoney, fromMinor, toMinor } from '@casita/contract'
import { ArrowDown, History, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryButton } from '../../../shell/category-button.tsx'
import { ExpenseName } from '../../../shell/expense-name.tsx'
import { nameAmong } from '../../../shell/first-name.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Fitted } from '../../../ui/fitted.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { DayName } from './day-name.tsx'
import { ExpenseMarks } from './expense-marks.tsx'
import type { RowProps } from './expense-row.ts'
import type { LedgerDay } from './ledger-days.ts'
import { PickBox } from './pick-box.tsx'

/** Visible while the row is hovered or focused; always visible on a touch screen. */
const onRow =
  'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100'

/** Amounts with this many characters or more may not fit into the column. */
const longFrom = 16

/** An amount in the column; a very long one is set smaller to fit. */
function Amount({ amount, currency, className }: { amount: number; currency: string; className?: string }) {
  const text = formatMoney(toMinor(amount), currency)
  const money = <Money amount={amount} currency={currency} {...(className && { className })} />
  return text.length < longFrom ? money : <Fitted text={text}>{money}</Fitted>
}

/** Whether a click is meant for the row, rather than for a button in it or to select text. */
function isRowItself(target: EventTarget): boolean {
  return (
    target instanceof Element && !target.closest('button, label') && getSelection()?.isCollapsed !== false
  )
}

function Row({
  expense,
  userId,
  people,
  dated,
  fresh,
  picked,
  onOpen,
  onCategory,
  onHistory,
  onEdit,
  onDelete,
}: RowProps) {
  const { t } = useTranslation('expenses')
  const { t: common } = useTranslation()
  const name = expense.description || t('noDescription')
  const isOwn = expense.user_id === userId
  const press = picked.isOn ? picked.toggle : onOpen
  return (
    <tr
      data-expense={expense.id}
      tabIndex={-1}
      onClick={(event) => {
        if (isRowItself(event.target)) press(expense)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) press(expense)
      }}
      className={cx(
        'group h-12.5 cursor-pointer outline-none hover:bg-[color-mix(in_oklab,var(--evergreen-soft)_35%,var(--surface))] focus-within:bg-[color-mix(in_oklab,var(--evergreen-soft)_60%,var(--surface))] focus-within:shadow-[inset_3px_0_0_var(--evergreen)] focus:bg-[color-mix(in_oklab,var(--evergreen-soft)_60%,var(--surface))] focus:shadow-[inset_3px_0_0_var(--evergreen)]',
        fresh && 'rise',
      )}
    >
      <td className="max-w-0 py-2 pr-2.5 pl-5 lg:pr-4 lg:pl-8">
        <span className="flex items-center gap-2">
          {picked.isOn && <PickBox expense={expense} picked={picked} className="-m-2.5 p-2.5 leading-none" />}
          <ExpenseName name={name} className="line-clamp-3 lg:line-clamp-2" />
          {expense.source === 'whatsapp' && (
            <Icon as={MessageCircle} size="sm" label={t('byChat')} className="text-ink-soft" />
          )}
          <ExpenseMarks expense={expense} />
        </span>
        {dated && <span className={cx('block text-sm text-ink-soft', picked.isOn && 'pl-7')}>{dated}</span>}
        {expense.note && (
          <span className={cx('block truncate text-sm text-ink-soft', picked.isOn && 'pl-7')}>
            {expense.note}
          </span>
        )}
      </td>
      <td className="px-2.5 py-1.5 lg:px-4">
        <span className="flex items-center gap-2.5">
          <CategoryButton
            expense={expense}
            name={name}
            size="sm"
            disabled={picked.isOn}
            onPress={onCategory}
          />
          <span className="line-clamp-2 leading-tight hyphens-auto">
            {expense.category_name ?? t('noCategory')}
          </span>
        </span>
      </td>
      <td className="px-2.5 lg:px-4">
        <span className="flex items-center gap-2 text-[0.9375rem] text-ink-soft">
          <Avatar id={expense.user_id} name={expense.user_name} size="sm" className="max-lg:hidden" />
          {/* Where there is no room for both, 'you' is enough, as in the list of a phone. */}
          <span className={cx('max-lg:min-w-0 max-lg:wrap-anywhere lg:truncate', isOwn && 'max-lg:hidden')}>
            {nameAmong(people, expense.user_id, expense.user_name)}
          </span>
          {isOwn && <Badge>{common('you')}</Badge>}
        </span>
        {expense.paid_by !== expense.user_id && (
          <span className="block text-[0.8125rem] text-ink-soft max-lg:wrap-anywhere lg:truncate lg:pl-8.5">
            {t('paidBy', { name: nameAmong(people, expense.paid_by, expense.paid_by_name) })}
          </span>
        )}
      </td>
      <td className="px-2.5 text-right lg:px-4">
        <Amount amount={expense.amount} currency={expense.currency} />
      </td>
      <td className="pr-1 text-right whitespace-nowrap lg:pr-3">
        {!picked.isOn && (
          <>
            <Button
              variant="plain"
              size="icon"
              className={`${onRow} max-lg:hidden`}
              aria-label={t('historyOf', { name })}
              onClick={() => onHistory(expense)}
            >
              <Icon as={History} />
            </Button>
            {expense.can_edit && (
              <Button
                variant="plain"
                size="icon"
                className={onRow}
                aria-label={t('edit', { name })}
                onClick={() => onEdit(expense)}
              >
                <Icon as={Pencil} />
              </Button>
            )}
            {expense.can_delete && (
              <Button
                variant="plain"
                size="icon"
                className={onRow}
                aria-label={t('delete', { name })}
                onClick={() => onDelete(expense)}
              >
                <Icon as={Trash2} />
              </Button>
            )}
          </>
        )}
      </td>
    </tr>
  )
}

interface LedgerTableProps extends Omit<RowProps, 'expense' | 'fresh' | 'dated'> {
  days: readonly LedgerDay[]
  currency: string
  today: string
  arrived: ReadonlySet<string>
  /** Whether the list is sorted by amount; pressing the heading of the amounts toggles it. */
  byAmount: boolean
  onSort: (byAmount: boolean) => void
}

/** The ledger on a wide screen: one table, a group of rows for each day. */
export function LedgerTable({
  days,
  currency,
  today,
  arrived,
  byAmount,
  onSort,
  ...actions
}: LedgerTableProps) {
  const { t } = useTranslation('expenses')
  const format = useFormat()
  const head = 'h-11 px-2.5 lg:px-4 text-left text-[0.8125rem] font-medium text-ink-soft'
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr">{t('table')}</caption>
      <colgroup>
        <col />
        <col className="w-[25%] lg:w-[22%]" />
        <col className="w-[15%] lg:w-[20%]" />
        <col className="w-[22%] lg:w-[17%]" />
        <col className="w-24 lg:w-36" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={`${head} pl-5 lg:pl-8`}>
            {t('column.expense')}
          </th>
          <th scope="col" className={head}>
            {t('column.category')}
          </th>
          <th scope="col" className={head}>
            {t('column.addedBy')}
          </th>
          <th
            scope="col"
            className={`${head} text-right`}
            {...(byAmount && { 'aria-sort': 'descending' as const })}
          >
            <button
              type="button"
              onClick={() => onSort(!byAmount)}
              className="-mr-1 inline-flex min-h-11 items-center gap-1 rounded-sm px-1 hover:text-ink"
            >
              {byAmount && <Icon as={ArrowDown} size="sm" />}
              {t('column.amount')}
            </button>
          </th>
          <th scope="col">
            <span className="sr">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      {days.map(({ day, expenses, total }) => (
        <tbody
          key={day}
          className={cx(
            'border-t border-line [&>tr]:border-line/55',
            // No line between a day and its first row.
            day ? '[&>tr+tr+tr]:border-t' : '[&>tr+tr]:border-t',
          )}
        >
          {day && (
            <tr className="h-14">
              <th scope="rowgroup" colSpan={3} className="pt-3.5 pl-5 text-left lg:pl-8 tracking-tight">
                <DayName day={day} today={today} />
              </th>
              <td className="px-2.5 pt-3.5 text-right lg:px-4">
                {total !== null && (
                  <Amount amount={fromMinor(total)} currency={currency} className="font-bold" />
                )}
              </td>
              <td>
                <span className="sr">{format.day(day)}</span>
              </td>
            </tr>
          )}
          {expenses.map((expense) => (
            <Row
              key={expense.id}
              expense={expense}
              dated={day === null ? format.relativeDay(expense.expense_date, today) : null}
              fresh={arrived.has(expense.id)}
              {...actions}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}
