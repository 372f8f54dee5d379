import { moneyParts } from '@casita/contract'

/** The decimal sign and the thousands separator of a currency. */
function signsOf(currency: string): { decimal: string; group: string } {
  const [group = '', decimal = ''] = moneyParts(100_050, currency, true).digits.replace(/\d/g, '')
  return { decimal, group }
}

/**
 * A short amount for an axis: 'COP 1.5 M'. The suffix is fixed per language, because locale tables vary between 'K'
 * and 'k'; the signs are those of the amounts beside it.
 */
export function axisName(amount: number, currency: string, locale: string): string {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const signs: Readonly<Record<string, string>> = signsOf(currency)
  const figure = compact
    .formatToParts(amount)
    .map(({ type, value }) => signs[type] ?? value.replace('K', 'k'))
  return `${moneyParts(0, currency).prefix}\u00a0${figure.join('')}`
}
