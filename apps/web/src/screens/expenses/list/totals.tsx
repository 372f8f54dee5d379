import type { ExpensePage } from '@casita/contract'
import { capital } from '../../../i18n/capital.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface TotalsProps {
  page: ExpensePage | undefined
  /** The filtered period in words, if there is one. */
  label: string | null
}

/** The total of the ledger and, if filters are active, the filtered total beside it; its arrival moves nothing. */
export function Totals({ page, label }: TotalsProps) {
  const { t } = useTranslation('expenses')
  if (!page) return <Skeleton className="h-12 w-44" />
  const filtered = page.filtered_total
  return (
    <dl className="flex justify-between gap-x-7 gap-y-2 max-md:w-full max-md:flex-row-reverse max-md:flex-wrap md:divide-x md:divide-line md:text-right">
      {filtered !== undefined && (
        <div className="text-right md:pr-7">
          <dt className="text-[0.8125rem] text-ink-soft">{capital(label ?? t('filteredTotal'))}</dt>
          <dd className="text-xl leading-tight tracking-tight">
            <Money amount={filtered} currency={page.currency} className="font-[640]" />
          </dd>
        </div>
      )}
      <div className="max-md:mr-auto">
        <dt className="text-[0.8125rem] text-ink-soft">{t('generalTotal')}</dt>
        <dd
          className={
            filtered === undefined
              ? 'text-xl leading-tight tracking-tight'
              : 'text-lg leading-[1.45] tracking-tight text-ink-soft md:text-xl md:leading-tight'
          }
        >
          <Money
            amount={page.general_total}
            currency={page.currency}
            className={filtered === undefined ? 'font-[640]' : 'font-medium'}
          />
        </dd>
      </div>
    </dl>
  )
}
