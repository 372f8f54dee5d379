import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'cena para 4'],
  ['es', 'asado para 10'],
  ['pt', 'bolo pra 20'],
  ['pt', 'mesa pra 4'],
  ['en', 'dinner for 4'],
  ['en', 'bbq for 8'],
  ['fr', 'dîner pour 4'],
  ['fr', 'table pour 6'],
] as const)('for how many something is, is not its price (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'missing_amount' })
})

it.each([
  ['es', 'cena para 4 12.500', 12_500],
  ['es', 'cena para 4, 12.500', 12_500],
  ['pt', 'jantar pra 4, 180', 180],
  ['en', 'dinner for 4 was 86', 86],
  ['en', 'dinner for 45', 45],
  ['en', 'lunch for 12', 12],
  ['en', 'dinner for $9', 9],
  ['fr', 'pizza pour 12', 12],
  ['fr', 'resto pour 45', 45],
  ['fr', 'table pour 6, 145', 145],
  ['es', 'tacos para 4 380', 380],
  ['pt', 'almoço para 2 258', 258],
  ['en', 'dinner for 2 58', 58],
  ['en', 'dinner 80 for 4', 80],
  ['fr', 'raclette pour 4 62', 62],
  ['fr', 'sushis 27,40 pour 3', 27.4],
] as const)('a price is read behind it, or in its place (%s: %s)', (language, text, amount) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ amount: amount * 100 }] })
})

it.each([
  ['es', 'compré 2'],
  ['en', 'got 2'],
  ['pt', 'comprei 3'],
  ['fr', "j'en ai pris 2"],
] as const)('how many were bought is asked about if no thing is named (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'ambiguous', why: 'intent' })
})

it.each([
  ['es', 'eran 8,50 el kilo'],
  ['es', 'el pan era 8,50 el kilo'],
  ['en', 'it was 8.50 a kilo'],
  ['fr', "c'était 8,50 le kilo"],
] as const)('the price of a unit corrects no amount (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: {} })
})
