import { limits } from '@casita/contract'
import { ProblemError } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { knownFieldText } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Column } from './import-columns.tsx'

/** The fields of an expense by the columns that they stand in. */
const columnOf: Readonly<Record<string, Column>> = {
  expense_date: 'date',
  description: 'description',
  amount: 'amount',
  category: 'category',
  paid_by: 'paidBy',
  note: 'note',
}

/** Sentences of the schemas that say more than that something cannot be read. */
const isLimit = /at most|too far/

interface WrongRow {
  row: string
  column: Column
  message: string
}

/** The rows of a refused file that have to be looked at, each with what is wrong, as the server names them. */
function rowsIn(error: unknown): WrongRow[] {
  const fields = error instanceof ProblemError ? error.fields : []
  return fields.flatMap(({ path, message }) => {
    const [, row, field = ''] = /^row (\d+)\.(\w+)$/.exec(path) ?? []
    const column = columnOf[field]
    return row && column ? [{ row, column, message }] : []
  })
}

/** Why a file was left out as a whole, where no row of it is to blame. */
function useWhy(): (error: unknown) => string {
  const { t } = useTranslation('importing')
  const failureText = useFailureText()
  return (error) => {
    if (!(error instanceof ProblemError && error.code === 'invalid')) return failureText(error, t('failed'))
    const isTooLong = error.fields.some(({ path }) => path === 'csv')
    return isTooLong ? t('tooMany', { count: limits.importRows }) : t('failed')
  }
}

/** What has to be put right before a file can be imported: row by row, or of the whole. */
export function ImportProblems({ error, day }: { error: unknown; day: string }) {
  const { t } = useTranslation('importing')
  const why = useWhy()
  const rows = rowsIn(error)
  return (
    <div role="alert" className="rounded-md border border-terracotta/40 bg-terracotta-soft px-4 py-3">
      <p className="font-medium">{rows.length > 0 ? t('leftOut') : why(error)}</p>
      {rows.length > 0 && (
        <ul className="mt-2 grid gap-1.5 text-sm">
          {rows.map(({ row, column, message }) => (
            <li key={`${row} ${column}`}>
              <b className="font-semibold">{t('row', { row, column: t(`columns.${column}`) })}.</b>{' '}
              {(isLimit.test(message) && knownFieldText(message)) || t(`wrong.${column}`, { day })}
            </li>
          ))}
        </ul>
      )}
      {rows.length >= limits.importProblems && (
        <p className="mt-2 text-sm">{t('more', { count: limits.importProblems })}</p>
      )}
    </div>
  )
}
