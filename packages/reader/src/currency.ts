import type { Context } from './context.ts'

const pesos = new Set(['ARS', 'MXN', 'COP', 'CLP', 'UYU', 'DOP', 'CUP', 'PHP'])
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD'])
const dear: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP'])
const byCountry: Readonly<Record<string, string>> = {
  AR: 'ARS', MX: 'MXN', CO: 'COP', CL: 'CLP', UY: 'UYU', DO: 'DOP', CA: 'CAD', AU: 'AUD', NZ: 'NZD', US: 'USD',
} // biome-ignore format: one line per idea

/** Whether prices are said with their cents, so that 'uno cincuenta' is no hundred and fifty. */
export function isSaidInCents(currency: string): boolean {
  return isDear(currency) || currency === 'PEN' || currency === 'BOB'
}

/** Whether a unit of the currency buys a coffee: where thousands are rare. */
export function isDear(currency: string): boolean {
  return dear.has(currency)
}

/**
 * The ISO code of a currency word. 'peso' and 'dollar' are the household's if it keeps one of that name,
 * else the one of the writer's country; 'own' (a bare $, mangos, pila) is always the household's.
 */
export function resolveCurrency(value: string, context: Context): string {
  switch (value) {
    case 'own':
      return context.currency
    case 'peso':
      return pesos.has(context.currency) ? context.currency : pesoOf(context)
    case 'dollar':
      return dollars.has(context.currency) ? context.currency : 'USD'
    default:
      return value
  }
}

function pesoOf(context: Context): string {
  const local = byCountry[context.locale?.slice(-2) ?? ''] ?? ''
  return pesos.has(local) ? local : 'ARS'
}
