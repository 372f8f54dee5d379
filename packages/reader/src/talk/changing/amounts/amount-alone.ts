import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { type Figure, onlyReading } from '../../../numbers/figure.ts'

/** The only amount of a message, and the change that it makes. */
interface AmountAlone {
  readonly figure: Figure
  readonly changes: Pick<Correction['changes'], 'amount' | 'currency'>
}

/** The only amount of a message without days, if it has one reading; else null. */
export function amountAloneIn({ figures: [figure, ...others], days }: Scan): AmountAlone | null {
  if (figure === undefined || others.length + days.length > 0) return null
  const amount = onlyReading(figure)
  if (amount === undefined) return null
  return { figure, changes: { amount, ...(figure.currency !== null && { currency: figure.currency }) } }
}
