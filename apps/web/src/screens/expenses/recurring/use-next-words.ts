import type { RecurringExpense } from '@casita/contract'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Begun } from './use-undo-repeat.ts'

/** Returns functions that say when a series is due next, and whether today's occurrence was recorded with a new one. */
export function useNextWords() {
  const { t } = useTranslation('recurring')
  const format = useFormat()
  // A toast is narrow, and a day is read at once.
  const unbroken = (day: string) => format.day(day).replaceAll(' ', '\u00a0')
  function nextWords({ next_date }: RecurringExpense): string {
    return next_date ? t('toast.next', { day: unbroken(next_date) }) : t('toast.over')
  }
  return {
    nextWords,
    begunWords({ series, notedId }: Begun): string {
      const { next_date } = series
      return next_date && notedId ? t('toast.nextAndToday', { day: unbroken(next_date) }) : nextWords(series)
    },
  }
}
