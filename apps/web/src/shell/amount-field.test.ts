import { currencies, languages, largestAmount } from '@casita/contract'
import { readMoney } from '@casita/reader/money'
import { expect, it } from 'vitest'
import { amountLeft, amountRead, amountText } from './amount-field.tsx'

const read = (text: string, currency: string, locale: string = 'es') => readMoney(text, { locale, currency })

it.each(currencies)('groups an amount of %s so that it reads back the same', (currency) => {
  const amounts = [
    1,
    5,
    99,
    100,
    1050,
    99_900,
    100_000,
    123_456,
    1_250_000,
    1_250_050,
    100_000_000,
    largestAmount,
  ]
  for (const locale of languages)
    for (const minor of amounts)
      expect(read(amountText(minor, currency), currency, locale)).toEqual({ kind: 'amount', amount: minor })
})

it.each([
  ['ARS', '12500', '12.500'],
  ['ARS', '12.500', '12.500'],
  ['ARS', '1234567,5', '1.234.567,50'],
  ['ARS', '86,40', '86,40'],
  ['ARS', ' 900 ', '900'],
  ['USD', '12500', '12,500'],
  ['USD', '1234.5', '1,234.50'],
  ['USD', '86.00', '86'],
])('leaves %s %s as %s', (currency, typed, left) => {
  expect(amountLeft(typed, read(typed, currency), currency)).toBe(left)
  expect(read(left, currency)).toEqual(read(typed, currency))
})

it.each(['', '38 lucas', '20 usd', '1.23.4', 'mil'])('leaves %j as it was typed', (typed) => {
  expect(amountLeft(typed, read(typed, 'ARS'), 'ARS')).toBe(typed)
})

it.each([
  ['ARS', '12500', '$ 12.500'],
  ['ARS', '38 lucas', '$ 38.000'],
  ['ARS', 'mil', '$ 1.000'],
  ['USD', '1.234', 'USD 1,234.00'],
  ['USD', '86,4', 'USD 86.40'],
])('says how %s %s was read: %s', (currency, typed, said) => {
  expect(amountRead(typed, read(typed, currency), currency)?.replace(/\s/g, ' ')).toBe(said)
})

it.each([
  ['ARS', ''],
  ['ARS', '12.500'],
  ['ARS', '$ 12.500'],
  ['ARS', '86,40'],
  ['USD', '86'],
  ['USD', '86.00'],
  ['ARS', '1.23.4'],
])('adds nothing to %s %j', (currency, typed) => {
  expect(amountRead(typed, read(typed, currency), currency)).toBeNull()
})
