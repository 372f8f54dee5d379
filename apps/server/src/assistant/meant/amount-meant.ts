import type { Correction } from '@casita/reader'

/**
 * The new amount: as stated, or the old one changed by the difference or the share (in hundredths of a percent);
 * undefined if nothing would be left, or nothing changes.
 */
export function amountMeant(
  { amount, by = 0, byPart = 0 }: Correction['changes'],
  before: number,
): number | undefined {
  const change = by + Math.round((before * byPart) / 10_000)
  return amount ?? (change !== 0 && before + change > 0 ? before + change : undefined)
}

/** Whether two amounts differ only in two adjacent, swapped digits: '398,50' and '389,50'. */
export function hasSwappedDigits(amount: number, other: number): boolean {
  const [digits, others] = [String(amount), String(other)]
  const at = [...digits].findIndex((digit, index) => digit !== others[index])
  if (at < 0 || digits.length !== others.length) return false
  const swapped = `${others.slice(0, at)}${others[at + 1] ?? ''}${others[at] ?? ''}${others.slice(at + 2)}`
  return digits === swapped
}
