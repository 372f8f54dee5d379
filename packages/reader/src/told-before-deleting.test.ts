import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'la torta la hizo mi mamá, no la pagamos, borrala', 'torta'],
  ['es', 'me equivoqué con la nafta, borrala', 'nafta'],
  ['es', 'al final no compré las zapatillas, borralas', 'zapatillas'],
  ['pt', 'me enganei na gasolina, apaga', 'gasolina'],
  ['pt', 'cancelaram o dentista, apaga isso', 'dentista'],
  ['en', 'mum made the cake, delete it', 'cake'],
  ['en', "we didn't go to the cinema in the end, remove it", 'cinema'],
  ['en', 'my brother paid for the pizza, take it off', 'pizza'],
] as const)('asks whether to delete the only thing that is told before (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'delete', amount: null, words, sure: false })
})

it.each([
  ['es', 'era para el trabajo, borralo'],
  ['en', 'that was for the office, delete it'],
  ['en', 'oops wrong chat, delete'],
] as const)('deletes the last one if no thing is told before (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'delete', amount: null, words: '', sure: true })
})
