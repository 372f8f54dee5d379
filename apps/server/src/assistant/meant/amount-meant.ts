import type { Correction } from '@casita/reader'

/** What an amount is to be, or what it comes to once it has changed by so much; undefined where nothing would be left. */
export function amountMeant(
  { amount, by = 0, byPart = 0 }: Correction['changes'],
  before: number,
): number | undefined {
  const change = by + Math.round((before * byPart) / 10_000)
  return amount ?? (change !== 0 && before + change > 0 ? before + change : undefined)
}
