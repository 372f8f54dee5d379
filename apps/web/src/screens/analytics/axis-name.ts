import { moneyParts } from '@casita/contract'

/** The signs of a currency's amounts: before decimals and between thousands. */
function signsOf(currency: string): { decimal: string; group: string } {
  const [group = '', decimal = ''] = moneyParts(100_050, currency, true).digits.replace(/\d/g, '')
  return { decimal, group }
}

/**
 * An amount on an axis, short: 'COP 1.5 M'. The word is the language's, whose tables write a thousand now as 'K' and now
 * as 'k'; the signs are those of the amounts beside it.
 */
export function axisName(amount: number, currency: string, locale: string): string {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const signs: Readonly<Record<string, string>> = signsOf(currency)
  const figure = compact
    .formatToParts(amount)
    .map(({ type, value }) => signs[type] ?? value.replace('K', 'k'))
  return `${moneyParts(0, currency).prefix}\u00a0${figure.join('')}`
}
