import { type Budget, formatMoney, toMinor } from '@casita/contract'
import { Plus } from 'lucide-react'
import { useBudgets } from '../../data/budgets.ts'
import { useCategories } from '../../data/categories.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BudgetSaying } from '../../shell/budgets/budget-saying.tsx'
import { BudgetTrack, TickLegend } from '../../shell/budgets/budget-track.tsx'
import { useBudgetDialog } from '../../shell/budgets/use-budget-dialog.tsx'
import { useBudgetWords } from '../../shell/budgets/use-budget-words.ts'
import { formatPeriod } from '../../shell/periods.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useFirstFew } from './first-few.tsx'

/** The number of budgets at first: if there are more, those nearest to their limit. */
const fewBudgets = 6

interface PanelProps {
  currency: string
  today: string
}

/** One budget: spent and limit, today's position on the bar, and a sentence about it. Pressing it opens the editor. */
function Line({ budget, currency, today, onEdit }: { budget: Budget; onEdit: () => void } & PanelProps) {
  const { t } = useTranslation('budgets')
  const language = useLanguage()
  const words = useBudgetWords(currency)
  const name = budget.category_name ?? t('household')
  const coming = words.coming(budget)
  const month = { from: budget.start_date, to: budget.end_date }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onEdit}
      className="-mx-2 block w-[calc(100%+--spacing(4))] rounded-sm px-2 py-2.5 text-left hover:bg-sunken/75"
    >
      <span className="sr">{t('edit', { name })}. </span>
      <span className="block">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="inline-flex items-baseline gap-2 font-medium wrap-anywhere">
            {budget.category_icon && (
              <span aria-hidden="true" className="font-emoji">
                {budget.category_icon}
              </span>
            )}
            {name}
          </span>
          <span className="ml-auto text-sm text-ink-soft">
            <span className="text-ink">
              <Money amount={budget.spent} currency={currency} />
            </span>{' '}
            {t('of', { amount: formatMoney(toMinor(budget.available), currency) })}
          </span>
        </span>
        <span className="mt-2 mb-2 block">
          <BudgetTrack budget={budget} />
        </span>
        <span className="block text-sm">
          <BudgetSaying state={budget.state}>{words.sentence(budget, today)}</BudgetSaying>
        </span>
        {coming && <span className="block text-[0.8125rem] text-balance text-ink-soft">{coming}</span>}
        {budget.rollover_amount > 0 && (
          <span className="block text-[0.8125rem] text-ink-soft">
            {t('carried', { amount: formatMoney(toMinor(budget.rollover_amount), currency) })}
          </span>
        )}
        {budget.month_starts_on !== 1 && (
          <span className="block text-[0.8125rem] text-ink-soft">{formatPeriod(month, today, language)}</span>
        )}
      </span>
    </button>
  )
}

/** The budgets in their order or, if there are many, the household's and then by how much of each is used. */
function inOrder(budgets: readonly Budget[]): readonly Budget[] {
  if (budgets.length <= fewBudgets) return budgets
  const rank = ({ category_id, percent }: Budget) => (category_id ? percent : Infinity)
  return budgets.toSorted((one, other) => rank(other) - rank(one))
}

/** The household's budgets and their progress this month; if there is none, an invitation to set one. */
export function BudgetsPanel({ currency, today }: PanelProps) {
  const { t } = useTranslation('budgets')
  const failureText = useFailureText()
  const { data: budgets, error, refetch, isFetching } = useBudgets()
  const { data: categories = [] } = useCategories()
  const { edit, add, dialog } = useBudgetDialog({ budgets: budgets ?? [], categories, currency, today })
  const [first] = budgets ?? []
  const { shown, more } = useFirstFew(inOrder(budgets ?? []), fewBudgets)
  const oneMonth = budgets?.every(({ month_starts_on }) => month_starts_on === first?.month_starts_on)
  const addButton = (
    <Button variant="quiet" size="sm" className="-ml-4" onClick={() => add()} aria-haspopup="dialog">
      <Icon as={Plus} size="sm" />
      {t('add')}
    </Button>
  )

  function list() {
    if (error && !budgets) {
      return (
        <ErrorState
          message={failureText(error, t('failed'))}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )
    }
    if (!budgets) return <Skeleton className="mt-3 h-40" />
    if (budgets.length === 0) {
      return (
        <>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{t('empty')}</p>
          {addButton}
        </>
      )
    }
    return (
      <>
        <ul className="mt-1.5">
          {shown.map((budget) => (
            <li key={budget.id}>
              <Line budget={budget} currency={currency} today={today} onEdit={() => edit(budget)} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-x-4">
          {more}
          {addButton}
        </div>
      </>
    )
  }

  return (
    <section aria-labelledby="budgets">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4">
        <h2 id="budgets" className="text-lg">
          {t('title')}
        </h2>
        {first && <TickLegend gone={oneMonth ? first.month_gone_percent : undefined} />}
      </div>
      {list()}
      {dialog}
    </section>
  )
}
