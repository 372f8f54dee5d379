import { type FieldProblem, limits } from '@casita/contract'
import { ProblemError } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { knownFieldText } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Column } from './import-columns.tsx'
import { stretchesOf } from './row-stretches.ts'

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
const saysMore = /at most|too far|more cells|a quote/i

/** What is wrong with a column, in the rows where it is. */
interface Wrong {
  rows: number[]
  column: Column
  message: string
}

/** What has to be looked at in a refused file, as the server names it: what is wrong in many rows is one thing. */
function wrongsIn(fields: readonly FieldProblem[]): Wrong[] {
  const wrongs = new Map<string, Wrong>()
  for (const { path, message } of fields) {
    const [, row, field = ''] = /^row (\d+)\.(\w+)$/.exec(path) ?? []
    const column = columnOf[field]
    if (!(row && column)) continue
    const key = `${column} ${saysMore.exec(message) ?? ''}`
    const known = wrongs.get(key)
    if (known) known.rows.push(Number(row))
    else wrongs.set(key, { rows: [Number(row)], column, message })
  }
  return [...wrongs.values()]
}

/** Why a file was left out as a whole, where no row of it is to blame. */
function useWhy(): (error: unknown) => string {
  const { t } = useTranslation('importing')
  const failureText = useFailureText()
  return (error) => {
    if (!(error instanceof ProblemError && ['invalid', 'too_large'].includes(error.code)))
      return failureText(error, t('failed'))
    const isTooLong =
      error.code === 'too_large' ||
      error.fields.some(({ path, message }) => path === 'csv' && /at most|smaller/i.test(message))
    return isTooLong ? t('tooMany', { count: limits.importRows }) : t('failed')
  }
}

/** What has to be put right before a file can be imported: row by row, or of the whole. */
export function ImportProblems({ error, day }: { error: unknown; day: string }) {
  const { t } = useTranslation('importing')
  const why = useWhy()
  const fields = error instanceof ProblemError ? error.fields : []
  const wrongs = wrongsIn(fields)
  return (
    <div role="alert" className="rounded-md border border-terracotta/40 bg-terracotta-soft px-4 py-3">
      <p className="font-medium">{wrongs.length > 0 ? t('leftOut') : why(error)}</p>
      {wrongs.length > 0 && (
        <ul className="mt-2 grid gap-1.5 text-sm">
          {wrongs.map(({ rows, column, message }) => (
            <li key={`${column} ${message}`} className="wrap-anywhere">
              <b className="font-semibold">
                {t('rows', { count: rows.length, rows: stretchesOf(rows), column: t(`columns.${column}`) })}.
              </b>{' '}
              {(saysMore.test(message) && knownFieldText(message)) || t(`wrong.${column}`, { day })}
            </li>
          ))}
        </ul>
      )}
      {fields.length >= limits.importProblems && (
        <p className="mt-2 text-sm">{t('more', { count: limits.importProblems })}</p>
      )}
    </div>
  )
}
