import type { Interval } from '@casita/contract'
import { localeOf, shortMonth, useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatPeriod, type Period } from '../../shell/periods.ts'

/** The ways to call a bar or a column. */
export type BucketNames = ReturnType<typeof useBucketNames>

/** What a bar or a column is called: in a word below it, and in full where it is spoken of. */
export function useBucketNames(interval: Interval, today: string) {
  const { t } = useTranslation('analytics')
  const language = useLanguage()
  const format = useFormat()
  const monthOfYear = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  /** The name of a month, the number of a day or of the first of a week. */
  const mark = ({ from }: Period) =>
    interval === 'month' ? shortMonth(from, language) : String(Number(from.slice(8)))
  /** The year of a month, where one begins or the row does (but not right before another one). */
  const year = ({ from }: Period, place: number) =>
    interval === 'month' && ((place === 0 && from.slice(5, 7) !== '12') || from.slice(5, 7) === '01')
      ? from.slice(0, 4)
      : null
  return {
    mark,
    year,
    /** What stands in a second line under the mark, where it is another than that of the one before: year or month. */
    below(period: Period, before: Period['from'] | undefined, place: number): string | null {
      if (interval === 'month') return year(period, place)
      return before?.slice(0, 7) === period.from.slice(0, 7) ? null : shortMonth(period.from, language)
    },
    /** Its month by its first letter, where there is no room for more; null where it would say too little. */
    letter: ({ from }: Period) =>
      interval === 'month' ? shortMonth(from, language).charAt(0).toUpperCase() : null,
    /** Its mark; a week and a day with their month, where it is another than that of the one before. */
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
