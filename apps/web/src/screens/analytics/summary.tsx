import { formatMoney, fromMinor, type Interval, type SpendingReport, toMinor } from '@casita/contract'
import { greatest } from 'd3-array'
import type { ReactNode } from 'react'
import { isNoticeable, useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatPeriod } from '../../shell/periods.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { fittedIn } from '../../ui/fitted.tsx'
import { Money } from '../../ui/money.tsx'
import { spanOf } from './span-of.ts'
import type { BucketNames } from './use-bucket-names.ts'

interface FactProps {
  name: string
  note: ReactNode
  /** Null: there is nothing to compare with. */
  amount: number | null
  currency: string
}

function Fact({ name, note, amount, currency }: FactProps) {
  return (
    <div className="px-5 py-4 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 md:px-6 md:py-6 lg:px-8">
      <dt className="text-sm text-ink-soft">{name}</dt>
      {/* No larger than the card of a phone with very large letters can hold. */}
      <dd className="text-[min(1.25rem,7.5vw)] leading-tight tracking-tight max-md:ml-auto md:@container md:mt-1 md:text-2xl">
        {amount === null ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <span className="fitted" style={fittedIn(formatMoney(toMinor(amount), currency))}>
            <Money amount={amount} currency={currency} className="font-[640]" />
          </span>
        )}
      </dd>
      <dd className="mt-1 text-sm text-ink-soft max-md:w-full">{note}</dd>
    </div>
  )
}

/** A sentence about a period, with the period, which may break only between its two days. */
function Note({ said, period }: { said: string; period: string }) {
  return (
    <Dotted>
      <span>{said}</span>
      <span>{period.replaceAll(/(?<!–) (?!–)/g, '\u00a0')}</span>
    </Dotted>
  )
}

/** The average per bucket, from the first with spending up to today: earlier, empty ones would distort it. */
function averageOf({ buckets }: SpendingReport, today: string): number {
  const first = buckets.findIndex(({ count }) => count > 0)
  const counted = buckets.slice(Math.max(first, 0)).filter(({ start_date }) => start_date <= today)
  const sum = counted.reduce((total, { amount }) => total + toMinor(amount), 0)
  return counted.length === 0 ? 0 : fromMinor(Math.round(sum / counted.length))
}

interface SummaryProps {
  report: SpendingReport
  interval: Exclude<Interval, 'none'>
  today: string
  names: BucketNames
}

/** Three figures of the period: the total, the average, and the total of the previous period. */
export function Summary({ report, interval, today, names }: SummaryProps) {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const language = useLanguage()
  const { amount, count, currency, previous } = report
  const before = previous && spanOf(previous)
  const change = previous && previous.amount > 0 ? amount / previous.amount - 1 : null
  const compared = change === null ? 'new' : !isNoticeable(change) ? 'same' : change < 0 ? 'less' : 'more'
  const percent = format.change(change ?? 0)
  const period = spanOf(report)
  const top = greatest(report.buckets, (bucket) => bucket.amount)
  const highest = top && {
    // In one piece: broken within its name, a month is hard to tell from the amount beside it.
    name: names.long(spanOf(top)).replaceAll(/\s/g, '\u00a0').replaceAll('–', '–\u2060'),
    amount: formatMoney(toMinor(top.amount), currency),
  }
  return (
    <dl className="grid divide-line rounded-[18px] border border-line bg-surface max-md:divide-y md:grid-cols-3 md:divide-x md:rounded-lg">
      <Fact
        name={t('sum.total')}
        amount={amount}
        currency={currency}
        note={<Note said={t('sum.count', { count })} period={formatPeriod(period, today, language)} />}
      />
      <Fact
        name={t(`sum.average.${interval}`)}
        amount={averageOf(report, today)}
        currency={currency}
        note={highest && t('sum.highest', highest)}
      />
      <Fact
        name={t('sum.before')}
        amount={change === null ? null : (previous?.amount ?? 0)}
        currency={currency}
        note={
          before && (
            <Note
              said={percent.startsWith('×') ? percent : t(`sum.compared.${compared}`, { percent })}
              period={formatPeriod(before, today, language)}
            />
          )
        }
      />
    </dl>
  )
}
