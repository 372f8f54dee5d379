import { Download } from 'lucide-react'
import { useExportExpenses } from '../../data/expense-files.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.ts'
import type { useFilters } from './filters/use-filters.ts'

/** Exports the filtered expenses as a file. */
export function ExportButton({
  filters,
  today,
}: Pick<ReturnType<typeof useFilters>, 'filters'> & { today: string }) {
  const { t } = useTranslation('expenses')
  const { t: common } = useTranslation()
  const failureText = useFailureText()
  const take = useExportExpenses()
  // A file is always in the ledger's order.
  const { sort: _, ...wanted } = filters

  async function keep(file: Blob) {
    // Loaded on demand: most visits to the ledger do not export.
    const { saveFile } = await import('../../components/save-file.ts')
    saveFile(file, `casita-${today}.csv`)
  }

  return (
    <Button
      variant="plain"
      busy={take.isPending}
      onClick={() =>
        take
          .mutateAsync(wanted)
          .then(keep)
          .catch((error: unknown) =>
            showToast({
              title: common('error'),
              description: failureText(error, t('files.exportFailed')),
              tone: 'error',
            }),
          )
      }
    >
      <Icon as={Download} size="sm" />
      {t('files.export')}
    </Button>
  )
}
