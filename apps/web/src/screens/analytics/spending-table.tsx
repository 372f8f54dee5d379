import { formatMoney, moneyParts, type SpendingReport, toMinor } from '@casita/contract'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import type { Period } from '../../shell/periods.ts'
import { cx } from '../../ui/cx.ts'
import { begun } from './begun.ts'
import type { Part } from './parts.tsx'
import { spanOf } from './span-of.ts'
import type { Analysis } from './use-analysis.ts'
import type { BucketNames } from './use-bucket-names.ts'

/** The tint of the largest cell, in per cent of evergreen: text stays readable on it in both themes. */
const deepest = 26

/**
 * Names and totals stay in place while the figures scroll between them. On a phone the names have no column, but stand
 * above their row, so that the months have its width.
 */
const nameCell =
  'sticky left-0 z-2 text-left max-md:w-0 max-md:p-0 max-md:align-top md:bg-surface md:pr-3 md:pl-8'
const nameText = 'max-md:absolute max-md:top-2 max-md:left-5 max-md:max-w-[80vw] max-md:truncate'
const totalCell = 'sticky right-0 z-1 bg-surface font-semibold max-md:shadow-[inset_1px_0_var(--line)]'
/** Leaves room for the name above a figure. */
const below = 'max-md:pt-7'

/**
 * If not all columns fit, sets their width so that whole columns fill the space between the names and the totals:
 * wherever the table snaps to, no figure is cut off and mistaken for another. Returns the scroll position of its end.
 */
function fitColumns(region: HTMLElement, table: HTMLTableElement): number {
  table.style.removeProperty('--column')
  const widths = [...(table.tFoot?.rows[0]?.cells ?? [])].map(({ offsetWidth }) => offsetWidth)
  const [nameWidth = 0] = widths
  const totalWidth = widths.at(-1) ?? 0
  if (table.offsetWidth <= region.clientWidth) return 0
  const room = region.clientWidth - nameWidth - totalWidth
  const fitting = Math.max(1, Math.floor(room / Math.max(...widths.slice(1, -1))))
  table.style.setProperty('--column', `${room / fitting}px`)
  // What gets the focus is scrolled to between them, not under them.
  region.style.scrollPaddingInline = `${nameWidth}px ${totalWidth}px`
  return region.scrollWidth - region.clientWidth
}

/** If not all columns fit, starts scrolled to the latest, until somebody scrolls. */
function showLatest(region: HTMLElement | null) {
  const table = region?.firstElementChild
  if (!(region && table instanceof HTMLTableElement)) return
  let rest = 0
  const watch = new ResizeObserver(() => {
    const next = fitColumns(region, table)
    const at = region.scrollLeft
    if (at < Math.min(rest, next) - 1 || at > Math.max(rest, next) + 1) return
    region.scrollLeft = next
    rest = next
  })
  watch.observe(region)
  watch.observe(table)
  return () => watch.disconnect()
}

interface SpendingTableProps {
  report: SpendingReport
  parts: readonly Part[]
  names: BucketNames
  analysis: Analysis
  today: string
  caption: string
}

/** The chart's figures as a table: parts by bucket, with totals. Every cell links to its expenses. */
export function SpendingTable({ report, parts, names, analysis, today, caption }: SpendingTableProps) {
  const { t } = useTranslation('analytics')
  const { groups, currency } = report
  // Of a period that extends beyond today, only buckets that have begun or already have expenses.
  const buckets = begun(report, 1).filter(({ start_date, count }) => start_date <= today || count > 0)
  const whole = spanOf(report)
  const largest = Math.max(...buckets.flatMap(({ cells }) => cells.map(({ amount }) => amount)))
  const digits = (amount: number) => moneyParts(toMinor(amount), currency).digits

  function cell(amount: number, period: Period, when: string, part?: Part) {
    if (amount === 0) return <span className="px-1.5 text-ink-soft md:px-2.5">–</span>
    const name = part?.name ?? t('table.total')
    return (
      <Link
        to={ledgerAddress(period, { ...analysis, ...part?.filter })}
        aria-label={t('table.cell', { name, when, amount: formatMoney(toMinor(amount), currency) })}
        className="flex min-h-11 items-center justify-end px-1.5 -outline-offset-3 hover:underline md:px-2.5"
      >
        {digits(amount)}
      </Link>
    )
  }

  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be scrolled by keyboard too
      tabIndex={0}
      ref={showLatest}
      className="snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
    >
      <table className="w-full text-right text-[0.8125rem] tabular-nums md:text-sm">
        <caption className="sr">{`${caption}, ${currency}`}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className={cx(nameCell, 'font-medium md:py-3')}>
              <span className="max-md:sr-only">{t(`table.${analysis.by}`)}</span>
            </th>
            {buckets.map((bucket, place) => {
              const period = spanOf(bucket)
              return (
                <th
                  key={bucket.start_date}
                  scope="col"
                  className="min-w-(--column) snap-start px-1.5 py-3 font-medium whitespace-nowrap md:w-32 md:px-2.5"
                >
                  {names.short(period, buckets[place - 1]?.start_date)} {names.year(period, place)?.slice(2)}
                </th>
              )
            })}
            <th scope="col" className={cx(totalCell, 'pr-5 pl-1.5 text-ink md:w-36 md:pr-8 md:pl-2.5')}>
              {t('table.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, row) => (
            <tr key={part.id} className="border-t border-line">
              <th scope="row" className={cx(nameCell, 'font-medium md:max-w-48 md:min-w-40 md:py-1')}>
                <span className={cx(nameText, 'items-center gap-2.5 md:flex')}>
                  <span className="max-md:hidden">{part.picture('sm')}</span>
                  <span className="min-w-0 leading-tight break-words hyphens-auto">{part.name}</span>
                </span>
              </th>
              {buckets.map((bucket) => {
                const amount = bucket.cells[row]?.amount ?? 0
                const tint: CSSProperties = {
                  backgroundColor: `color-mix(in oklab, var(--evergreen) ${((amount / largest) * deepest).toFixed(1)}%, transparent)`,
                }
                const period = spanOf(bucket)
                return (
                  <td
                    key={bucket.start_date}
                    className={cx(below, 'max-md:bg-clip-content')}
                    style={amount > 0 ? tint : undefined}
                  >
                    {cell(amount, period, names.long(period), part)}
                  </td>
                )
              })}
              <td className={cx(totalCell, below, 'pr-3.5 md:pr-5.5')}>
                {cell(groups[row]?.amount ?? 0, whole, t('table.total'), part)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" className={cx(nameCell, 'md:py-1')}>
              <span className={nameText}>{t('table.total')}</span>
            </th>
            {buckets.map((bucket) => {
              const period = spanOf(bucket)
              return (
                <td key={bucket.start_date} className={below}>
                  {cell(bucket.amount, period, names.long(period))}
                </td>
              )
            })}
            <td className={cx(totalCell, below, 'pr-3.5 md:pr-5.5')}>
              {cell(report.amount, whole, t('table.total'))}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
