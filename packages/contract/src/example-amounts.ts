import type { Currency } from './currencies.ts'
import type { Language } from './languages.ts'
import { grouped } from './money.ts'

/** What costs one dollar or euro costs about so many of each currency: good enough for an example. */
const priceLevels: Record<Currency, number> = {
  ARS: 1000,
  BRL: 5,
  CLP: 1000,
  COP: 4000,
  EUR: 1,
  GBP: 1,
  MXN: 20,
  PEN: 4,
  USD: 1,
}

/** The currencies of people who write a point before the cents in Spanish, too. */
const withPoint: readonly string[] = ['MXN', 'PEN', 'USD']

/**
 * Writes the amounts of examples as people of a household with this currency would: `worth` is what they would be in
 * dollars or euros. 8.5 is '8,50' in Spanish and euros, '8.50' in English, '8.500' in Argentine pesos and '34 mil' in
 * Colombian ones.
 */
export function exampleAmounts(currency: string, language: Language): (worth: number) => string {
  const level = priceLevels[currency as Currency] ?? 1
  const point = language === 'en' || (language === 'es' && withPoint.includes(currency)) ? '.' : ','
  const thousands = language === 'fr' ? '\u00a0' : point === '.' ? ',' : '.'
  return (worth) => {
    const minor = Math.round(worth * 100 * level)
    const units = Math.trunc(minor / 100)
    if ((language === 'es' || language === 'pt') && units >= 10_000 && units % 1000 === 0)
      return `${units / 1000} mil`
    const cents = minor % 100
    return grouped(String(units), thousands) + (cents ? point + String(cents).padStart(2, '0') : '')
  }
}
