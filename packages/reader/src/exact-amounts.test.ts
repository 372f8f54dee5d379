import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', '8.900 para ser exacta', 890000],
  ['es', 'eran 8.900 exactos', 890000],
  ['en', '89.50 to be exact', 8950],
  ['en', 'it was 89 exactly', 8900],
  ['pt', '89,50 pra ser exata', 8950],
  ['fr', '89,50 pour être exact', 8950],
] as const)('corrects an amount that is said to be exact (%s: %s)', (language, text, amount) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'correction', changes: { amount }, sure: true })
})

it.each([
  ['es', 'pan 8.900 exactos', 'pan'],
  ['en', 'taxi 20 exactly', 'taxi'],
  ['pt', 'táxi 20 exatos', 'táxi'],
  ['fr', 'taxi 20 exactement', 'taxi'],
] as const)('records a thing whose price is said to be exact (%s: %s)', (language, text, description) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ description }] })
})
