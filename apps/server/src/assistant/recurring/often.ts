import { type Recurrence, recurrences } from '@casita/contract'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'

/** The day of 'every Friday', if a bare text says nothing else than that something recurs on it; undefined otherwise. */
export function weekdayIn(said: string): string | undefined {
  return everyLanguage.map(({ everyWeekday }) => everyWeekday.exec(said)?.groups?.day).find(Boolean)
}

/**
 * How often a message with an expense says that it recurs: 'netflix 15 monthly', or 'cleaner 60 every Friday', where
 * nothing else is behind the amount; null if it does not say.
 */
export function oftenOf(text: string): Recurrence | null {
  const [behind = ''] = /[^\d]*$/.exec(text) ?? []
  return oftenIn(text) ?? (weekdayIn(withoutPunctuation(behind)) === undefined ? null : 'week')
}

/**
 * How often a message says that something recurs ('todos los meses', 'weekly'), in any language; null if it does not
 * say.
 */
export function oftenIn(text: string): Recurrence | null {
  // 'Gym 30/month' is read as 'per month'.
  const said = withoutPunctuation(text.replace(/\/(?=\p{L})/gu, ' per '))
  return recurrences.find((every) => everyLanguage.some(({ often }) => often[every].test(said))) ?? null
}
