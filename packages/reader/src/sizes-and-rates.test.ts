import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { onlySpent } from './meaning.ts'
import { homeOf } from './testing/home.ts'

/** The amounts that a message records, or an empty list. */
function amounts(language: Language, text: string): number[] {
  const meaning = read(text, homeOf(language))
  return meaning.kind === 'expenses' ? meaning.items.map(({ amount }) => amount / 100) : []
}

describe('the prices of several sizes', () => {
  it.each([
    ['es', 'media ración de bravas 8, entera 14, pedimos la media', 'media ración de bravas', 8],
    ['es', 'pizza chica 9000, grande 14000, pedimos la grande', 'pizza', 14_000],
    ['en', 'small pizza 14, large 16, I got the small', 'small pizza', 14],
    ['en', 'latte small 4, large 6, ordered the large', 'latte, large', 6],
    ['pt', 'porção inteira de camarão 58, meia 34, pedimos a inteira', 'porção inteira de camarão', 58],
    ['fr', "menu enfant 8, adulte 14, on a pris l'adulte", 'menu, adulte', 14],
  ] as const)('are left out if the last clause says which one was taken (%s: %s)', (...row) => {
    const [language, text, description, amount] = row
    expect(onlySpent(read(text, homeOf(language)))).toMatchObject({ description, amount: amount * 100 })
  })

  it('are all recorded if the last clause names another thing', () => {
    expect(amounts('en', 'small pizza 14, large pizza 16, took the bus')).toEqual([14, 16])
    expect(amounts('es', 'empanada 3000, gaseosa 2500, pedimos la cuenta')).toEqual([3000, 2500])
  })
})

describe('the price of a unit', () => {
  it.each([
    ['es', 'asado 9.800 el kilo, mi pedazo 14.210', [14_210]],
    ['en', 'salad bar 14.99/lb, my plate 9.20', [9.2]],
    ['pt', 'self service 74,90/kg, meu prato 31,46', [31.46]],
    ['fr', 'buffet au poids 24,90/kg, mon assiette 12,30', [12.3]],
  ] as const)('is left out before that of the writer’s own piece (%s: %s)', (language, text, paid) => {
    expect(amounts(language, text)).toEqual(paid)
  })

  it('is recorded before the price of another thing', () => {
    expect(amounts('pt', 'tomate 12/kg, batata 8,50')).toEqual([12, 8.5])
  })
})

describe('the number after a birthday', () => {
  it.each([
    ['es', 'torta para el cumple 15000', [15_000]],
    ['es', 'globos del cumple 5000', [5000]],
    ['es', 'tarta para el cumple 35', [35]],
    ['es', 'la abuela cumple 90, torta 15000', [15_000]],
    ['es', 'mañana cumple 8', []],
  ] as const)('is a price if it is no age (%s: %s)', (language, text, paid) => {
    expect(amounts(language, text)).toEqual(paid)
  })
})
