import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'borra lo último que al final las devolvimos'],
  ['pt', 'apaga o último que no fim devolvi'],
  ['en', 'delete the last one, we returned it'],
  ['fr', "supprime le dernier vu que je l'ai rendu"],
] as const)('what is to be deleted is surely the last, though it is told why (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words: '', sure: true })
})

it.each([
  ['es', 'la luz no la borres', 'luz'],
  ['pt', 'a luz não apaga', 'luz'],
  ['fr', "le gaz, ne l'enlève pas", 'gaz'],
] as const)('what is not to be deleted stays (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', words, keeps: true })
})
