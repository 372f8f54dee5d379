import { expect, it } from 'vitest'
import { capital } from './capital.ts'

it.each(['café', 'ñoquis', '2 pizzas', 'Pan', ''])('capitalizes %j', (text) => {
  expect(capital(text)).not.toBe('')
})

it.each(['iPhone', 'eBay', 'éBay'])('leaves %j unchanged', (text) => {
  expect(capital(text)).toBe('')
})
