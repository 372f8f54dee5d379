import type { Interval } from '@casita/contract'
import { localeOf, shortMonth, useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatPeriod, type Period } from '../../shell/periods.ts'

/** The ways to label a bar or a column. */
export type BucketNames = ReturnType<typeof useBucketNames>

/** The labels of a bar or a column: short ones below it, and full ones for tooltips and captions. */
export function useBucketNames(interval: Interval, today: string) {
  const { t } = useTranslation('analytics')
  const language = useLanguage()
  const format = useFormat()
  const monthOfYear = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  /** A month's name, or the number of the day or of the week's first day. */
  const mark = ({ from }: Period) =>
    interval === 'month' ? shortMonth(from, language) : String(Number(from.slice(8)))
  /** The year, at January or at the first bar (unless the next bar shows one). */
  const year = ({ from }: Period, place: number) =>
    interval === 'month' && ((place === 0 && from.slice(5, 7) !== '12') || from.slice(5, 7) === '01')
      ? from.slice(0, 4)
      : null
  return {
    mark,
    year,
    /** The second line of a label, the year or month, where it differs from that of the previous bar. */
    below(period: Period, before: Period['from'] | undefined, place: number): string | null {
      if (interval === 'month') return year(period, place)
      return before?.slice(0, 7) === period.from.slice(0, 7) ? null : shortMonth(period.from, language)
    },
    /** The first letter of the month, where there is no room for more; null where it would be ambiguous. */
    letter: ({ from }: Period) =>
      interval === 'month' ? shortMonth(from, language).charAt(0).toUpperCase() : null,
    /** The label; for a week or a day with the month where it differs from that of the previous column. */
    short(period: Period, before: Period['from'] | undefined): string {
      const number = mark(period)
      if (interval === 'month' || before?.slice(0, 7) === period.from.slice(0, 7)) return number
      const month = shortMonth(period.from, language)
      return language === 'en' ? `${month} ${number}` : `${number} ${month}`
    },
    long(period: Period): string {
      if (interval === 'month') return monthOfYear.format(new Date(`${period.from}T12:00:00Z`))
      if (interval === 'week') return t('chart.weekOf', { period: formatPeriod(period, today, language) })
      return format.day(period.from)
    },
  }
}
