import { limits } from '@casita/contract'
import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useExportExpenses, useImportExpenses } from '../../data/expense-files.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.ts'
import type { useFilters } from './use-filters.ts'

const mostRows = 8

/** Milliseconds in which several rows can be looked up in a file. */
const longEnough = 60_000

/** What may be wrong with a row. */
const columns = ['expense_date', 'description', 'amount', 'category', 'paid_by', 'note'] as const

/** The rows of a refused file that have to be looked at, each with what is wrong, as the server names them. */
function rowsIn(error: unknown): { row: string; column: (typeof columns)[number] }[] {
  const fields = error instanceof ProblemError ? error.fields : []
  return fields.flatMap(({ path }) => {
    const [, row, field] = /^row (\d+)\.(\w+)$/.exec(path) ?? []
    const column = columns.find((each) => each === field)
    return row && column ? [{ row, column }] : []
  })
}

/** Takes what the filters show away as a file, and brings expenses in from one. */
export function LedgerFiles({
  filters,
  today,
}: Pick<ReturnType<typeof useFilters>, 'filters'> & { today: string }) {
  const { t } = useTranslation('expenses')
  const { t: common } = useTranslation()
  const failureText = useFailureText()
  const take = useExportExpenses()
  const bring = useImportExpenses()
  const input = useRef<HTMLInputElement>(null)
  const fail = (error: unknown, fallback: string) => {
    const rows = rowsIn(error)
    const description =
      rows.length > 0
        ? t('files.rows', {
            count: rows.length,
            rows: rows
              .slice(0, mostRows)
              .map(({ row, column }) => `${row} (${t(`field.${column}`)})`)
              .join(', '),
          })
        : error instanceof ProblemError && error.code === 'invalid'
          ? error.fields.some(({ path }) => path === 'csv')
            ? t('files.tooMany', { count: limits.importRows })
            : fallback
          : failureText(error, fallback)
    showToast({
      title: rows.length > 0 ? t('files.leftOut') : common('error'),
      description,
      tone: 'error',
      ...(rows.length > 0 && { duration: longEnough }),
    })
  }

  async function keep(file: Blob) {
    // Nobody who only reads the ledger waits for it.
    const { keepFile } = await import('../../components/keep-file.ts')
    keepFile(file, `casita-${today}.csv`)
  }

  return (
    <>
      <Button
        variant="plain"
        busy={take.isPending}
        onClick={() =>
          take
            .mutateAsync(filters)
            .then(keep)
            .catch((error: unknown) => fail(error, t('files.exportFailed')))
        }
      >
        <Icon as={Download} size="sm" />
        {t('files.export')}
      </Button>
      <Button variant="plain" busy={bring.isPending} onClick={() => input.current?.click()}>
        <Icon as={Upload} size="sm" />
        {t('files.import')}
      </Button>
      <p className="basis-full px-4 text-sm text-ink-soft">{t('files.format')}</p>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,text/csv"
        aria-label={t('files.import')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was put right.
          if (!file) return
          // Told also to whoever has gone on to another screen.
          bring.mutateAsync(file).then(
            ({ imported: count, known }) =>
              showToast({
                title: count > 0 ? t('files.imported', { count }) : t('files.nothingNew'),
                ...(known > 0 && { description: t('files.known', { count: known }) }),
              }),
            (error: unknown) => fail(error, t('files.importFailed')),
          )
          target.value = ''
        }}
      />
    </>
  )
}
