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
  return {
    /** Its year, where one begins or the row does (but not right before another one). */
    year: (period: Period, place: number) =>
      interval === 'month' &&
      ((place === 0 && period.from.slice(5, 7) !== '12') || period.from.slice(5, 7) === '01')
        ? period.from.slice(0, 4)
        : null,
    /** Its month by its first letter, where there is no room for more; null where it would say too little. */
    letter: ({ from }: Period) =>
      interval === 'month' ? shortMonth(from, language).charAt(0).toUpperCase() : null,
    /** Its month; weeks and days are numbers, with their month where it is another than that of the one before. */
    short({ from }: Period, before: Period['from'] | undefined): string {
      if (interval === 'month') return shortMonth(from, language)
      const number = String(Number(from.slice(8)))
      if (before?.slice(0, 7) === from.slice(0, 7)) return number
      const month = shortMonth(from, language)
      return language === 'en' ? `${month} ${number}` : `${number} ${month}`
    },
    long(period: Period): string {
      if (interval === 'month') return monthOfYear.format(new Date(`${period.from}T12:00:00Z`))
      if (interval === 'week') return t('chart.weekOf', { period: formatPeriod(period, today, language) })
      return format.day(period.from)
    },
  }
}
