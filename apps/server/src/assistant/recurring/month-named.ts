import { addDays, type DaySpan, monthOf } from '../../calendar.ts'
import { fold } from '../../folding.ts'
import { everyLanguage } from '../replies/index.ts'
import type { Turn } from '../turn.ts'

/** The months of a year. */
const year = 12

/** The month of this name, in any language, that is the current one or the first to come; null for other words. */
export function monthNamed({ today }: Turn, name: string): DaySpan | null {
  let month = monthOf(today)
  for (let ahead = 0; ahead < year; ahead++) {
    const date = new Date(`${month.first}T00:00:00Z`)
    if (everyLanguage.some(({ locale }) => fold(nameIn(locale, date)) === name)) return month
    month = monthOf(addDays(month.last, 1))
  }
  return null
}

function nameIn(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' }).format(date)
}
