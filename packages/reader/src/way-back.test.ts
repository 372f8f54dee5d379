import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The items of a message and their amounts, if it is read as expenses. */
function noted(language: Language, text: string): string[] {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return [meaning.kind]
  return meaning.items.map(({ description, amount }) => `${description} ${amount / 100}`)
}

it.each([
  ['en', 'uber 9.50 there, 11 back', ['uber there 9.5', 'uber back 11']],
  ['en', 'bus 2.80 there and 2.80 back', ['bus there 2.8', 'bus back 2.8']],
  ['en', 'train 30 out 35 return', ['train out 30', 'train return 35']],
  ['en', 'taxi to the airport 20, back 25', ['taxi to the airport 20', 'taxi to the airport back 25']],
  ['en', "uber 9.50 to mom's, the way back was 11", ['uber 9.5', 'uber way back 11']],
  [
    'es',
    'taxi 9500 al aeropuerto, 11000 vuelta',
    ['taxi al aeropuerto 9500', 'taxi al aeropuerto vuelta 11000'],
  ],
  ['es', 'taxi 9500 para ir y 11000 para volver', ['taxi para ir 9500', 'taxi para volver 11000']],
  ['es', 'uber 9500 y de regreso 8700', ['uber 9500', 'uber de regreso 8700']],
  ['en', 'uber 9.50 and 8.70 on the way back', ['uber 9.5', 'uber on the way back 8.7']],
  ['pt', 'uber 9,50 ida, 11 volta', ['uber ida 9.5', 'uber volta 11']],
  ['pt', 'uber 9,50 pra ir e 11 pra voltar', ['uber pra ir 9.5', 'uber pra voltar 11']],
  ['fr', 'taxi 12 pour y aller et 14 pour revenir', ['taxi pour y aller 12', 'taxi pour revenir 14']],
  ['es', 'remis 9500 y remis de regreso 9800', ['remis 9500', 'remis de regreso 9800']],
  ['es', 'bus ida 200 y bus vuelta 250', ['bus ida 200', 'bus vuelta 250']],
  ['en', 'taxi 12 and taxi back 14', ['taxi 12', 'taxi back 14']],
  ['pt', 'ônibus 5 e uber de volta 25', ['ônibus 5', 'uber de volta 25']],
] as const)('records the way there and the way back (%s: %s)', (language, text, told) => {
  expect(noted(language, text)).toEqual(told)
})

it('gives both ways the same day', () => {
  const meaning = read('yesterday taxi 12 there, 9 back', homeOf('en'))
  expect(meaning).toMatchObject({ items: [{ date: '2026-11-17' }, { date: '2026-11-17', amount: 900 }] })
})

it.each([
  ['en', 'uber 20, got 15 back'],
  ['en', 'uber 20, 5 back'],
  ['en', 'and 22 back'],
  ['en', 'lunch 20, 25 back'],
  ['en', 'paid with 50, 8 back'],
  ['en', 'was the uber 9.50 there and 11 back?'],
  ['es', 'taxi 9500, me devolvieron 9000'],
  ['es', 'pagué con 20000, 11000 de vuelta'],
  ['pt', 'táxi 20, devolveu 15'],
  ['fr', 'taxi 20, rendu 15'],
] as const)('does not take money that came back for a way back (%s: %s)', (language, text) => {
  expect(noted(language, text)).toHaveLength(1)
})
