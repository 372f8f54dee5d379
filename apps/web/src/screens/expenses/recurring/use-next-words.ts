import type { RecurringExpense } from '@casita/contract'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useToday } from '../../../shell/use-today.ts'

/**
 * Returns functions that say when a series is due next, and, for a new one, whether today's occurrence was recorded
 * with it.
 */
export function useNextWords() {
  const { t } = useTranslation('recurring')
  const format = useFormat()
  const today = useToday()
  // A toast is narrow, and a day is read at once.
  const unbroken = (day: string) => format.day(day).replaceAll(' ', '\u00a0')
  function nextWords({ next_date }: RecurringExpense): string {
    return next_date ? t('toast.next', { day: unbroken(next_date) }) : t('toast.over')
  }
  return {
    nextWords,
    begunWords(series: RecurringExpense): string {
      const { starts_on, last_date, next_date } = series
      const isNotedToday = last_date === today && starts_on < today
      return next_date && isNotedToday
        ? t('toast.nextAndToday', { day: unbroken(next_date) })
        : nextWords(series)
    },
  }
}
