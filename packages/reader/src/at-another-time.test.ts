import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'el mes pasado fue 2800'],
  ['es', 'la otra vez salió como 3000'],
  ['en', 'last month it was 2.80'],
  ['en', 'last year it was 40'],
  ['pt', 'mês passado foi 28'],
  ['pt', 'da última vez saiu 30'],
  ['fr', "le mois dernier c'était 2,80"],
  ['fr', "la dernière fois c'était 3"],
] as const)('what something cost before is no expense and corrects none (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'quote' })
})

it('a price of yesterday is one of an expense', () => {
  expect(read('yesterday it was 3', homeOf('en')).kind).toBe('correction')
})
