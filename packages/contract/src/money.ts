import type { Currency } from './currencies.ts'

/** The largest amount of one expense: 999 999 999 999.99, in minor units. */
export const largestAmount = 99_999_999_999_999

/**
 * What the expenses of a household may add up to, in minor units. A JSON number holds cents up to 2^46 units; the
 * distance to it is for what several people record at the same moment.
 */
export const largestSum = 6_000_000_000_000_000

/**
 * Whole minor units (hundredths, in every currency) of an amount as it stands on the wire.
 * Exact for every number that `isAmount` accepts.
 */
export function toMinor(amount: number): number {
  return Math.round(amount * 100)
}

/** The amount for the wire of whole minor units: the number nearest to the decimal, so JSON prints it exactly. */
export function fromMinor(minor: number): number {
  return minor / 100
}

/** Whether a wire number has at most two decimals and lies in the range of an expense. */
export function isAmount(amount: number): boolean {
  const minor = toMinor(amount)
  return minor >= 0 && minor <= largestAmount && fromMinor(minor) === amount
}

/** What stands before and in the digits: kept apart because the prefix is drawn lighter than the digits. */
export interface MoneyParts {
  prefix: string
  digits: string
  negative: boolean
}

const pesos = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })
const pesosWithCents = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 })
const others = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Minor units as people read them (specification, section 9): ARS as `$` without decimals in Argentine style,
 * every other currency as its code with two decimals in US style. `exact` keeps the cents that ARS hides.
 */
export function moneyParts(minor: number, currency: Currency | string, exact = false): MoneyParts {
  const negative = minor < 0
  const value = Math.abs(minor) / 100
  if (currency !== 'ARS') return { prefix: currency, digits: others.format(value), negative }
  const format = exact && minor % 100 !== 0 ? pesosWithCents : pesos
  return { prefix: '$', digits: format.format(value), negative }
}

/** The same as one text; the blank is a no-break space, so that an amount never wraps. */
export function formatMoney(minor: number, currency: Currency | string, exact = false): string {
  const { prefix, digits, negative } = moneyParts(minor, currency, exact)
  return `${negative ? '−' : ''}${prefix}\u00a0${digits}`
}
