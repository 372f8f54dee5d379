import { type Category, fromMinor, type Household, toMinor } from '@casita/contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { categoryColor } from '../../ui/category-tile.tsx'
import { Money } from '../../ui/money.tsx'

interface MonthStripProps {
  household: Household
  categories: readonly Category[]
  /** The month's total, with what has no category. */
  total: number
  today: string
}

/** The month's total, and each category's part of it as a stretch of one bar. */
export function MonthStrip({ household, categories, total, today }: MonthStripProps) {
  const { t } = useTranslation('household')
  const format = useFormat()
  const used = categories
    .filter(({ month_total }) => month_total > 0)
    .sort((one, other) => other.month_total - one.month_total)
  const rest = toMinor(total) - used.reduce((sum, { month_total }) => sum + toMinor(month_total), 0)
  return (
    <section
      aria-labelledby="month-total"
      className="grid gap-4 rounded-[18px] border border-line bg-surface p-5 md:rounded-lg md:px-8 md:py-6"
    >
      <div>
        <h2 id="month-total" className="text-sm font-medium tracking-normal text-ink-soft">
          {t('monthSoFar', { month: format.month(today) })}
        </h2>
        <p className="mt-0.5 text-2xl leading-tight tracking-tight">
          <Money amount={total} currency={household.currency} />
        </p>
      </div>
      {total > 0 && (
        <div role="img" aria-label={t('share')} className="flex h-3.5 gap-[3px] overflow-hidden rounded-full">
          {used.map(({ id, name, color, month_total }) => (
            <span
              key={id}
              title={name}
              style={{ flexGrow: month_total, background: categoryColor(color) }}
              className="min-w-[3px] basis-0 rounded-[3px]"
            />
          ))}
          {rest > 0 && (
            <span
              style={{ flexGrow: fromMinor(rest), background: categoryColor(null) }}
              className="min-w-[3px] basis-0 rounded-[3px]"
            />
          )}
        </div>
      )}
    </section>
  )
}
