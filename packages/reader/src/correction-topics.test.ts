import { expect, it } from 'vitest'
import type { Language } from './index.ts'
import { read, readTopics } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'en realidad fueron 40 más un libro de 10'],
  ['es', 'no, eran 40 y un libro de 10'],
  ['en', 'actually it was 40 plus a book for 10'],
  ['en', 'no it was 40 and a book 10'],
  ['pt', 'na verdade foram 40 mais um livro de 10'],
  ['pt', 'não, foram 40 e mais um livro de 10'],
  ['fr', "en fait c'était 40 plus un livre à 10"],
  ['fr', "non c'était 40 et un livre 10"],
] as const)('corrects an amount and records what was bought besides (%s: %s)', (language: Language, text) => {
  const topics = readTopics(text, homeOf(language))
  expect(topics.map(({ meaning }) => meaning)).toMatchObject([
    { kind: 'correction', changes: { amount: 4000 } },
    { kind: 'expenses', items: [{ amount: 1000, categoryKind: 'education' }] },
  ])
})

it.each([
  ['pt', 'na verdade foi 40 mais 10 de frete'],
  ['pt', 'não, foi 30 e o café 5'],
  ['fr', "non c'était 30 et le café 5"],
] as const)('leaves open what a second price changes (%s: %s)', (language: Language, text) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'correction', changes: {}, sure: true })
})
