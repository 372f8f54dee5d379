import { formatMoney, type SpendingReport, toMinor } from '@casita/contract'
import { max } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { capital } from '../../i18n/capital.ts'
import { localeOf } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import { cx } from '../../ui/cx.ts'
import { axisName } from './axis-name.ts'
import { Bar } from './bar.tsx'
import { BarParts } from './bar-parts.tsx'
import { begun } from './begun.ts'
import type { Part } from './parts.tsx'
import { spanOf } from './span-of.ts'
import type { Analysis } from './use-analysis.ts'
import type { BucketNames } from './use-bucket-names.ts'

/** The width in pixels over which bars fade where they scroll out of sight. */
const fade = 20

/** On a phone, more months than this are labelled by their first letter. */
const lettersFrom = 8

/** The least width of a bar with its full name below, in `em`: on the smallest phone, eight months fit. */
const wholeNames = 1.75

/** The least width of any other bar: on the smallest phone, the weeks of three months fit. */
const anyName = 1.05

/** With more bars than this their sums would overlap on any screen. */
const sumsUpTo = 14

/** The least number of bars in a chart. */
const fewest = 6

interface SpendingChartProps {
  report: SpendingReport
  parts: readonly Part[]
  names: BucketNames
  analysis: Analysis
}

/** Spending over time as stacked bars, each linked to its expenses. The table below shows the same figures. */
export function SpendingChart({ report, parts, names, analysis }: SpendingChartProps) {
  const { t } = useTranslation('analytics')
  const language = useLanguage()
  const { currency } = report
  const buckets = begun(report, fewest)
  const highest = max(buckets, ({ amount }) => amount) || 1
  const y = scaleLinear([0, highest], [100, 0]).nice(3)
  const locale = localeOf(language)
  const column = 100 / buckets.length
  const ticks = y.ticks(3).map((tick) => ({
    at: `${y(tick)}%`,
    name: tick > 0 ? axisName(tick, currency, locale) : '',
  }))
  const longest = ticks.reduce((long, { name }) => (name.length > long.length ? name : long), '')
  // Labels that would overlap are left out: every second or third one is enough.
  const every = Math.ceil(buckets.length / 16)
  const narrowest = report.interval === 'month' && buckets.length <= lettersFrom ? wholeNames : anyName
  const totalClass =
    buckets.length <= lettersFrom ? 'max-md:hidden' : buckets.length <= sumsUpTo ? 'max-lg:hidden' : 'hidden'
  const region = useRef<HTMLDivElement>(null)
  const lastSpent = buckets.findLastIndex(({ count }) => count > 0)
  useLayoutEffect(() => {
    const { current } = region
    // If not all bars fit, the chart starts scrolled to the latest.
    const bars = current?.querySelector('figure')
    if (!(current && bars)) return
    const end = bars.offsetLeft + bars.offsetWidth * ((lastSpent + 1) / buckets.length)
    current.scrollLeft = end + fade - current.clientWidth
  }, [buckets.length, lastSpent])
  return (
    <div className="relative after:pointer-events-none after:absolute after:inset-y-4 after:right-0 after:w-5 after:bg-linear-to-l after:from-surface after:to-transparent md:after:hidden">
      <div ref={region} className="flex overflow-x-auto overscroll-x-contain pt-12 pb-4">
        {/* The labels stay while the bars slide past. */}
        <div
          aria-hidden="true"
          className="sticky left-0 z-3 flex-none bg-surface pr-2 pl-4 text-xs leading-none whitespace-nowrap text-ink-soft after:absolute after:inset-y-0 after:left-full after:w-2.5 after:bg-linear-to-r after:from-surface after:to-transparent md:pl-8"
        >
          <span className="invisible">{longest}</span>
          <div className="absolute inset-x-0 top-0 h-48 md:h-60">
            {ticks.map(({ at, name }) => (
              <span key={at} style={{ top: at }} className="absolute right-2 -translate-y-1/2">
                {name}
              </span>
            ))}
          </div>
        </div>
        <figure
          style={{ minWidth: `${buckets.length * narrowest}em` }}
          className="relative mr-5 ml-1 flex-1 md:mr-8"
        >
          <div className="relative h-48 md:h-60">
            {ticks.map(({ at }) => (
              <span
                key={at}
                aria-hidden="true"
                style={{ top: at }}
                className="absolute inset-x-0 border-t border-line"
              />
            ))}
            <ul>
              {buckets.map((bucket, index) => {
                const period = spanOf(bucket)
                const count = t('sum.count', { count: bucket.count })
                const amount = formatMoney(toMinor(bucket.amount), currency)
                const amounts = bucket.cells.map((cell) => cell.amount)
                const height = 100 - y(bucket.amount)
                return (
                  <li
                    key={bucket.start_date}
                    style={{ left: `${index * column}%`, width: `${column}%` }}
                    className="group absolute inset-y-0"
                  >
                    <Bar
                      amounts={amounts}
                      parts={parts}
                      height={height}
                      total={axisName(bucket.amount, currency, locale)}
                      totalClass={totalClass}
                    />
                    <Link
                      to={ledgerAddress(period, analysis)}
                      aria-label={t('chart.bar', { name: names.long(period), amount, expenses: count })}
                      className="absolute inset-0 rounded-sm hover:bg-ink/6"
                    />
                    <BarParts
                      title={capital(names.long(period))}
                      amount={amount}
                      amounts={amounts}
                      parts={parts}
                      currency={currency}
                      height={height}
                      place={(index + 0.5) / buckets.length}
                    />
                  </li>
                )
              })}
            </ul>
          </div>
          <div aria-hidden="true" className="relative h-[2.25rem] text-xs leading-[1rem] text-ink-soft">
            {buckets.map((bucket, index) => {
              const period = spanOf(bucket)
              const below = names.below(period, buckets[index - every]?.start_date, index)
              // With narrow bars, the first label would be cut off.
              const isCut = index === 0 && narrowest < wholeNames
              const letter = buckets.length > lettersFrom && names.letter(period)
              return (
                index % every === 0 && (
                  <span
                    key={bucket.start_date}
                    style={{ left: `${(isCut && every > 1 ? 0 : index + 0.5) * column}%` }}
                    className={cx(
                      'absolute top-1.5 text-center whitespace-nowrap',
                      !isCut ? '-translate-x-1/2' : every === 1 && '-translate-x-1/3',
                    )}
                  >
                    {letter && <span className="md:hidden">{letter}</span>}
                    <span className={cx(letter && 'max-md:hidden')}>{names.mark(period)}</span>
                    {below && <span className="block font-medium text-ink">{below}</span>}
                  </span>
                )
              )
            })}
          </div>
        </figure>
      </div>
    </div>
  )
}
