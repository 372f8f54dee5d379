import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { onlySpent } from './meaning.ts'
import { homeOf } from './testing/home.ts'

const amountsAsked = (language: 'es' | 'en' | 'pt' | 'fr', text: string) => {
  const meaning = read(text, homeOf(language))
  return meaning.kind === 'ambiguous'
    ? meaning.readings.map((items) => items.map(({ amount }) => amount / 100).join(' + '))
    : meaning.kind
}

describe('a deposit beside the price of what was hired', () => {
  it.each([
    ['es', 'bicis 40 y 60 de fianza que devuelven', 4000],
    ['en', 'kayak hire 30, deposit 50 we get back', 3000],
    ['en', 'tent 60, refundable deposit 40', 6000],
    ['pt', 'fantasia 60, caução 100 que devolvem', 6000],
    ['fr', 'smoking 45, caution 50 rendue', 4500],
    ['fr', 'fût 80, 30 de consigne remboursable', 8000],
  ] as const)('is not recorded if it comes back (%s: %s)', (language, text, amount) => {
    expect(onlySpent(read(text, homeOf(language)))).toMatchObject({ amount })
  })

  it.each([
    ['es', 'bicis 40, fianza 60', ['40', '40 + 60']],
    ['en', 'kayak hire 30, deposit 50', ['30', '30 + 50']],
    ['en', 'catering 450, deposit 100', ['450', '100', '450 + 100']],
    ['pt', 'fantasia 60, caução 100', ['60', '60 + 100']],
    ['fr', 'château gonflable 95, caution 150', ['95', '95 + 150']],
    ['en', 'tent 60, non refundable deposit 40', ['40', '60 + 40']],
  ] as const)('is asked about otherwise (%s: %s)', (language, text, readings) => {
    expect(amountsAsked(language, text)).toEqual(readings)
  })

  it('is recorded if it is only that of a bottle', () => {
    expect(amountsAsked('en', 'lemonade 9.80, deposit 0.50')).toBe('expenses')
  })
})

describe('what is paid later', () => {
  it.each([
    ['en', 'photographer deposit 200, balance 450 on the day', 20000],
    ['pt', 'cortinas, sinal 90, resto 110 na entrega', 9000],
    ['fr', 'menuisier, acompte 100, solde 450 à la livraison', 10000],
  ] as const)('is not recorded with the deposit (%s: %s)', (language, text, amount) => {
    expect(onlySpent(read(text, homeOf(language)))).toMatchObject({ amount })
  })
})

describe('a deposit that was paid before the rest', () => {
  it.each([
    ['es', 'fotógrafo, pagué el saldo 650, la seña de 300 fue en marzo', 65000],
    ['en', 'cottage, paid the balance 520, deposit was 260', 52000],
    ['pt', 'buffet, paguei o resto 650, o sinal de 300 foi em março', 65000],
  ] as const)('is not recorded again (%s: %s)', (language, text, amount) => {
    expect(onlySpent(read(text, homeOf(language)))).toMatchObject({ amount })
  })

  it('is recorded if it is for another thing', () => {
    const meaning = read('paid the balance 520 and a deposit of 100 for the tent', homeOf('en'))
    expect(onlySpent(meaning)).toBeNull()
  })
})
