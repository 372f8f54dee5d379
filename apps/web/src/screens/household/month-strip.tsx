import { type Budget, type Category, formatMoney, type Household, toMinor } from '@casita/contract'
import { Plus } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BudgetSaying } from '../../shell/budgets/budget-saying.tsx'
import { TickLegend } from '../../shell/budgets/budget-track.tsx'
import { useBudgetWords } from '../../shell/budgets/use-budget-words.ts'
import { Button } from '../../ui/button.tsx'
import { categoryColor } from '../../ui/category-tile.tsx'
import { fittedIn } from '../../ui/fitted.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'

/**
 * How many categories have their own piece; if only one more is left, it has too. Each takes a few pixels at least: more
 * would distort the others.
 */
const told = 10

interface MonthStripProps {
  household: Household
  categories: readonly Category[]
  /** The month's total, including expenses without a category. */
  total: number
  /** The part of it without a category. */
  rest: number
  today: string
  /** The budget of the whole household; null if there is none. */
  budget: Budget | null
  onEditBudget: (budget: Budget) => void
  onAddBudget: () => void
}

/** The month's total as a bar divided by category; its length is the used part of the household's budget. */
export function MonthStrip(props: MonthStripProps) {
  const { household, categories, total, rest, today, budget, onEditBudget, onAddBudget } = props
  const { t } = useTranslation('household')
  const { t: budgets } = useTranslation('budgets')
  const format = useFormat()
  const words = useBudgetWords(household.currency)
  const used = categories
    .filter(({ month_total }) => month_total > 0)
    .sort((one, other) => other.month_total - one.month_total)
  const own = used.length > told + 1 ? told : used.length
  const pieces = used.slice(0, own).map(({ name, color, month_total }) => ({
    name,
    background: categoryColor(color),
    flexGrow: month_total,
  }))
  const others = used.slice(own)
  const left = others.reduce((sum, { month_total }) => sum + month_total, rest)
  if (left > 0) {
    const names = [...others.map(({ name }) => name), ...(rest > 0 ? [t('noCategory')] : [])]
    pieces.push({ name: names.join(', '), background: categoryColor(null), flexGrow: left })
  }
  const length: CSSProperties = {
    width: `${budget && budget.available > 0 ? Math.min((total / budget.available) * 100, 100) : 100}%`,
  }
  return (
    <section
      aria-labelledby="month-total"
      className="@container grid grid-cols-1 gap-4 rounded-[18px] border border-line bg-surface p-5 [--under:var(--surface)] md:rounded-lg md:px-8 md:py-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2
            id="month-total"
            className="text-[0.8125rem] leading-normal font-medium tracking-normal text-ink-soft md:text-sm"
          >
            {t('monthSoFar', { month: format.month(today) })}
          </h2>
          <p className="mt-0.5 text-[min(1.375rem,11vw)] md:text-[1.75rem] leading-tight tracking-tight">
            <span className="fitted" style={fittedIn(formatMoney(toMinor(total), household.currency))}>
              <Money amount={total} currency={household.currency} className="font-[640]" />
            </span>
          </p>
        </div>
        {budget ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onEditBudget(budget)}
            className="-mx-2 -my-1 self-start rounded-sm px-2 py-1 text-left hover:bg-sunken/55 md:text-right"
          >
            <span className="sr">{budgets('edit', { name: budgets('household') })}. </span>
            <span className="block text-[0.8125rem] font-medium text-ink-soft md:text-sm">
              {budgets('column')}
            </span>
            <span className="mt-0.5 block text-[min(1.375rem,11vw)] md:text-[1.75rem] leading-tight tracking-tight">
              <span
                className="fitted"
                style={fittedIn(formatMoney(toMinor(budget.available), household.currency))}
              >
                <Money amount={budget.available} currency={household.currency} className="font-medium" />
              </span>
            </span>
          </button>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className="max-md:-ml-4 md:-mr-4"
            onClick={onAddBudget}
            aria-haspopup="dialog"
          >
            <Icon as={Plus} size="sm" />
            {budgets('set')}
          </Button>
        )}
      </div>
      {(total > 0 || budget) && (
        <div className="relative h-3.5 rounded-full bg-track">
          <div
            role="img"
            aria-label={t('share')}
            style={length}
            className="flex h-full gap-[3px] overflow-hidden rounded-full"
          >
            {pieces.map(({ name, ...style }) => (
              <span key={name} title={name} style={style} className="min-w-[3px] basis-0 rounded-[3px]" />
            ))}
          </div>
          {budget && (
            <span
              style={{ left: `${budget.month_gone_percent}%` }}
              className="absolute -inset-y-1 -ml-px w-0.5 rounded-full bg-ink outline-[1.5px] outline-surface"
            />
          )}
        </div>
      )}
      {budget && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
          <div>
            <BudgetSaying state={budget.state}>{words.sentence(budget, today)}</BudgetSaying>
            {budget.still_to_come > 0 && <p className="text-ink-soft">{words.coming(budget)}</p>}
          </div>
          <TickLegend gone={budget.month_gone_percent} />
        </div>
      )}
    </section>
  )
}
