import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'cambiá los pañales', 'pañales'],
  ['es', 'poné la mesa', 'mesa'],
  ['en', 'change the nappy', 'nappy'],
  ['en', 'move the car', 'car'],
  ['pt', 'troca a lâmpada', 'lâmpada'],
  ['pt', 'muda de assunto', 'assunto'],
  ['fr', 'mets la table', 'table'],
  ['fr', 'change la couche', 'couche'],
] as const)('an order about a thing gives no expense a new name (%s: %s)', (language, text, about) => {
  const meaning = read(text, homeOf(language))
  expect(meaning).toMatchObject({ kind: 'correction', about, changes: {} })
})

it.each([
  ['es', 'poné farmacia', 'farmacia'],
  ['en', 'change coffee to tea', 'tea'],
] as const)(
  'a thing without an article, or behind "to", is the new name (%s: %s)',
  (language, text, description) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { description } })
  },
)

it.each([
  ['es', 'chat equivocado'],
  ['en', 'wrong chat'],
  ['en', 'wrong size'],
  ['pt', 'chat errado'],
  ['fr', 'mauvaise conversation'],
] as const)('a remark that something was the wrong one changes nothing (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'small_talk' })
})
