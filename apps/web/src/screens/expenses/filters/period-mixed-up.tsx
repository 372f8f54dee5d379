import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Filters } from './use-filters.ts'

interface PeriodMixedUpProps {
  filters: Filters
  onChange: (changed: Filters) => void
}

/** Shown when the period ends before it begins: offers to correct it. */
export function PeriodMixedUp({ filters, onChange }: PeriodMixedUpProps) {
  const { t } = useTranslation('expenses')
  return (
    <div role="alert" className="rounded-lg border border-line bg-surface">
      <EmptyState
        picture="📊"
        title={t('filter.order')}
        actions={
          <Button
            onClick={() =>
              onChange({ start_date: filters.end_date ?? '', end_date: filters.start_date ?? '' })
            }
          >
            {t('filter.swap')}
          </Button>
        }
      />
    </div>
  )
}
