import { describe, expect, it } from 'vitest'
import { maxAmount, readMoney } from './index.ts'
import { readMoney as readMoneyAlone } from './money.ts'

describe.each([
  ['all words', readMoney],
  ['the words of money alone', readMoneyAlone],
])('an amount field that understands %s', (_, readMoney) => {
  const field = { locale: 'es-AR', currency: 'ARS' }

  it.each([
    ['86,40', 8640],
    ['86.40', 8640],
    ['1.500', 150_000],
    ['1,500', 150_000],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['$ 1.500', 150_000],
    ['15k', 1_500_000],
    ['dos mil quinientos', 250_000],
    ['1200+350', 155_000],
    ['999999999999.99', maxAmount],
  ])('reads %s', (text, amount) => {
    expect(readMoney(text, field)).toEqual({ kind: 'amount', amount })
  })

  it.each([
    ['38 lucas', 'es-AR', 'ARS', 3_800_000],
    ['medio palo', 'es-AR', 'ARS', 50_000_000],
    ['3 empanadas x 1800', 'es-AR', 'ARS', 540_000],
    ['two grand', 'en-US', 'USD', 200_000],
    ['twelve fifty', 'en-US', 'USD', 1250],
    ['20 quid', 'en-GB', 'GBP', 2000],
    ['quid fifty', 'en-GB', 'GBP', 150],
    ['buck twenty', 'en-US', 'USD', 120],
    ['mil e duzentos', 'pt-BR', 'BRL', 120_000],
    ['quatre-vingt-dix euros', 'fr-FR', 'EUR', 9000],
    ['mil doscientos', 'en-US', 'ARS', 120_000],
  ])('reads %s of %s in %s', (text, locale, currency, amount) => {
    expect(readMoney(text, { locale, currency })).toEqual({ kind: 'amount', amount })
  })

  it.each(['1.234.56', '1.234,567', '1500.000', '0.500'])('finds %s unclear', (text) => {
    expect(readMoney(text, field).kind).toBe('unclear')
  })

  it.each(['', 'pan', '-500', '500 pan', 'ayer 500'])('finds no amount in "%s"', (text) => {
    expect(readMoney(text, field)).toEqual({ kind: 'none' })
  })

  it.each([
    ['20 usd', 'es-AR', 'ARS', 'USD'],
    ['USD 20', 'en-US', 'CLP', 'USD'],
    ['20 dólares', 'es-AR', 'ARS', 'USD'],
    ['€ 86,40', 'es-AR', 'ARS', 'EUR'],
    ['R$ 30', 'pt-BR', 'USD', 'BRL'],
    ['20 quid', 'en-GB', 'USD', 'GBP'],
    ['2000 pesos', 'es-AR', 'USD', 'ARS'],
  ])('finds in %s, in %s with the currency %s, the foreign currency %s', (text, locale, currency, other) => {
    expect(readMoney(text, { locale, currency })).toMatchObject({ kind: 'foreign', currency: other })
  })

  it.each([
    ['20 quid', 'en-IE', 'EUR', 2000],
    ['20 dollars', 'en-US', 'USD', 2000],
    ['$ 20', 'es-AR', 'CLP', 2000],
    ['2000 pesos', 'es-AR', 'COP', 200_000],
  ])(
    "reads %s, in %s with the currency %s, in the household's currency",
    (text, locale, currency, amount) => {
      expect(readMoney(text, { locale, currency })).toEqual({ kind: 'amount', amount })
    },
  )

  it('refuses amounts that are too large to record', () => {
    expect(readMoney('1000000000000', field)).toEqual({ kind: 'too_large' })
  })
})
