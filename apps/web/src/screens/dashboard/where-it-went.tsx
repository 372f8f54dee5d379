import type { MonthOverview } from '@casita/contract'
import { Link } from 'react-router'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import { ShareList } from '../../shell/share-list.tsx'
import { CategoryTile, categoryColor } from '../../ui/category-tile.tsx'
import { useFirstFew } from './first-few.tsx'

/** The number of rows at first; the others are shown by a button. */
const rowsAtFirst = 8

/** The month by category, compared with the same days of the previous month, each row linked to its expenses. */
export function WhereItWent({ overview }: { overview: MonthOverview }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { previous, start_date: from, end_date: to } = overview
  const compares = previous.amount > 0
  const shares = overview.categories
    .filter(({ amount }) => amount > 0)
    .map((part) => ({
      id: part.category_id ?? 'none',
      name: part.category_name ?? t('quick.noCategory'),
      picture: <CategoryTile icon={part.category_icon} color={part.category_color} />,
      color: categoryColor(part.category_color),
      amount: part.amount,
      share: part.amount / overview.amount,
      ...(compares && { change: part.change }),
      to: ledgerAddress({ from, to }, { category_id: part.category_id ?? 'none' }),
    }))
  const { shown, more } = useFirstFew(shares, rowsAtFirst)
  if (shares.length === 0) return null
  return (
    <section
      aria-labelledby="where"
      className="rounded-[18px] border border-line bg-surface px-5 pt-4.5 pb-2 md:rounded-lg md:px-8 md:pt-6 md:pb-4"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="where" className="text-lg">
          {t('where.title')}
        </h2>
        <span className="text-sm text-ink-soft">
          {compares ? t('where.against', { day: format.dayOfMonth(previous.end_date) }) : t('where.subtitle')}
        </span>
      </div>
      <ShareList shares={shown} currency={overview.currency} />
      <div className="flex flex-wrap justify-between gap-x-4">
        {more}
        <Link
          to={paths.analytics}
          className="ml-auto inline-flex min-h-11 items-center text-sm font-semibold text-evergreen hover:underline"
        >
          {t('where.open')}
        </Link>
      </div>
    </section>
  )
}
