import type { Correction } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import type { Figure } from '../../numbers/figure.ts'

/** The only number of a message, and what it would change. */
interface AmountAlone {
  readonly figure: Figure
  readonly changes: Pick<Correction['changes'], 'amount' | 'currency'>
}

/** The number of a message that has no other and no day, where it is clear how much that is; null for all others. */
export function amountAloneIn({ figures: [figure, ...others], days }: Scan): AmountAlone | null {
  if (figure === undefined || others.length + days.length > 0) return null
  const [amount, ...readings] = figure.readings
  if (amount === undefined || readings.length > 0) return null
  return { figure, changes: { amount, ...(figure.currency !== null && { currency: figure.currency }) } }
}
