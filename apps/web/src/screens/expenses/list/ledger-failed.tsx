import { isRefused } from '../../../data/problem-error.ts'
import { useFailureText } from '../../../i18n/failure-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'

interface LedgerFailedProps {
  error: Error
  isFiltered: boolean
  busy: boolean
  onRetry: () => void
  onClear: () => void
}

/**
 * Shown for a ledger that failed to load: offers to retry, or to remove a filter by a category or person that no
 * longer exists.
 */
export function LedgerFailed({ error, isFiltered, busy, onRetry, onClear }: LedgerFailedProps) {
  const { t } = useTranslation('expenses')
  const failureText = useFailureText()
  const message = failureText(error, t('loadFailed'))
  return (
    <div className="rounded-lg border border-line bg-surface">
      {isFiltered && isRefused(error) ? (
        <div role="alert">
          <EmptyState
            picture="🔎"
            title={message}
            actions={<Button onClick={onClear}>{t('filter.clear')}</Button>}
          />
        </div>
      ) : (
        <ErrorState message={message} onRetry={onRetry} busy={busy} />
      )}
    </div>
  )
}
