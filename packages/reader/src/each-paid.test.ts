import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

const members = [
  { id: 'ana', name: 'Ana' },
  { id: 'karim', name: 'Karim' },
  { id: 'leo', name: 'Leo' },
]

/** The items of a message with their payers, or its kind. */
function noted(language: Language, text: string): string[] {
  const meaning = read(text, homeOf(language, { currency: 'EUR', members }))
  if (meaning.kind !== 'expenses') return [meaning.kind]
  return meaning.items.map(
    ({ description, amount, payerId }) => `${description} ${amount / 100} ${payerId ?? 'me'}`,
  )
}

it.each([
  ['es', 'cine 11,50 yo y 11,50 Karim', ['cine 11.5 me', 'cine 11.5 karim']],
  ['en', 'lunch me 12, Karim 14', ['lunch 12 me', 'lunch 14 karim']],
  ['pt', 'almoço 12 eu e 14 karim', ['almoço 12 me', 'almoço 14 karim']],
  ['fr', 'ciné 11,50 moi et 11,50 karim', ['ciné 11.5 me', 'ciné 11.5 karim']],
  ['en', 'dinner 40, 15 me and 25 Karim', ['dinner 15 me', 'dinner 25 karim']],
  ['fr', 'resto 60 : moi 25, Karim 20, Leo 15', ['resto 25 me', 'resto 20 karim', 'resto 15 leo']],
] as const)('records what each of the members paid (%s: %s)', (language, text, told) => {
  expect(noted(language, text)).toEqual(told)
})

it('gives all of them the same day', () => {
  const meaning = read('cinema yesterday 12 me, 9 Karim', homeOf('en', { members }))
  expect(meaning).toMatchObject({ items: [{ date: '2026-11-17' }, { date: '2026-11-17', amount: 900 }] })
})

it.each([
  ['en', 'dinner 40, 15 me and 20 Karim'],
  ['en', 'was the cinema 11.50 me and 11.50 Karim?'],
  ['es', 'zapatos 40 yo'],
  ['fr', 'pain 3 moi et 4 pour Karim'],
  ['en', 'cinema 11.50 me and 11.50 Zoe'],
] as const)('reads no payers where that is not said (%s: %s)', (language, text) => {
  expect(noted(language, text).join()).not.toContain('karim')
})
