import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Filters } from './use-filters.ts'

interface PeriodMixedUpProps {
  filters: Filters
  onChange: (changed: Filters) => void
}

/** In place of a ledger whose period ends before it begins: what sets it right. */
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
