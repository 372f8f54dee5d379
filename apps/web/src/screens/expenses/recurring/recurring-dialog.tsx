import {
  type CallAnswer,
  type Expense,
  formatMoney,
  type listRecurring,
  type RecurringExpense,
} from '@casita/contract'
import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useRecurring } from '../../../data/recurring.ts'
import { capital } from '../../../i18n/capital.ts'
import { useFailureText } from '../../../i18n/failure-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { CategoryTile } from '../../../ui/category-tile.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ModalOrDrawer } from '../../../ui/modal-or-drawer.tsx'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useWhenOpened } from '../../../ui/use-when-opened.ts'
import type { FormContext } from '../expense-form.ts'
import { monthlySum } from './monthly-sum.ts'
import { NewSeriesForm, SeriesForm } from './recurring-form.tsx'

function SeriesRow({ series, today }: { series: RecurringExpense; today: string }) {
  const { t } = useTranslation('recurring')
  const { t: expenses } = useTranslation('expenses')
  const format = useFormat()
  const name = series.description || expenses('noDescription')
  const { next_date, days_this_month } = series
  const next = { day: next_date ? format.relativeDay(next_date, today) : '', count: days_this_month.length }
  const when = next_date ? t(next.count > 1 ? 'nextOfSeveral' : 'next', next) : t('over')
  return (
    <>
      <CategoryTile icon={series.category_icon} color={series.category_color} />
      {/* The amount goes below where it would leave no room for what it is. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-[1_1_7rem]">
          <span className="block truncate font-medium">{capital(name)}</span>
          <span className="block text-sm text-ink-soft wrap-anywhere">
            {t(`every.${series.every}`)}, <span className="inline-block">{when}</span>
          </span>
        </span>
        <Money amount={series.amount} currency={series.currency} className="ml-auto font-semibold" />
      </span>
    </>
  )
}

interface PartProps {
  today: string
  list: readonly RecurringExpense[]
  onOpen: (series: RecurringExpense) => void
}

/** Rows whose amounts line up, whether an arrow follows them or not. */
function SeriesPart({ list, today, onOpen }: PartProps) {
  return (
    <ul className="divide-y divide-line">
      {list.map((series) => (
        <li key={series.id}>
          {series.can_edit ? (
            <button
              type="button"
              className="-mx-[8px] flex w-[calc(100%+16px)] items-center gap-3 rounded-sm px-[8px] py-2.5 text-left hover:bg-sunken"
              onClick={() => onOpen(series)}
            >
              <SeriesRow series={series} today={today} />
              <Icon as={ChevronRight} size="sm" className="shrink-0 text-ink-soft" />
            </button>
          ) : (
            <div className="flex items-center gap-3 py-2.5 pr-7">
              <SeriesRow series={series} today={today} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

interface SeriesListProps extends Omit<PartProps, 'list'> {
  all: CallAnswer<typeof listRecurring>
  onAdd: () => void
}

/** All series: those still due this month with their sum, then the others. */
function SeriesList({ all, onAdd, ...part }: SeriesListProps) {
  const { t } = useTranslation('recurring')
  const { recurring_expenses: list, currency } = all
  if (list.length === 0) {
    return (
      <EmptyState
        picture="🏠"
        title={t('empty')}
        actions={
          <Button variant="primary" onClick={onAdd}>
            {t('add')}
          </Button>
        }
      >
        {t('emptyHint')}
      </EmptyState>
    )
  }
  const [now, later] = [true, false].map((isNow) =>
    list.filter(({ days_this_month }) => days_this_month.length > 0 === isNow),
  )
  return (
    <>
      <p className="mb-5 text-ink-soft">
        {t('perMonth', { amount: formatMoney(monthlySum(list), currency) })}
      </p>
      {now && now.length > 0 && (
        <section className="mb-5">
          <h3 className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 pr-7">
            {t('toCome')}
            <Money amount={all.still_to_come} currency={currency} />
          </h3>
          <SeriesPart {...part} list={now} />
        </section>
      )}
      {later && later.length > 0 && (
        <section>
          {now && now.length > 0 && <h3 className="mb-1">{t('later')}</h3>}
          <SeriesPart {...part} list={later} />
        </section>
      )}
      <Button variant="quiet" size="sm" className="mt-2 -ml-4" onClick={onAdd}>
        <Icon as={Plus} size="sm" />
        {t('add')}
      </Button>
    </>
  )
}

interface RecurringDialogProps extends FormContext {
  /** The expense that recurs or is to recur; null for the list of all series. */
  expense: Expense | null
  /** Called to add the first one. */
  onAdd: () => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The list of recurring expenses, or the recurrence of one. */
export function RecurringDialog({ expense, onAdd, open, onOpenChange, ...context }: RecurringDialogProps) {
  const { t } = useTranslation('recurring')
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useRecurring()
  const [opened, setOpened] = useState<string | null>(null)
  useWhenOpened(open, () => setOpened(null))
  const close = () => onOpenChange(false)
  const series = data?.recurring_expenses.find(({ id, expense_id }) =>
    opened ? id === opened : expense_id === expense?.id,
  )

  function content() {
    if (error && !data) {
      return <ErrorState message={failureText(error)} onRetry={() => void refetch()} busy={isFetching} />
    }
    if (!data) return <Skeleton className="h-40" />
    if (series) {
      const back = () => (opened ? setOpened(null) : close())
      return <SeriesForm key={series.id} {...context} series={series} onDone={back} />
    }
    if (expense) return <NewSeriesForm expense={expense} onDone={close} />
    return <SeriesList all={data} today={context.today} onAdd={onAdd} onOpen={({ id }) => setOpened(id)} />
  }

  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t(series ? 'edit' : expense ? 'new' : 'title')}
      description={t(series ? 'editText' : expense ? 'newText' : 'text')}
    >
      {content()}
    </ModalOrDrawer>
  )
}
