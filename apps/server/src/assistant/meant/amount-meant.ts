import type { Correction } from '@casita/reader'

/** What an amount is to be, or what it comes to once it has changed by so much; undefined where nothing would be left. */
export function amountMeant(
  { amount, by = 0, byPart = 0 }: Correction['changes'],
  before: number,
): number | undefined {
  const change = by + Math.round((before * byPart) / 10_000)
  return amount ?? (change !== 0 && before + change > 0 ? before + change : undefined)
}

/** Whether an amount is another one with two digits beside each other swapped: '398,50' of '389,50'. */
export function hasSwappedDigits(amount: number, other: number): boolean {
  const [digits, others] = [String(amount), String(other)]
  const at = [...digits].findIndex((digit, index) => digit !== others[index])
  if (at < 0 || digits.length !== others.length) return false
  const swapped = `${others.slice(0, at)}${others[at + 1] ?? ''}${others[at] ?? ''}${others.slice(at + 2)}`
  return digits === swapped
}
