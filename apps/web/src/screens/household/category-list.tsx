import { type Budget, type Category, fromMinor, toMinor } from '@casita/contract'
import { Gauge, MoreHorizontal, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TickLegend } from '../../shell/budgets/budget-track.tsx'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import { monthOf } from '../../shell/periods.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryTile } from '../../ui/category-tile.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { iconAndName } from '../../ui/icon-and-name.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Money } from '../../ui/money.tsx'
import { CategoryBudget } from './category-budget.tsx'

/** The actions on a category. */
interface CategoryActions {
  onEdit: (category: Category) => void
  onDelete: (category: Category) => void
  onRestore: (category: Category) => void
  onEditBudget: (budget: Budget) => void
  onAddBudget: (category: string) => void
}

/** The columns of a wide list: name, spent, budget, actions. */
const columns =
  'md:grid md:grid-cols-[minmax(0,1fr)_minmax(7rem,auto)_minmax(0,1.4fr)_3.75rem] md:gap-x-4 lg:grid-cols-[minmax(0,1fr)_minmax(7rem,auto)_minmax(0,1.1fr)_3.75rem] lg:gap-x-6'
/** The classes of what spans these columns. */
const across = 'md:col-span-full md:grid md:grid-cols-subgrid'

interface RowProps extends CategoryActions {
  category: Category
  currency: string
  today: string
  /** Undefined until it is loaded, null if there is none. */
  budget: Budget | null | undefined
}

function Row(props: RowProps) {
  const { category, currency, today, budget, onEdit, onDelete, onRestore, onEditBudget, onAddBudget } = props
  const { t } = useTranslation('household')
  const { t: common } = useTranslation()
  const { t: budgets } = useTranslation('budgets')
  const count = category.month_count
  // A dash shows visually that there was nothing this month.
  const isQuiet = category.is_active && count === 0
  // Links to this month's expenses, or to all if there are none this month.
  const address = ledgerAddress(count > 0 ? monthOf(today) : null, { category_id: category.id })
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_2.75rem] items-center border-t max-md:gap-x-3 border-line py-2.5 pr-0.5 pl-4 md:py-0 md:pr-4 md:pl-8',
        isQuiet ? 'min-h-15' : 'min-h-19',
        across,
      )}
    >
      {/* On a phone the sum goes below where the longest word of the name would not fit beside it. */}
      <span className="flex flex-wrap items-center gap-x-3 md:contents">
        <Name to={category.expenses_count > 0 ? address : null}>
          <CategoryTile icon={category.icon} color={category.color} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium group-hover:underline max-[16em]:hyphens-auto md:hyphens-auto">
              {category.name}
            </span>
            <span className={isQuiet ? 'sr' : 'block text-[0.8125rem] text-ink-soft'}>
              <span className="whitespace-nowrap">
                {count > 0 ? t('expenses', { count }) : t('expensesNone')}
              </span>
              {!category.is_active && ` · ${t('inTotal', { count: category.expenses_count })}`}
            </span>
          </span>
        </Name>
        <span className="ml-auto text-right">
          <Spent amount={category.month_total} currency={currency} />
        </span>
      </span>
      <span className="flex flex-col justify-center border-line max-md:order-last max-md:col-span-full max-md:pr-3.5 max-md:pl-13 max-md:empty:hidden md:self-stretch md:border-l md:pl-5 lg:pl-7">
        {category.is_active && budget !== undefined && (
          <CategoryBudget
            category={category}
            budget={budget}
            currency={currency}
            onEdit={onEditBudget}
            onAdd={onAddBudget}
          />
        )}
      </span>
      <Menu
        trigger={
          <Button variant="plain" size="icon" aria-label={common('actions', { name: category.name })}>
            <Icon as={MoreHorizontal} />
          </Button>
        }
      >
        {category.is_active && budget === null && (
          <MenuItem icon={<Icon as={Gauge} />} onSelect={() => onAddBudget(category.id)}>
            {budgets('set')}
          </MenuItem>
        )}
        {category.is_active ? (
          <MenuItem icon={<Icon as={Pencil} />} onSelect={() => onEdit(category)}>
            {t('actions.edit')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Icon as={RotateCcw} />} onSelect={() => onRestore(category)}>
            {t('actions.restore')}
          </MenuItem>
        )}
        <MenuItem danger icon={<Icon as={Trash2} />} onSelect={() => onDelete(category)}>
          {t(category.is_active ? 'actions.delete' : 'actions.forever')}
        </MenuItem>
      </Menu>
    </li>
  )
}

/** A category's name, linked to its expenses if it has any. */
function Name({ to, children }: { to: string | null; children: ReactNode }) {
  const look = 'flex min-h-11 max-w-full flex-1 items-center gap-3 md:min-w-0 md:gap-3.5 md:py-2.5'
  return to === null ? (
    <span className={look}>{children}</span>
  ) : (
    <Link to={to} className={`${look} group rounded-sm`}>
      {children}
    </Link>
  )
}

/** What was spent this month; a dash for nothing. */
function Spent({ amount, currency }: { amount: number; currency: string }) {
  if (amount > 0) return <Money amount={amount} currency={currency} />
  return (
    <span aria-hidden="true" className="text-ink-soft">
      –
    </span>
  )
}

/** The month's expenses without a category, linked to their list so that they can be given one. */
function NoCategoryRow({ count, amount, currency, to }: NoCategory & { currency: string }) {
  const { t } = useTranslation('household')
  return (
    <li className={cx('border-t border-line', across)}>
      <Link
        to={to}
        className={cx(
          'flex min-h-19 flex-wrap items-center max-md:gap-x-3 py-2.5 pr-14.5 pl-4 -outline-offset-3 hover:bg-sunken/55 md:py-0 md:pr-4 md:pl-8',
          across,
        )}
      >
        <span className="flex max-w-full flex-1 items-center gap-3 md:min-w-0 md:gap-3.5 md:py-2.5">
          <CategoryTile icon={null} color={null} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium max-[16em]:hyphens-auto md:hyphens-auto">
              {t('noCategory')}
            </span>
            <span className="block text-[0.8125rem] whitespace-nowrap text-ink-soft">
              {t('expenses', { count })}
            </span>
          </span>
        </span>
        <span className="ml-auto text-right">
          <Spent amount={amount} currency={currency} />
        </span>
        <span className="border-line max-md:hidden md:self-stretch md:border-l" />
      </Link>
    </li>
  )
}

/** The month's expenses without a category, and the address of their list. */
interface NoCategory {
  count: number
  amount: number
  to: string
}

interface CategoryListProps extends CategoryActions {
  categories: readonly Category[]
  /** Null if every expense of the month has a category. */
  noCategory: NoCategory | null
  /** Undefined until they are loaded. */
  budgets: readonly Budget[] | undefined
  currency: string
  today: string
}

/** The household's categories with this month's spending, the largest first; deactivated ones separately. */
export function CategoryList({
  categories,
  noCategory,
  budgets,
  currency,
  today,
  ...actions
}: CategoryListProps) {
  const { t } = useTranslation('household')
  const [showInactive, setShowInactive] = useState(false)
  const ordered = categories.toSorted((one, other) => other.month_total - one.month_total)
  const active = ordered.filter(({ is_active }) => is_active)
  const inactive = ordered.filter(({ is_active }) => !is_active)
  const ofInactive = fromMinor(inactive.reduce((sum, { month_total }) => sum + toMinor(month_total), 0))
  const { t: budgetTexts } = useTranslation('budgets')
  const budgetOf = (id: string) => budgets && (budgets.find(({ category_id }) => category_id === id) ?? null)
  return (
    <section
      aria-label={t('list')}
      className={cx(
        'mt-4 overflow-hidden rounded-[18px] border border-line bg-surface [--under:var(--surface)] md:mt-6 md:rounded-lg',
        columns,
      )}
    >
      <div
        aria-hidden="true"
        className={cx(
          'flex h-12 items-center justify-between pr-14.5 pl-4 text-[0.8125rem] text-ink-soft md:pr-4 md:pl-8',
          across,
        )}
      >
        <span>{t('column.category')}</span>
        <span className="text-right">{t('column.month')}</span>
        <span className="flex h-full items-center justify-between border-l border-line pl-5 max-md:hidden lg:pl-7">
          {budgetTexts('column')}
          <TickLegend />
        </span>
      </div>
      <ul className={across}>
        {active.map((category) => (
          <Row
            key={category.id}
            category={category}
            currency={currency}
            today={today}
            budget={budgetOf(category.id)}
            {...actions}
          />
        ))}
        {noCategory && <NoCategoryRow {...noCategory} currency={currency} />}
      </ul>
      {inactive.length > 0 && (
        <div className={cx('border-t border-line', across)}>
          <div className={cx('flex flex-wrap items-center max-md:gap-x-4 px-4 py-2 md:px-8', across)}>
            <p className="text-sm text-ink-soft">
              <span className="block font-medium text-ink">{t('inactive.title')}</span>
              {showInactive ? t('inactive.text') : inactive.map(iconAndName).join(', ')}
            </p>
            <span className="ml-auto text-right max-md:mr-10.5 max-md:empty:hidden">
              {!showInactive && ofInactive > 0 && <Money amount={ofInactive} currency={currency} />}
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="-mr-4 max-md:-ml-4 md:col-span-2 md:justify-self-end"
              aria-expanded={showInactive}
              onClick={() => setShowInactive(!showInactive)}
            >
              {t(showInactive ? 'inactive.hide' : 'inactive.show')}
            </Button>
          </div>
          {showInactive && (
            <ul className={across}>
              {inactive.map((category) => (
                <Row
                  key={category.id}
                  category={category}
                  currency={currency}
                  today={today}
                  budget={null}
                  {...actions}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}
