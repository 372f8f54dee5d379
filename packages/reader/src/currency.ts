import type { Context } from './context.ts'

const pesos = new Set(['ARS', 'MXN', 'COP', 'CLP', 'UYU', 'DOP', 'CUP', 'PHP'])
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD'])
const francs = new Set(['CHF', 'XOF', 'XAF', 'XPF'])
const centimes = new Set(['EUR', 'CHF', 'PEN', 'VES', 'MAD'])
const dear: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP'])
const byCountry: Readonly<Record<string, string>> = {
  AR: 'ARS', MX: 'MXN', CO: 'COP', CL: 'CLP', UY: 'UYU', DO: 'DOP', CA: 'CAD', AU: 'AUD', NZ: 'NZD', US: 'USD',
} // biome-ignore format: one line per idea

/** Whether prices are spoken with their cents, so that 'uno cincuenta' is 1.50 and not 150. */
export function isSaidInCents(currency: string): boolean {
  return isHighValue(currency) || currency === 'PEN' || currency === 'BOB'
}

/** Whether a currency is called francs. */
export function isFranc(currency: string): boolean {
  return francs.has(currency)
}

const wholes: ReadonlySet<string> = new Set(['ARS', 'CLP', 'COP', 'XOF', 'XAF', 'XPF'])

/** Whether cents are no longer paid, if the currency has any. */
export function hasNoCents(currency: string): boolean {
  return wholes.has(currency)
}

/**
 * Returns the readings of an amount told in hundreds ('ocho setenta' for 870) where nothing is paid in cents; also in
 * thousands where hundreds buy nothing.
 */
export function hundredsOf(units: number, currency: string): readonly number[] {
  const tiny = (perDollar[currency] ?? 1) > 2000
  return tiny ? [units, units * 1000] : [units]
}

/** Whether one unit of the currency buys a coffee, so that thousands are rare. */
export function isHighValue(currency: string): boolean {
  return dear.has(currency)
}

/** About how many units of a currency a US dollar buys, where that is far from one. */
const perDollar: Readonly<Record<string, number>> = {
  ARS: 1000, COP: 4000, CLP: 900, MXN: 18, PEN: 4, UYU: 40, BRL: 5, JPY: 150, ZAR: 18, INR: 80, PHP: 55,
} // biome-ignore format: one line per idea

/** Below how many units nothing is sold where thousands are often left unsaid. */
const cheapest: Readonly<Record<string, number>> = { COP: 100, CLP: 100, PYG: 100 }

/** Whether nothing costs as little as an amount, in hundredths, so that thousands are meant: 'bencina 20' in Chile. */
export function isBelowPrices(amount: number, currency: string): boolean {
  return amount < (cheapest[currency] ?? 0) * 100
}

/** Whether a unit is worth so little that prices are told without cents: 'three fifty' is 350. */
export function isSpokenWithoutCents(currency: string): boolean {
  return (perDollar[currency] ?? 1) > 50
}

/** The highest scale, from about thirty dollars on: dearer things are too rare to learn from. */
export const dearest = 3

/**
 * Returns how expensive an amount is, in hundredths: 0 for up to about three dollars in its currency, one more for each
 * factor of about three.
 */
export function scaleOf(amount: number, currency: string): number {
  const dollars = amount / 100 / (perDollar[currency] ?? 1)
  return Math.min(dearest, Math.floor(Math.log10(Math.max(1, dollars)) * 2))
}

/**
 * Returns the ISO code of a currency word. 'peso' is the household's currency if that is a peso, otherwise that of the
 * writer's country, else Mexican in English and Argentine elsewhere. 'dollar' is the household's if that is a dollar,
 * otherwise USD. 'own' (a bare $, mangos, pila) is always the household's. Francs are Swiss unless the household keeps
 * others. A 'centime' is of the euro if the household's currency has none, and a 'quid' is a euro in Ireland.
 */
export function resolveCurrency(value: string, context: Context): string {
  switch (value) {
    case 'own':
      return context.currency
    case 'peso':
      return pesos.has(context.currency) ? context.currency : pesoOf(context)
    case 'dollar':
      return dollars.has(context.currency) ? context.currency : 'USD'
    case 'franc':
      return isFranc(context.currency) ? context.currency : 'CHF'
    case 'cfa':
      return context.currency === 'XAF' ? 'XAF' : 'XOF'
    case 'centime':
      return centimes.has(context.currency) ? context.currency : 'EUR'
    case 'quid':
      return context.locale === 'en-IE' && context.currency === 'EUR' ? 'EUR' : 'GBP'
    default:
      return value
  }
}

function pesoOf(context: Context): string {
  const local = byCountry[context.locale?.slice(-2) ?? ''] ?? ''
  if (pesos.has(local)) return local
  return context.locale?.startsWith('en') ? 'MXN' : 'ARS'
}
