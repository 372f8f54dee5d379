import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** What a message records, with its day, or its kind. */
function noted(language: Language, text: string): string {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return meaning.kind
  return meaning.items
    .map(({ description, amount, date }) => `${description} ${amount / 100} ${date}`)
    .join(', ')
}

it.each([
  ['es', 'dedal 4500 ayer', 'dedal 4500 2026-11-17'],
  ['es', 'cilindro 45000 anteayer', 'cilindro 45000 2026-11-16'],
  ['es', 'cortacésped: 45.000', 'cortacésped 45000 2026-11-18'],
  ['en', 'photobooth 45 yesterday', 'photobooth 45 2026-11-17'],
  ['en', 'hen coop: 45', 'hen coop 45 2026-11-18'],
  ['en', 'shoes: 45', 'shoes 45 2026-11-18'],
  ['pt', 'roseira 45 ontem', 'roseira 45 2026-11-17'],
  ['pt', 'meeiro: 45', 'meeiro 45 2026-11-18'],
  ['fr', 'soupière 45 avant-hier', 'soupière 45 2026-11-16'],
  ['fr', 'ardoise : 45', 'ardoise 45 2026-11-18'],
] as const)('records an unusual thing with a day or a mark as without (%s: %s)', (language, text, told) => {
  expect(noted(language, text)).toBe(told)
})

it.each([
  ['es', 'corrí 45 ayer', 'not_expense'],
  ['es', 'glucosa 145 ayer', 'not_expense'],
  ['es', 'pipas no, pipa: 7,50', 'correction'],
  ['en', 'walked 45 yesterday', 'not_expense'],
  ['en', "budgie's 11 tomorrow", 'not_expense'],
  ['pt', 'dormi 45 ontem', 'not_expense'],
  ['fr', 'handicap 28,4 ce matin', 'not_expense'],
] as const)('does not record what is none without them either (%s: %s)', (language, text, kind) => {
  expect(noted(language, text)).toBe(kind)
})
