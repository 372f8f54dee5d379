import { expect, it } from 'vitest'
import { axisName } from './axis-name.ts'

const blanks = /[\u00a0\u202f]/g

it.each([
  [1_500_000, 'COP', 'es-AR', 'COP 1.5 M'],
  [1_500_000, 'ARS', 'es-AR', '$ 1,5 M'],
  [1_500_000, 'ARS', 'en-US', '$ 1,5M'],
  [1500, 'ARS', 'es-AR', '$ 1,5 k'],
  [500_000, 'ARS', 'es-AR', '$ 500 k'],
  [1500, 'USD', 'en-US', 'USD 1.5k'],
  [2500, 'EUR', 'fr-FR', 'EUR 2.5 k'],
  [0.5, 'BRL', 'pt-BR', 'BRL 0.5'],
  [300, 'USD', 'en-US', 'USD 300'],
])(
  'labels the axis value %s %s in %s with the same symbols as the amounts',
  (amount, currency, locale, name) => {
    expect(axisName(amount, currency, locale).replace(blanks, ' ')).toBe(name)
  },
)
