import { expect, it } from 'vitest'
import { currencies } from './currencies.ts'
import { formatMoney, fromMinor, isAmount, largestAmount, toMinor } from './money.ts'

it.each(currencies)('ten thousand amounts in %s survive serialization and add up to the cent', (currency) => {
  let sum = 0n
  let received = 0n
  for (let n = 0; n < 10_000; n++) {
    const minor = Math.floor(Math.random() ** 4 * largestAmount)
    sum += BigInt(minor)
    const wire: number = JSON.parse(JSON.stringify(fromMinor(minor)))
    expect(isAmount(wire)).toBe(true)
    received += BigInt(toMinor(wire))
    const shown = formatMoney(minor, currency, true).replace(/\D/g, '')
    expect(Number(shown)).toBe(currency === 'ARS' && minor % 100 === 0 ? minor / 100 : minor)
  }
  expect(received).toBe(sum)
})

it.each([0.001, 1.005, -0.01, 1e12, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is not a valid amount',
  (number) => {
    expect(isAmount(number)).toBe(false)
  },
)

it('pesos show no cents unless asked to', () => {
  expect(formatMoney(850_050, 'ARS')).toBe('$\u00a08.501')
  expect(formatMoney(850_050, 'ARS', true)).toBe('$\u00a08.500,50')
  expect(formatMoney(2_000, 'USD')).toBe('USD\u00a020.00')
})

it("amounts of any size are formatted by the country's rules", () => {
  const pesos = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })
  const cents = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 })
  const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
  for (let n = 0; n < 2000; n++) {
    const minor = Math.floor(10 ** (Math.random() * 13))
    expect(formatMoney(-minor, 'ARS')).toBe(`−$\u00a0${pesos.format(minor / 100)}`)
    expect(formatMoney(minor, 'USD')).toBe(`USD\u00a0${dollars.format(minor / 100)}`)
    const exact = (minor % 100 === 0 ? pesos : cents).format(minor / 100)
    expect(formatMoney(minor, 'ARS', true)).toBe(`$\u00a0${exact}`)
  }
})
