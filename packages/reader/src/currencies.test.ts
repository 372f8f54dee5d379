import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['cena en córdoba 18.500', 'cena en córdoba'],
  ['hotel en Córdoba 2 noches 140 mil', 'hotel en Córdoba'],
  ['nafta camino a córdoba 30 mil', 'nafta camino a córdoba'],
  ['restaurante boliviano 12500', 'restaurante boliviano'],
] as const)(
  "keeps the household's currency when a place or a people has a currency's name (%s)",
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
] as const)('reads the named currency, even with a typo (%s)', (text, currency) => {
  expect(read(text, homeOf('es'))).toMatchObject({
    kind: 'expenses',
    items: [{ currency, currencyStated: true }],
  })
})

it.each([
  ['en', 'airport taxi in Cancun 600 pesos', 'USD', 'MXN'],
  ['fr', 'taxi 400 pesos', 'EUR', 'ARS'],
  ['fr', 'tapis au souk 180 dinars', 'EUR', 'TND'],
  ['fr', 'café 49 US', 'CAD', 'USD'],
  ['fr', 'pain 3 francs 50', 'EUR', 'CHF'],
  ['fr', 'loyer 175 000 FCFA', 'XAF', 'XAF'],
  ['fr', 'loyer 175 000 FCFA', 'EUR', 'XOF'],
  ['es', 'baños termales 12.000 florines', 'EUR', 'HUF'],
] as const)(
  "reads a currency name of several countries as the household's own, or else the likeliest abroad (%s: %s, %s)",
  (language, text, own, meant) => {
    const context = homeOf(language, { currency: own, locale: language === 'en' ? 'en-US' : language })
    expect(read(text, context)).toMatchObject({ kind: 'expenses', items: [{ currency: meant }] })
  },
)

it.each([
  ['gaz 6kg 4.285F', 'XOF', 4285],
  ['taxi 2 000 F aller', 'XOF', 2000],
  ['pain 3F50', 'CHF', 3.5],
] as const)(
  'takes an f behind a number for francs where they are kept (%s, %s)',
  (text, currency, amount) => {
    const meaning = read(text, homeOf('fr', { currency }))
    expect(meaning).toMatchObject({
      kind: 'expenses',
      items: [{ amount: amount * 100, currency, currencyStated: true }],
    })
  },
)

it('takes a letter glued to a number for a part of a code elsewhere', () => {
  expect(read('bougie H7 4285F 12,50', homeOf('fr'))).toMatchObject({ items: [{ amount: 1250 }] })
})
