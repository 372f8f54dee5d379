import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['cena en córdoba 18.500', 'cena en córdoba'],
  ['hotel en Córdoba 2 noches 140 mil', 'hotel en Córdoba'],
  ['nafta camino a córdoba 30 mil', 'nafta camino a córdoba'],
  ['restaurante boliviano 12500', 'restaurante boliviano'],
] as const)(
  'a place or a people with a name like a currency leaves the amount in the household’s (%s)',
  (text, name) => {
    const meaning = read(text, homeOf('es'))
    expect(meaning).toMatchObject({ kind: 'expenses', items: [{ currency: 'ARS', currencyStated: false }] })
    expect(meaning).toMatchObject({ items: [{ description: expect.stringContaining(name) }] })
  },
)

it.each([
  ['pan 40 córdobas', 'NIO'],
  ['salteñas 40 bolivianos', 'BOB'],
  ['hotel 90 eruos', 'EUR'],
] as const)('a currency that is named, mistyped or not, is the expense’s (%s)', (text, currency) => {
  expect(read(text, homeOf('es'))).toMatchObject({
    kind: 'expenses',
    items: [{ currency, currencyStated: true }],
  })
})
