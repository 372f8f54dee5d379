import { expect, it } from 'vitest'
import { read } from './index.ts'
import { onlySpent } from './meaning.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'lavarropas 389.999 en 9 cuotas, pasaron la primera de 43.333', 4333300],
  ['es', 'colchón 6x 50 mil, hoy la primera', 5000000],
  ['en', 'sofa 900 in 3 installments, the first one 300 today', 30000],
  ['pt', 'curso 1.980 em 10x, entrou a primeira 198', 19800],
  ['pt', 'fogão 5x 44, a primeira caiu', 4400],
  ['fr', 'canapé 1200 en 4 fois, première échéance 300 prélevée', 30000],
] as const)('records the one instalment that was paid (%s: %s)', (language, text, amount) => {
  expect(onlySpent(read(text, homeOf(language)))).toMatchObject({ amount })
})

it.each([
  ['es', 'club 240, primera clase 120', '240 + 120'],
  ['en', 'course 90, first class 30', '90 + 30'],
  ['pt', 'segunda 20 gasóleo, terça 5 parque', '20 + 5'],
  ['pt', 'inspeção 36 e passou à segunda, a reinspeção 9', '36 + 9'],
] as const)('takes no other first thing for an instalment (%s: %s)', (language, text, amounts) => {
  const meaning = read(text, homeOf(language))
  const items = meaning.kind === 'expenses' ? meaning.items : []
  expect(items.map(({ amount }) => amount / 100).join(' + ')).toBe(amounts)
})

it.each([
  ['Spotify mensualidad 16 900', 16_900],
  ['patente, cuota 6 870', 6870],
  ['el colegio cuota 3 185 400', 185_400],
] as const)('reads thousands with a blank behind the word for one (%s)', (text, amount) => {
  expect(onlySpent(read(text, homeOf('es', { currency: 'COP' })))).toMatchObject({ amount: amount * 100 })
})
