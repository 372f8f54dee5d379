import type { Category, Member } from '@casita/contract'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { fullyNamed, hasLeft } from '../../../shell/fully-named.ts'
import { formatPeriod } from '../../../shell/periods.ts'
import type { FilterChip } from './filter-bar.tsx'
import type { Filters } from './use-filters.ts'

/** The period of the filters in words; null without one. */
export function usePeriodLabel({ start_date: from, end_date: to }: Filters, today: string): string | null {
  const { t } = useTranslation('expenses')
  const format = useFormat()
  const language = useLanguage()
  if (from && to) return from <= to ? formatPeriod({ from, to }, today, language) : null
  if (from) return t('filter.since', { date: format.day(from) })
  return to ? t('filter.until', { date: format.day(to) }) : null
}

/** The active filters, each in the words of its chip. */
export function useFilterChips(
  filters: Filters,
  today: string,
  categories: readonly Category[],
  members: readonly Member[],
): FilterChip[] {
  const { t } = useTranslation('expenses')
  const format = useFormat()
  const period = usePeriodLabel(filters, today)
  const { category_id, user_id, search } = filters
  const category = categories.find(({ id }) => id === category_id)?.name
  const member = fullyNamed(members).find(({ id }) => id === user_id)?.name
  const chips: (FilterChip | false)[] = [
    (filters.start_date !== undefined || filters.end_date !== undefined) && {
      names: ['start_date', 'end_date'],
      label: period ?? `${format.day(filters.start_date ?? '')} – ${format.day(filters.end_date ?? '')}`,
    },
    category_id !== undefined && {
      names: ['category_id'],
      label: category_id === 'none' ? t('filter.noCategory') : (category ?? t('filter.category')),
    },
    user_id !== undefined && {
      names: ['user_id'],
      label: member ?? t(hasLeft(user_id, members) ? 'filter.gone' : 'filter.person'),
    },
    filters.sort !== undefined && { names: ['sort'], label: t('filter.largest') },
    search !== undefined && { names: ['search'], label: t('filter.searching', { text: search }) },
  ]
  return chips.filter((chip) => chip !== false)
}
