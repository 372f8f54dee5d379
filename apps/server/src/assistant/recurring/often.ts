import { type Recurrence, recurrences } from '@casita/contract'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'

/**
 * How often a message says that something recurs ('todos los meses', 'weekly'), in any language; null if it does not
 * say.
 */
export function oftenIn(text: string): Recurrence | null {
  // 'Gym 30/month' is read as 'per month'.
  const said = withoutPunctuation(text.replace(/\/(?=\p{L})/gu, ' per '))
  return recurrences.find((every) => everyLanguage.some(({ often }) => often[every].test(said))) ?? null
}
