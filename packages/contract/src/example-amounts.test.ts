import { expect, it } from 'vitest'
import { exampleAmounts } from './example-amounts.ts'

it.each([
  [8.5, 'ARS', 'es', '8.500'],
  [12, 'ARS', 'es', '12 mil'],
  [8.5, 'EUR', 'es', '8,50'],
  [8.5, 'MXN', 'es', '170'],
  [200, 'MXN', 'es', '4,000'],
  [3.2, 'PEN', 'es', '12.80'],
  [8.5, 'COP', 'es', '34 mil'],
  [2.5, 'GBP', 'en', '2.50'],
  [20, 'CLP', 'en', '20,000'],
  [1.7, 'BRL', 'pt', '8,50'],
  [160, 'EUR', 'pt', '160'],
  [20, 'COP', 'fr', '80\u00a0000'],
] as const)('an example worth %d is written in %s and %s as %s', (worth, currency, language, written) => {
  expect(exampleAmounts(currency, language)(worth)).toBe(written)
})
