import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['en', 'the nanny 45', 'nanny', 45],
  ['en', 'the cook 40', 'cook', 40],
  ['en', 'the sitter 45.50', 'sitter', 45.5],
  ['es', 'la niñera 45', 'niñera', 45],
  ['pt', 'a babá 45', 'babá', 45],
  ['fr', 'la nounou 45', 'nounou', 45],
] as const)('takes a thing and its price for an expense, not for a change (%s: %s)', (...row) => {
  const [language, text, description, amount] = row
  expect(read(text, homeOf(language))).toMatchObject({
    kind: 'expenses',
    items: [{ description, amount: amount * 100 }],
  })
})

it.each([
  ['en', 'the second one 45'],
  ['en', 'the nanny should be 45'],
] as const)('takes what points at a recorded one for a change (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('correction')
})
