import type { Category, Member } from '@casita/contract'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryFilter, PersonFilter } from '../../../shell/filter-fields.tsx'
import { monthOf } from '../../../shell/periods.ts'
import { Button } from '../../../ui/button.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Filters, isMixedUp } from './use-filters.ts'

interface FilterPanelProps {
  filters: Filters
  categories: readonly Category[]
  categoriesFailed: boolean
  members: readonly Member[]
  today: string
  onChange: (changed: Filters) => void
  onClear: () => void
  /** The number of matching expenses, once known. */
  count: number | undefined
  /** Closes the panel and shows them. */
  onShow: () => void
}

/** All filters of the ledger; each takes effect as soon as it is chosen. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, categories, categoriesFailed, members, today, onChange, onClear, count, onShow } = props
  const { t } = useTranslation('expenses')
  const months = [
    { name: t('filter.thisMonth'), period: monthOf(today) },
    { name: t('filter.lastMonth'), period: monthOf(today, 1) },
  ]
  return (
    <section id="filters" aria-label={t('filters')} className="mb-5 rounded-lg border border-line bg-surface">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-3 gap-y-4 p-4 md:gap-x-4 md:p-5 md:grid-cols-14 lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.3fr)]">
        <CategoryFilter
          value={filters.category_id}
          categories={categories}
          error={categoriesFailed ? t('filter.categoriesFailed') : null}
          onChange={(category_id) => onChange({ category_id })}
          className="max-md:col-span-full md:max-lg:col-span-7"
        />
        <PersonFilter
          value={filters.user_id}
          members={members}
          onChange={(user_id) => onChange({ user_id })}
          className="max-md:col-span-full md:max-lg:col-span-7"
        />
        <Field label={t('filter.from')} className="md:max-lg:col-span-4">
          {(control) => (
            <DayInput
              {...control}
              placeholder={t('filter.noLimit')}
              value={filters.start_date ?? ''}
              max={filters.end_date}
              onChange={(event) => onChange({ start_date: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('filter.to')}
          error={isMixedUp(filters) ? t('filter.order') : null}
          className="md:max-lg:col-span-4"
        >
          {(control) => (
            <DayInput
              {...control}
              placeholder={t('filter.noLimit')}
              value={filters.end_date ?? ''}
              min={filters.start_date}
              onChange={(event) => onChange({ end_date: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('filter.sort')} className="max-md:col-span-full md:max-lg:col-span-6">
          {(control) => (
            <Select
              {...control}
              value={filters.sort ?? ''}
              onChange={(event) => onChange({ sort: event.target.value })}
            >
              <option value="">{t('filter.newest')}</option>
              <option value="largest">{t('filter.largest')}</option>
            </Select>
          )}
        </Field>
        <div className="col-span-full flex flex-wrap gap-2">
          {months.map(({ name, period }) => (
            <Button
              key={name}
              size="sm"
              onClick={() => onChange({ start_date: period.from, end_date: period.to })}
            >
              {name}
            </Button>
          ))}
          <Button variant="plain" size="sm" className="max-md:-ml-4 md:-mr-4 md:ml-auto" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        </div>
      </div>
      {/* On a phone they are below all this, so the way to them stays in sight. */}
      {count !== undefined && (
        <div className="sticky bottom-0 z-1 rounded-b-lg border-t border-line bg-surface px-4 py-3 md:hidden">
          <Button variant="primary" wide onClick={onShow}>
            {t('filter.show', { count })}
          </Button>
        </div>
      )}
    </section>
  )
}
