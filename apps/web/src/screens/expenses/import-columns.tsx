import { type ImportColumn, importColumns } from '@casita/contract'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The columns of an expense in a file, in the order of the sample; the first three are required. */
export const columns = importColumns.filter((column) => column !== 'income')

export const needed = 3

/** Lists the required columns of a file and the optional ones. */
export function ImportColumns({ currency, day }: { currency: string; day: string }) {
  const { t } = useTranslation('importing')
  const list = (names: readonly ImportColumn[]) => (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 divide-y divide-line/55">
      {names.map((name) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid py-1.5">
          <dt className="font-medium">{t(`columns.${name}`)}</dt>
          <dd className="text-right text-ink-soft">{t(`hints.${name}`, { currency, day })}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-sm font-semibold">{t('needed')}</h3>
        {list(columns.slice(0, needed))}
      </div>
      <div>
        <h3 className="text-sm font-semibold">{t('optional')}</h3>
        {list(columns.slice(needed))}
      </div>
    </div>
  )
}
