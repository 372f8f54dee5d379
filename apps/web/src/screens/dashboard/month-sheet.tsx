import {
  type DashboardStats,
  formatMoney,
  type Household,
  limits,
  moneyParts,
  toMinor,
} from '@casita/contract'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { useMonthOverview } from '../../data/analytics.ts'
import { useBudgets } from '../../data/budgets.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import { dayOfMonth, monthOf, sameDayLastMonth } from '../../shell/periods.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { cx } from '../../ui/cx.ts'
import { Emphasised } from '../../ui/emphasised.tsx'
import { Fitted } from '../../ui/fitted.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { FirstStep } from './first-step.tsx'
import { MonthCurve } from './month-curve.tsx'
import { InStep } from './steps.tsx'
import { StillToCome } from './still-to-come.tsx'

type Numbers = NonNullable<DashboardStats['expenses']>

interface StatCardProps {
  to: string
  label: string
  value: ReactNode
  note?: ReactNode
  className?: string
}

function StatCard({ to, label, value, note, className }: StatCardProps) {
  return (
    <Link
      to={to}
      className={cx(
        'group block min-w-0 px-5 pt-3.5 pb-4 -outline-offset-3 hover:bg-sunken/55 focus-visible:rounded-md md:pt-4 md:pb-4.5',
        className,
      )}
    >
      <span className="flex items-center justify-between gap-2 text-[0.8125rem] text-ink-soft">
        {label}
        <Icon as={ChevronRight} size="sm" className="opacity-55 group-hover:opacity-100" />
      </span>
      <span className="mt-1 line-clamp-2 text-lg leading-snug font-semibold tracking-tight md:text-[1.25rem]">
        {value}
      </span>{' '}
      {note && <span className="mt-0.5 line-clamp-2 text-[0.8125rem] text-ink-soft">{note}</span>}
    </Link>
  )
}

interface StatCardsProps {
  numbers: Numbers
  household: string
  people: number
  today: string
}

/** The four figures under the month, each linked to its details. */
function StatCards({ numbers, household, people, today }: StatCardsProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { currency, user_monthly_total: mine, household_monthly_total: all } = numbers
  const ours = ledgerAddress(monthOf(today))
  const yours = ledgerAddress(monthOf(today), { user_id: useAuth().user?.id })
  // A dash: a page of zeros would say less.
  const nothing = (
    <>
      <span aria-hidden="true" className="font-medium text-ink-soft">
        –
      </span>
      <span className="sr">{t('stats.nothing')}</span>
    </>
  )
  const sum = (amount: number) => (
    <Fitted text={formatMoney(toMinor(amount), currency)}>
      <Money amount={amount} currency={currency} className="font-semibold" />
    </Fitted>
  )
  return (
    <div className="grid grid-cols-2 border-line not-first:border-t xl:grid-cols-4">
      <StatCard
        to={yours}
        label={t('stats.yours')}
        value={numbers.user_monthly_count > 0 ? sum(mine) : nothing}
        note={all > 0 && t('stats.yoursShare', { share: format.percent(mine / all) })}
        className="md:pl-8"
      />
      <StatCard
        to={yours}
        label={t('stats.count')}
        value={
          numbers.user_monthly_count > 0
            ? t('stats.expenses', { count: numbers.user_monthly_count })
            : nothing
        }
        note={numbers.user_monthly_count > 0 && t('stats.thisMonth')}
        className="border-l border-line"
      />
      <StatCard
        to={ours}
        label={t('stats.all')}
        value={numbers.household_monthly_count > 0 ? sum(all) : nothing}
        note={
          numbers.household_monthly_count > 0 &&
          t('stats.expenses', { count: numbers.household_monthly_count })
        }
        className="border-line max-xl:border-t max-xl:md:pl-8 xl:border-l"
      />
      <StatCard
        to={paths.household}
        label={t('stats.household')}
        value={household}
        note={t('stats.people', { count: people })}
        className="border-l border-line max-xl:border-t"
      />
    </div>
  )
}

/** A sentence comparing this month with the previous one up to the same day. */
function Versus({ numbers, today }: { numbers: Numbers; today: string }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { data: overview } = useMonthOverview()
  const { currency, household_monthly_total: now, household_projected: forecast } = numbers
  const before = overview?.previous.amount
  const day = format.dayOfMonth(sameDayLastMonth(today))
  const at = dayOfMonth(today)
  // Until the previous month is loaded, a sentence of the same length reserves the space.
  const difference = toMinor(now) - toMinor(before ?? 0)
  const amount = formatMoney(Math.abs(difference), currency)
  return (
    <p className="mt-4 max-w-[34ch] text-[0.9375rem] text-balance text-ink-soft">
      <span className={cx(before === undefined && 'invisible')}>
        {before === 0 ? (
          t('month.noPrevious', { day })
        ) : difference === 0 ? (
          t('month.same', { day })
        ) : (
          <Emphasised
            text={t(difference < 0 ? 'month.less' : 'month.more', { amount, day })}
            className="font-semibold whitespace-nowrap text-ink"
          />
        )}
      </span>
      {/* On the last day it would be the total. */}
      {at.day >= limits.paceFromDay && at.day < at.days && now > 0 && (
        <span className="block">{t('month.pace', { amount: formatMoney(toMinor(forecast), currency) })}</span>
      )}
    </p>
  )
}

/** The legend of the two curves, which their colours alone would not convey. */
function CurveLegend({ today }: { today: string }) {
  const format = useFormat()
  const before = useMonthOverview().data?.previous.running_totals.at(-1)
  const months = [
    { name: format.monthWithin(today), mark: 'h-[2.5px] bg-evergreen' },
    {
      name: format.monthWithin(monthOf(today, 1).from),
      mark: 'h-[1.5px] bg-faint',
    },
  ]
  return (
    <p
      aria-hidden="true"
      className={cx(
        'mt-auto flex flex-wrap gap-x-5 pt-4 text-[0.8125rem] text-ink-soft',
        !before && 'invisible',
      )}
    >
      {months.map(({ name, mark }) => (
        <span key={name} className="inline-flex items-center gap-2">
          <span className={cx('w-4.5 rounded-full', mark)} />
          {name}
        </span>
      ))}
    </p>
  )
}

interface MonthSheetProps {
  numbers: Numbers
  household: Household
  today: string
  /** Called with an example of a first expense. */
  onTry: (example: string) => void
}

/** Reserves the space of the curve. */
function NoCurve() {
  return <div className="h-40 md:h-53" />
}

/** The month's curve, once it is loaded. */
function Curve({ today }: { today: string }) {
  // Deferred, so that the figure beside it is rendered first.
  const overview = useDeferredValue(useMonthOverview().data)
  const asked = useBudgets()
  const budgets = useDeferredValue(asked.data)
  const ofHousehold = budgets?.find(
    ({ category_id, month_starts_on }) => category_id === null && month_starts_on === 1,
  )
  // Waits for the budget, which may be the highest value: drawn earlier, the curve would have to be rescaled.
  const isWaiting = asked.isPending || (asked.data && !budgets)
  if (!overview || isWaiting) return <NoCurve />
  return <MonthCurve overview={overview} today={today} budget={ofHousehold?.available ?? null} />
}

/**
 * The month's summary: the total, the comparison with the previous month, and four figures that lead further. Instead
 * of the total, a household without expenses gets examples of a first one.
 */
export function MonthSheet({ numbers, household, today, onTry }: MonthSheetProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { prefix, digits } = moneyParts(toMinor(numbers.household_monthly_total), numbers.currency)
  return (
    <section
      aria-labelledby="month"
      className="overflow-hidden rounded-[18px] border border-line bg-surface md:rounded-lg"
    >
      {household.expenses_count === 0 ? (
        <FirstStep onTry={onTry} />
      ) : (
        <div className="grid gap-6 p-5 md:grid-cols-[minmax(15rem,5fr)_minmax(0,7fr)] md:px-8 md:pt-7 md:pb-6">
          <div className="flex min-w-0 flex-col">
            <h2 id="month" className="text-sm font-medium tracking-normal text-ink-soft">
              {t('month.soFar', { month: format.month(today) })}
            </h2>
            <p className="mt-1 text-[clamp(1.75rem,11vw,3.25rem)] leading-tight font-semibold tabular-nums">
              <Fitted text={`${prefix} ${digits}`}>
                <span className="tracking-[-0.04em]">
                  <span className="mr-[0.2em] align-[0.12em] text-[0.5em] font-normal tracking-normal text-ink-soft">
                    {prefix}
                  </span>
                  {digits}
                </span>
              </Fitted>
            </p>
            <Versus numbers={numbers} today={today} />
            <CurveLegend today={today} />
          </div>
          <InStep step={1} fallback={<NoCurve />}>
            <Curve today={today} />
          </InStep>
        </div>
      )}
      <StillToCome amount={numbers.household_still_to_come} currency={numbers.currency} />
      <StatCards
        numbers={numbers}
        household={household.name}
        people={household.members_count}
        today={today}
      />
    </section>
  )
}
