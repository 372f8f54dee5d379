import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The descriptions and amounts of a message, or its kind. */
function noted(language: Language, text: string): string {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return meaning.kind
  return meaning.items.map(({ description, amount }) => `${description} ${amount / 100}`).join(', ')
}

it.each([
  [
    'es',
    'en el mercado gasté 18400 en fruta 12000 en pollo y 6500 en huevos',
    'fruta 18400, pollo 12000, huevos 6500',
  ],
  ['es', 'gasté 5000 en nafta 3000 en peaje', 'nafta 5000, peaje 3000'],
  ['es', 'gasté 350 en el súper 120 en la farmacia y 80 en pan', 'súper 350, farmacia 120, pan 80'],
  ['es', 'puse veinte mil de nafta cinco mil de peaje', 'nafta 20000, peaje 5000'],
  ['pt', 'gastei 18,40 em fruta 12 em frango e 6,50 em ovos', 'fruta 18.4, frango 12, ovos 6.5'],
  [
    'pt',
    'na feira gastei dez reais de tomate oito de batata e quinze de banana',
    'tomate 10, batata 8, banana 15',
  ],
  ['pt', 'paguei vinte no uber doze no café e trinta na pizza', 'uber 20, café 12, pizza 30'],
  ['en', 'spent 12 on fruit 8 on bread and 5 on eggs', 'fruit 12, bread 8, eggs 5'],
  ['fr', 'vingt euros de viande dix de légumes', 'viande 20, légumes 10'],
] as const)('takes each thing for the price right before it (%s: %s)', (language, text, told) => {
  expect(noted(language, text)).toBe(told)
})

it.each([
  ['es', 'compré 2 de leche 1800', '2 de leche 1800'],
  ['es', 'dos de pan 500 y tres de leche 900', 'dos de pan 500, leche 900'],
  ['es', 'cine 4500 con Ana 3000 con Bruno', 'ambiguous'],
] as const)(
  'does not take a number of pieces, or who was there, for that (%s: %s)',
  (language, text, told) => {
    expect(noted(language, text)).toBe(told)
  },
)
