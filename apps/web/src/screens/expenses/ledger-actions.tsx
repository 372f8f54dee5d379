import { ArchiveRestore, ListChecks, Repeat, Upload } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { ExportButton } from './export-button.tsx'
import type { Filters } from './filters/use-filters.ts'
import type { useLedgerDialogs } from './ledger-dialogs.tsx'
import type { usePicked } from './use-picked.ts'

interface LedgerActionsProps {
  filters: Filters
  today: string
  dialogs: ReturnType<typeof useLedgerDialogs>
  /** Whether there is nothing to pick or export. */
  isBare: boolean
  /** The props of the button that starts picking; null if it is placed elsewhere. */
  opener: ReturnType<typeof usePicked>['opener'] | null
}

/** The actions for the whole ledger, below it. */
export function LedgerActions({ filters, today, dialogs, isBare, opener }: LedgerActionsProps) {
  const { t } = useTranslation('expenses')
  return (
    <div className="mt-4 -mx-4 flex flex-wrap justify-items-start gap-x-2 max-md:grid max-md:gap-x-0 max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),auto))] max-md:justify-start">
      {!isBare && (
        <Button
          variant="plain"
          className="text-left"
          onClick={() => dialogs.recurring(null)}
          aria-haspopup="dialog"
        >
          <Icon as={Repeat} size="sm" />
          {t('recurring')}
        </Button>
      )}
      {opener && !isBare && (
        <Button variant="plain" className="text-left" {...opener}>
          <Icon as={ListChecks} size="sm" />
          {t('pick')}
        </Button>
      )}
      {!isBare && <ExportButton filters={filters} today={today} />}
      <Button variant="plain" onClick={dialogs.bring} aria-haspopup="dialog">
        <Icon as={Upload} size="sm" />
        {t('files.import')}
      </Button>
      <Button
        variant="plain"
        // The longest name has a line of its own where there are two columns.
        className={cx('text-left', !isBare && 'max-md:col-span-full')}
        onClick={dialogs.deleted}
        aria-haspopup="dialog"
      >
        <Icon as={ArchiveRestore} size="sm" />
        {t('recentlyDeleted')}
      </Button>
    </div>
  )
}
