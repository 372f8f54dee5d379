/** The largest amount of one expense: 999 999 999 999.99, in minor units. */
export const largestAmount = 99_999_999_999_999

/**
 * The maximum sum of a household's expenses, in minor units. A JSON number represents cents exactly up to 2^46 units;
 * the margin below it is for concurrent expenses.
 */
export const largestSum = 6_000_000_000_000_000

/**
 * Converts an amount of the API to minor units (hundredths, in every currency). Exact for every number that `isAmount`
 * accepts.
 */
export function toMinor(amount: number): number {
  return Math.round(amount * 100)
}

/** Converts minor units to an amount of the API: the number nearest to the decimal, which JSON prints exactly. */
export function fromMinor(minor: number): number {
  return minor / 100
}

/** Whether a number has at most two decimals and is in the range of an expense. */
export function isAmount(amount: number): boolean {
  const minor = toMinor(amount)
  return minor >= 0 && minor <= largestAmount && fromMinor(minor) === amount
}

/** The prefix and the digits, separate because the prefix is displayed lighter. */
export interface MoneyParts {
  prefix: string
  digits: string
  negative: boolean
}

/** Groups digits in threes with a separator: '1.234.567'. */
export function grouped(digits: string, sign: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, sign)
}

/**
 * Formats minor units for people (specification, section 9): ARS as `$` without decimals in Argentine style, every
 * other currency as its code with two decimals in US style. `exact` keeps the cents that ARS hides.
 */
export function moneyParts(minor: number, currency: string, exact = false): MoneyParts {
  const negative = minor < 0
  const size = Math.abs(minor)
  const cents = String(size % 100).padStart(2, '0')
  const units = String(Math.trunc(size / 100))
  if (currency !== 'ARS') return { prefix: currency, digits: `${grouped(units, ',')}.${cents}`, negative }
  const shown =
    exact && size % 100 !== 0
      ? `${grouped(units, '.')},${cents}`
      : grouped(String(Math.round(size / 100)), '.')
  return { prefix: '$', digits: shown, negative }
}

/** The same as one string, with a no-break space, so that an amount never wraps. */
export function formatMoney(minor: number, currency: string, exact = false): string {
  const { prefix, digits, negative } = moneyParts(minor, currency, exact)
  return `${negative ? '−' : ''}${prefix}\u00a0${digits}`
}
