import type { Correction } from '@casita/reader'

/** What an amount is to be, or what it comes to once it has changed by so much; undefined where nothing would be left. */
export function amountMeant({ amount, by = 0 }: Correction['changes'], before: number): number | undefined {
  return amount ?? (by !== 0 && before + by > 0 ? before + by : undefined)
}
