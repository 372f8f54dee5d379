import { hasNoCents } from '../currency.ts'
import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { type Sentence, senseAt } from '../words/sentence.ts'

/** How many times an amount told in thousands another one may be, once it is read in thousands too. */
const most = 10

/**
 * Whether the thousands of another number may apply to this figure too: '30 lucas en el chino y 4 en la verdu', '85 o
 * 90 mil'.
 */
export function mayShareThousands({ sentence, figures }: Scan, figure: Figure): boolean {
  const { raw, firm } = figure
  if (firm || !/^\d{1,3}$/.test(raw ?? '') || !hasNoCents(sentence.context.currency)) return false
  const thousands = amountOf(figure) * 1000
  return figures.some((other) => isInThousands(sentence, other) && thousands <= amountOf(other) * most)
}

/** Returns the readings of a figure, in thousands where those of another number may apply to it. */
export function readingsMeant(scan: Scan, figure: Figure): readonly number[] {
  const { readings } = figure
  return mayShareThousands(scan, figure) ? readings.map((reading) => reading * 1000) : readings
}

function isInThousands(sentence: Sentence, { numberStart, end }: Figure): boolean {
  for (let at = numberStart + 1; at < end; at++)
    if (senseAt(sentence, at, 'times')?.value === '1000') return true
  return false
}

/**
 * Returns what one amount leaves of another, in hundredths. In currencies without small prices, one of them may be
 * told in thousands: 'pagué con 10 mil, me devolvió 6', 'fui con 60, volví con 11.300'.
 */
export function leftOf({ context }: Sentence, whole: Figure, taken: Figure): number {
  const [all, less] = [amountOf(whole), amountOf(taken)]
  if (!hasNoCents(context.currency)) return all - less
  if (all < less && all < 1000_00) return 1000 * all - less
  return less < 100_00 && all >= 1000_00 ? all - 1000 * less : all - less
}
