import type { Purchase } from '../expenses/item.ts'
import type { CategoryKind } from '../meaning.ts'
import { isDear } from '../numbers/currency.ts'
import type { Figure } from '../numbers/figure.ts'
import { isSingleGroup } from '../numbers/figures.ts'
import type { Sentence } from '../words/sentence.ts'

/** What strangers to a household usually spend at once, in dollars, euros or pounds, where it is little. */
const usual: Partial<Readonly<Record<CategoryKind, number>>> = { food: 15, groceries: 60, transport: 20 }
const farOut = 20

/** No household spends so many units at once: it is a telephone number or a code. */
const most = 10_000_000
const mostOfSmall = 500_000_000
const small: ReadonlySet<string> = new Set(['ARS', 'COP', 'CLP', 'PYG'])

/** '30', or 'no, fueron 30', where 22.000 is usual or was noted: whether so many thousands may be meant. */
export function mayBeThousands(amount: number, usual: number | null | undefined): boolean {
  const thousands = amount * 1000
  if (usual === null || usual === undefined || amount % 100 !== 0) return false
  return usual >= amount * 100 && thousands < usual * 5 && thousands > usual / 5
}

/** What the household usually spends at once where an expense belongs, or else on anything; undefined where it is not known. */
export function usualOf({ context }: Sentence, { categoryId }: Purchase): number | undefined {
  return context.medians?.[categoryId ?? ''] ?? context.usual
}

/**
 * Whether an amount is so far out of habit that the writer should be asked: over twenty times the
 * category's median; without a median only when it is grouped by a sign that the writer's country
 * uses for decimals ('coffee 4.500' in the United States), or more than anybody spends.
 */
export function isImplausible(sentence: Sentence, purchase: Purchase, figure: Figure): boolean {
  const amount = figure.readings[0] ?? 0
  if (amount > (small.has(purchase.currency) ? mostOfSmall : most) * 100) return true
  const median = purchase.categoryId === null ? undefined : sentence.context.medians?.[purchase.categoryId]
  if (median !== undefined && median > 0) return amount > median * farOut
  const { raw } = figure
  const typical = purchase.categoryKind === null ? undefined : usual[purchase.categoryKind]
  if (raw === null || !isSingleGroup(raw) || typical === undefined || !isDear(purchase.currency)) return false
  const decimalSign = sentence.language === 'en' ? '.' : ','
  return raw.includes(decimalSign) && amount > typical * farOut * 100
}
