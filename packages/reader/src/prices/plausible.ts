import type { CategoryKind } from '../category-kind.ts'
import { isHighValue } from '../currency.ts'
import { isSingleGroup } from '../numbers/digits.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Purchase } from './candidate.ts'

/** What people usually spend at once on the cheaper kinds, in dollars, euros or pounds. */
const usual: Partial<Readonly<Record<CategoryKind, number>>> = { food: 15, groceries: 60, transport: 20 }
const farOut = 20

/** The most units that a household spends at once; more are a telephone number or a code. */
const most = 10_000_000
const mostOfSmall = 500_000_000
const small: ReadonlySet<string> = new Set(['ARS', 'COP', 'CLP', 'PYG'])

/** Whether an amount may be meant in thousands: '30', or 'no, fueron 30', where 22.000 is usual or was booked. */
export function mayBeThousands(amount: number, usual: number | null | undefined): boolean {
  const thousands = amount * 1000
  if (usual === null || usual === undefined || amount % 100 !== 0) return false
  return usual >= amount * 100 && thousands < usual * 5 && thousands > usual / 5
}

/**
 * Returns what the household usually spends at once in the category of a purchase, or else on anything; undefined if
 * that is not known.
 */
export function usualOf({ context }: Sentence, { categoryId }: Purchase): number | undefined {
  return context.medians?.[categoryId ?? ''] ?? context.usual
}

/**
 * Whether an amount is so far from habit that the writer should be asked: more than anybody spends, or over twenty
 * times the category's median. Without a median, over twenty times what is usual for the kind, but only if it is
 * grouped by the sign that the message's language uses for decimals ('coffee 4.500' in English).
 */
export function isImplausible(sentence: Sentence, purchase: Purchase, figure: Figure): boolean {
  const amount = amountOf(figure)
  if (amount > (small.has(purchase.currency) ? mostOfSmall : most) * 100) return true
  const median = purchase.categoryId === null ? undefined : sentence.context.medians?.[purchase.categoryId]
  if (median !== undefined && median > 0) return amount > median * farOut
  const { raw } = figure
  const typical = purchase.categoryKind === null ? undefined : usual[purchase.categoryKind]
  if (raw === null || !isSingleGroup(raw) || typical === undefined || !isHighValue(purchase.currency))
    return false
  const decimalSign = sentence.language === 'en' ? '.' : ','
  return raw.includes(decimalSign) && amount > typical * farOut * 100
}
