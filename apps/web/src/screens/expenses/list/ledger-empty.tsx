import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExampleAmount, worths } from '../../../shell/use-example-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adviceFor, type Filters } from '../filters/use-filters.ts'

interface LedgerEmptyProps {
  filters: Filters
  isFiltered: boolean
  onClear: () => void
  onAdd: () => void
}

/** Shown for a ledger without expenses, or with none that match the filters: says what to do about it. */
export function LedgerEmpty({ filters, isFiltered, onClear, onAdd }: LedgerEmptyProps) {
  const { t } = useTranslation('expenses')
  const amount = useExampleAmount()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        picture={isFiltered ? '🔎' : '🧾'}
        title={t(isFiltered ? 'empty.filteredTitle' : 'empty.title')}
        actions={
          <Button variant={isFiltered ? 'secondary' : 'primary'} onClick={isFiltered ? onClear : onAdd}>
            {t(isFiltered ? 'filter.clear' : 'add')}
          </Button>
        }
      >
        {isFiltered
          ? t(`empty.advice.${adviceFor(filters)}`)
          : t('empty.text', { example: t('empty.example', { amount: amount(worths.one) }) })}
      </EmptyState>
    </div>
  )
}
