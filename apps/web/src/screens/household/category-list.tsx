import type { Category } from '@casita/contract'
import { MoreHorizontal, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CategoryTile } from '../../ui/category-tile.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Money } from '../../ui/money.tsx'

/** What can be done with a category. */
export interface CategoryActions {
  onEdit: (category: Category) => void
  onDelete: (category: Category) => void
  onRestore: (category: Category) => void
}

function Row({
  category,
  currency,
  onEdit,
  onDelete,
  onRestore,
}: { category: Category; currency: string } & CategoryActions) {
  const { t } = useTranslation('household')
  const { t: common } = useTranslation()
  const count = category.expenses_count
  return (
    <li className="flex min-h-19 items-center gap-3 border-t border-line py-2.5 pr-1.5 pl-4 md:gap-6 md:pr-3.5 md:pl-8">
      <CategoryTile icon={category.icon} color={category.color} />
      <span className="min-w-0 flex-1 md:-ml-2">
        <span className="block font-medium break-words">{category.name}</span>
        <span className="block text-[0.8125rem] text-ink-soft">
          {count > 0 ? t('expenses', { count }) : t('expensesNone')}
        </span>
      </span>
      <span className="text-right">
        {category.month_total > 0 ? (
          <Money amount={category.month_total} currency={currency} />
        ) : (
          <span aria-hidden="true" className="text-ink-soft">
            –
          </span>
        )}
      </span>
      <Menu
        trigger={
          <Button variant="plain" size="icon" aria-label={common('actions', { name: category.name })}>
            <Icon as={MoreHorizontal} />
          </Button>
        }
      >
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

interface CategoryListProps extends CategoryActions {
  categories: readonly Category[]
  currency: string
}

/** The household's categories with what each took this month; the deactivated ones apart. */
export function CategoryList({ categories, currency, ...actions }: CategoryListProps) {
  const { t } = useTranslation('household')
  const [showInactive, setShowInactive] = useState(false)
  const active = categories.filter(({ is_active }) => is_active)
  const inactive = categories.filter(({ is_active }) => !is_active)
  return (
    <section
      aria-label={t('list')}
      className="mt-4 overflow-hidden rounded-[18px] border border-line bg-surface md:mt-6 md:rounded-lg"
    >
      <div
        aria-hidden="true"
        className="flex h-12 items-center justify-between pr-15 pl-4 text-[0.8125rem] text-ink-soft md:pr-21 md:pl-8"
      >
        <span>{t('column.category')}</span>
        <span>{t('column.month')}</span>
      </div>
      <ul>
        {active.map((category) => (
          <Row key={category.id} category={category} currency={currency} {...actions} />
        ))}
      </ul>
      {inactive.length > 0 && (
        <div className="border-t border-line">
          <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 md:px-8">
            <p className="text-sm text-ink-soft">
              <span className="font-medium">{t('inactive.title')}</span>{' '}
              {showInactive ? t('inactive.text') : inactive.map(({ name }) => name).join(', ')}
            </p>
            <Button
              variant="quiet"
              size="sm"
              className="-mr-4"
              aria-expanded={showInactive}
              onClick={() => setShowInactive(!showInactive)}
            >
              {t(showInactive ? 'inactive.hide' : 'inactive.show')}
            </Button>
          </div>
          {showInactive && (
            <ul>
              {inactive.map((category) => (
                <Row key={category.id} category={category} currency={currency} {...actions} />
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}
