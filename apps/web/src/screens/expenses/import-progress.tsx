import type { Import } from '@casita/contract'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Says that a file is being imported and how far it is; `running` is null until the first rows are done. */
export function ImportProgress({ running }: { running: Import | null }) {
  const { t } = useTranslation('importing')
  const rows = running && { done: running.rows_done, all: running.row_count }
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-ink-soft">
        {t('bringing')}
      </p>
      {running && rows && (
        <>
          <span
            role="progressbar"
            aria-label={t('title')}
            aria-valuenow={running.rows_done}
            aria-valuemax={running.row_count}
            aria-valuetext={t('state.running', rows)}
            className="relative block h-2 rounded-full bg-track"
          >
            <span
              style={{ width: `${(100 * running.rows_done) / running.row_count}%` }}
              className="absolute inset-y-0 left-0 rounded-full bg-evergreen"
            />
          </span>
          <p className="text-sm tabular-nums">{t('state.running', rows)}</p>
        </>
      )}
    </div>
  )
}
