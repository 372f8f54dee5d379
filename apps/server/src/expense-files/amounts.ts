import { fromMinor, type ImportInput, type Language } from '@casita/contract'
import { readMoney } from '@casita/reader'

/** A longer amount is not read: that takes time, and nobody writes one. */
const longestAmount = 100

const minus = '[-\u2010-\u2015\u2212]'
/** A minus before or after an amount and its currency, or brackets around it, as in accounting. */
const withMinus = [
  new RegExp(`^([^\\d-]*)${minus}\\s*(?=[^-]*\\d)(.*)$`, 'u'),
  new RegExp(`^(.*\\d)\\s*()${minus}$`, 'u'),
  /^\((.*\d.*)\)()$/u,
]

/** The amount of a cell without its sign. */
export interface Signed {
  hasMinus: boolean
  text: string
}

/** Takes the sign off an amount: '-500', '$ -500', '500-' and '(500)' have a minus, '500' and '+500' none. */
export function signOf(cell: string): Signed {
  const text = cell.slice(0, longestAmount + 1)
  for (const form of withMinus) {
    const [, before, after = ''] = form.exec(text) ?? []
    if (before !== undefined) return { hasMinus: true, text: `${before}${after}`.trim() }
  }
  return { hasMinus: false, text: text.replace(/^\+\s*/, '') }
}

/** Whether an amount is one of those that were spent; without a choice all are, and a missing one is no other. */
export function isSpent({ hasMinus, text }: Signed, spent: ImportInput['spent']): boolean {
  return spent === undefined || text === '' || hasMinus === (spent === 'with_minus')
}

/** Whether a cell of an amount says nothing: empty, or zero with or without its currency, as some banks fill it. */
export function isNothing(cell: string): boolean {
  return !/[1-9]|\p{L}{4}/u.test(cell)
}

/** The signs that amounts of a file have before their hundredths. */
export type DecimalSigns = ReadonlySet<string>

const hundredths = /([.,])\d{1,2}\D*$/
/** Either a thousand or a thousandth part: only what the file has elsewhere tells. */
const oneGroup = /^\D*\d{1,3}([.,])\d{3}\D*$/

/** Finds the signs with which the amounts of a file have hundredths. */
export function decimalSignsOf(amounts: readonly string[]): DecimalSigns {
  return new Set(amounts.flatMap((amount) => hundredths.exec(amount.slice(0, longestAmount))?.[1] ?? []))
}

/** What is needed to read an amount. */
interface AmountContext {
  currency: string
  language: Language
  decimalSigns: DecimalSigns
}

/** The currency that a sign or code stands for, if it is another one than the household's. */
export function foreignUnit(
  unit: string,
  { currency, language }: Omit<AmountContext, 'decimalSigns'>,
): string | null {
  const money = readMoney(`1 ${unit.slice(0, longestAmount)}`, { locale: language, currency })
  return money.kind === 'foreign' ? money.currency : null
}

/** An amount of money; `foreign` is another currency than the household's, in which it is written. */
export type AmountRead = { amount: number } | { foreign: string } | null

/**
 * Reads an amount by the rules of the chat. One that may be thousands is unclear in a file that writes hundredths with
 * the same sign. Null if it is not certain.
 */
export function readAmount(text: string, { currency, language, decimalSigns }: AmountContext): AmountRead {
  if (text.length > longestAmount) return null
  const sign = oneGroup.exec(text)?.[1]
  if (sign && decimalSigns.has(sign)) return null
  const money = readMoney(text, { locale: language, currency })
  if (money.kind === 'foreign') return { foreign: money.currency }
  return money.kind === 'amount' ? { amount: fromMinor(money.amount) } : null
}
