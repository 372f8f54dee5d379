import { expect, it } from 'vitest'
import { capital } from './capital.ts'

it.each(['café', 'ñoquis', '2 pizzas', 'Pan', ''])('lets %j begin with a capital', (text) => {
  expect(capital(text)).not.toBe('')
})

it.each(['iPhone', 'eBay', 'éBay'])('leaves %j as it is written', (text) => {
  expect(capital(text)).toBe('')
})
