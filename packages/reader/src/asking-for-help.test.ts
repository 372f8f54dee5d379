import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'puedes anotar mis gastos?'],
  ['es', '¿me podés anotar los gastos?'],
  ['es', 'vos anotás los gastos?'],
  ['es', 'esto pa q sirve'],
  ['en', 'can you record my expenses please?'],
  ['pt', 'dá pra anotar os gastos aqui?'],
  ['pt', 'você anota meus gastos?'],
  ['pt', 'pra que serve isso?'],
  ['es', '¿por dónde empiezo?'],
  ['pt', 'como q eu começo?'],
  ['pt', 'olá, boa tarde. comecei agora, o que é que tenho de fazer?'],
  ['es', 'buenas tardes! esto apunta solo los gastos si te los voy contando?'],
  ['es', 'hola, ya nos anotamos mi esposo y yo, qué onda, cómo funciona esto'],
  ['fr', "salut, avec ma femme on vient juste de s'inscrire, comment ça marche"],
] as const)('asks for help by asking what it can do (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'help', sure: true })
})

it.each([
  ['es', 'puedes anotar 500 de pan?'],
  ['pt', 'anota os gastos: luz 50, água 30'],
] as const)('is not meant by an order to record something (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('expenses')
})
