import { formatMoney, fromMinor, type Interval, type SpendingReport, toMinor } from '@casita/contract'
import { greatest } from 'd3-array'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatPeriod } from '../../shell/periods.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { Money } from '../../ui/money.tsx'
import type { BucketNames } from './use-bucket-names.ts'

/** A smaller difference is shown as none: it would round to 0 %. */
const noticeable = 0.005

function Fact({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="px-5 py-4 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 md:px-8 md:py-6">
      <dt className="text-sm text-ink-soft">{name}</dt>
      {/* No larger than the card of a phone with very large letters can hold. */}
      <dd className="text-[min(1.25rem,7.5vw)] leading-tight tracking-tight md:mt-1 md:text-2xl">
        {children}
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
  const before = previous && { from: previous.start_date, to: previous.end_date }
  const change = previous && previous.amount > 0 ? amount / previous.amount - 1 : null
  const compared =
    change === null ? 'new' : Math.abs(change) < noticeable ? 'same' : change < 0 ? 'less' : 'more'
  const percent = format.change(change ?? 0)
  const period = { from: report.start_date, to: report.end_date }
  const top = greatest(report.buckets, (bucket) => bucket.amount)
  const highest = top && {
    // In one piece: broken within its name, a month is hard to tell from the amount beside it.
    name: names.long({ from: top.start_date, to: top.end_date }).replaceAll(' ', '\u00a0'),
    amount: formatMoney(toMinor(top.amount), currency),
  }
  return (
    <dl className="grid divide-line rounded-[18px] border border-line bg-surface max-md:divide-y md:grid-cols-3 md:divide-x md:rounded-lg">
      <Fact
        name={t('sum.total')}
        note={<Note said={t('sum.count', { count })} period={formatPeriod(period, today, language)} />}
      >
        <Money amount={amount} currency={currency} className="font-[640]" />
      </Fact>
      <Fact name={t(`sum.average.${interval}`)} note={highest && t('sum.highest', highest)}>
        <Money amount={averageOf(report, today)} currency={currency} className="font-[640]" />
      </Fact>
      <Fact
        name={t('sum.before')}
        note={
          before && (
            <Note
              said={percent.startsWith('×') ? percent : t(`sum.compared.${compared}`, { percent })}
              period={formatPeriod(before, today, language)}
            />
          )
        }
      >
        {change === null ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <Money amount={previous?.amount ?? 0} currency={currency} className="font-[640]" />
        )}
      </Fact>
    </dl>
  )
}
