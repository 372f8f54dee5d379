import { expect, it } from 'vitest'
import { capital } from './capital.ts'

it.each([
  ['café', 'Café'],
  ['ñoquis', 'Ñoquis'],
  ['¿qué fue?', '¿Qué fue?'],
  ['a b', 'A b'],
])('capitalizes %j', (text, capitalized) => {
  expect(capital(text)).toBe(capitalized)
})

it.each(['iPhone', 'eBay', 'éBay', '2 pizzas', '🍝 ñoquis', 'Pan', ''])('leaves %j unchanged', (text) => {
  expect(capital(text)).toBe(text)
})
