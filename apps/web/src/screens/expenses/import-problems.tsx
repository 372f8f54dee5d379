import { type FieldProblem, type ImportColumn, limits } from '@casita/contract'
import { ProblemError } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { knownFieldText } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { stretchesOf } from './row-stretches.ts'
import { ProtectedFile, UnknownFormat } from './sheet.ts'

/** Maps an expense's fields to the columns that contain them. */
const columnOf: Readonly<Record<string, Exclude<ImportColumn, 'income'>>> = {
  expense_date: 'date',
  description: 'description',
  amount: 'amount',
  category: 'category',
  paid_by: 'paid_by',
  note: 'note',
}

/** Messages of the schemas that are more specific than "cannot be read". */
const saysMore = /at most|at least|less than|too far|more cells|a quote/i
/** The message of a name that several members have. */
const isOfSeveral = /^more than one member/i

/** A problem of a column and the rows that have it. */
interface Wrong {
  rows: number[]
  column: Exclude<ImportColumn, 'income'>
  message: string
}

/** Groups the problems of a refused file: the same problem in many rows is listed once. */
function wrongsIn(fields: readonly FieldProblem[]): Wrong[] {
  const wrongs = new Map<string, Wrong>()
  for (const { path, message } of fields) {
    const [, row, field = ''] = /^row (\d+)\.(\w+)$/.exec(path) ?? []
    const column = columnOf[field]
    if (!(row && column)) continue
    const key = `${column} ${saysMore.exec(message) ?? isOfSeveral.test(message)}`
    const known = wrongs.get(key)
    if (known) known.rows.push(Number(row))
    else wrongs.set(key, { rows: [Number(row)], column, message })
  }
  return [...wrongs.values()]
}

/** Returns why a file was refused as a whole, if no single row is to blame. */
function useWhy(): (error: unknown) => string {
  const { t } = useTranslation('importing')
  const failureText = useFailureText()
  return (error) => {
    if (error instanceof UnknownFormat) return t('format')
    if (error instanceof ProtectedFile) return t('protected')
    if (!(error instanceof ProblemError && ['invalid', 'too_large'].includes(error.code)))
      return failureText(error, t('failed'))
    const isTooLong =
      error.code === 'too_large' ||
      error.fields.some(({ path, message }) => path === 'csv' && /at most|smaller/i.test(message))
    return isTooLong ? t('tooMany', { count: limits.importRows }) : t('failed')
  }
}

interface ImportProblemsProps {
  error: unknown
  day: string
  /** What comes before the rows. */
  lead: string
}

/** Lists what has to be corrected before a file can be imported: by row, or for the whole file. */
export function ImportProblems({ error, day, lead }: ImportProblemsProps) {
  const { t } = useTranslation('importing')
  const why = useWhy()
  const fields = error instanceof ProblemError ? error.fields : []
  const wrongs = wrongsIn(fields)
  return (
    <div role="alert" className="rounded-md border border-terracotta/40 bg-terracotta-soft px-4 py-3">
      <p className="font-medium">{wrongs.length > 0 ? lead : why(error)}</p>
      {wrongs.length > 0 && (
        <ul className="mt-2 grid gap-1.5 text-sm">
          {wrongs.map(({ rows, column, message }) => (
            <li key={`${column} ${message}`} className="wrap-anywhere">
              <b className="font-semibold">
                {t('rows', { count: rows.length, rows: stretchesOf(rows), column: t(`columns.${column}`) })}.
              </b>{' '}
              {(saysMore.test(message) && knownFieldText(message)) ||
                t(isOfSeveral.test(message) ? 'wrong.paidBySeveral' : `wrong.${column}`, { day })}
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
