import { type Budget, type Category, formatMoney, toMinor } from '@casita/contract'
import { Plus } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BudgetSaying } from '../../shell/budgets/budget-saying.tsx'
import { BudgetTrack } from '../../shell/budgets/budget-track.tsx'
import { useBudgetWords } from '../../shell/budgets/use-budget-words.ts'
import { Icon } from '../../ui/icon.tsx'

interface CategoryBudgetProps {
  category: Category
  /** Null if there is none. */
  budget: Budget | null
  currency: string
  onEdit: (budget: Budget) => void
  onAdd: (category: string) => void
}

/**
 * The progress of a category's budget, which can be pressed to edit it, or a button to set one (on a phone it is in
 * the row's menu).
 */
export function CategoryBudget({ category, budget, currency, onEdit, onAdd }: CategoryBudgetProps) {
  const { t } = useTranslation('budgets')
  const words = useBudgetWords(currency)
  const { name } = category
  if (!budget) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('setFor', { name })}
        onClick={() => onAdd(category.id)}
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-medium text-ink-soft hover:text-evergreen max-md:hidden print:hidden"
      >
        <Icon as={Plus} size="sm" />
        {t('set')}
      </button>
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onEdit(budget)}
      className="-mx-2 block min-h-11 rounded-sm px-2 py-1.5 text-left hover:bg-sunken/55"
    >
      <span className="sr">{t('edit', { name })}. </span>
      <span className="grid gap-1.5">
        <span className="flex flex-wrap justify-between gap-x-3 text-[0.8125rem] lg:text-sm">
          <BudgetSaying state={budget.state}>{words.brief(budget)}</BudgetSaying>
          <span className="ml-auto whitespace-nowrap text-ink-soft">
            {t('of', { amount: formatMoney(toMinor(budget.available), currency) })}
          </span>
        </span>
        <BudgetTrack budget={budget} />
      </span>
    </button>
  )
}
