import { type Category, fromMinor, toMinor } from '@casita/contract'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { monthOf } from '../../shell/periods.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryTile, categoryColor } from '../../ui/category-tile.tsx'
import { Money } from '../../ui/money.tsx'

/** So many rows at first; a long tail waits behind a button. */
const rowsAtFirst = 8

interface Slice {
  id: string
  name: string
  icon: string | null
  color: string | null
  amount: number
}

interface WhereItWentProps {
  categories: readonly Category[]
  total: number
  currency: string
  today: string
}

/** Where the month went: categories by their share, each leading to its expenses. */
export function WhereItWent({ categories, total, currency, today }: WhereItWentProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const [all, setAll] = useState(false)
  const known = categories.reduce((sum, { month_total }) => sum + toMinor(month_total), 0)
  const rest = fromMinor(toMinor(total) - known)
  const slices: Slice[] = [
    ...categories.map(({ id, name, icon, color, month_total: amount }) => ({
      id,
      name,
      icon,
      color,
      amount,
    })),
    { id: 'none', name: t('where.none'), icon: null, color: null, amount: rest },
  ]
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount)
  const largest = slices[0]?.amount ?? 0
  if (largest === 0) return null
  const shown = all ? slices : slices.slice(0, rowsAtFirst)
  const { from, to } = monthOf(today)
  return (
    <section
      aria-labelledby="where"
      className="rounded-[18px] border border-line bg-surface px-5 pt-4.5 pb-2 md:rounded-lg md:px-8 md:pt-6 md:pb-4"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="where" className="text-lg">
          {t('where.title')}
        </h2>
        <span className="text-sm text-ink-soft">{t('where.subtitle')}</span>
      </div>
      <ul className="mt-3 divide-y divide-[color-mix(in_oklab,var(--line)_55%,transparent)]">
        {shown.map(({ id, name, icon, color, amount }) => {
          const bar: CSSProperties = {
            width: `${(amount / largest) * 100}%`,
            background: categoryColor(color),
          }
          return (
            <li key={id}>
              <Link
                to={`${paths.expenses}?category_id=${id}&start_date=${from}&end_date=${to}`}
                className="-mx-2 grid min-h-13.5 grid-cols-[38px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-sm px-2 py-2.5 hover:bg-[color-mix(in_oklab,var(--sunken)_55%,transparent)] md:grid-cols-[38px_minmax(0,9rem)_minmax(0,1fr)_3rem_auto] md:gap-x-3.5 md:py-2"
              >
                <span className="max-md:row-span-2">
                  <CategoryTile icon={icon} color={color} />
                </span>
                <span className="font-medium md:truncate">{name}</span>
                <span className="max-md:col-start-2 max-md:row-start-2">
                  <span style={bar} className="block h-1.5 min-w-1 rounded-full md:h-2" />
                </span>
                <span className="text-right text-sm text-ink-soft max-md:col-start-3 max-md:row-start-2">
                  {format.percent(amount / total)}
                </span>
                <span className="text-right max-md:col-start-3 max-md:row-start-1 md:min-w-24">
                  <Money amount={amount} currency={currency} />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {slices.length > shown.length && (
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setAll(true)}>
          {t('where.all', { count: slices.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
