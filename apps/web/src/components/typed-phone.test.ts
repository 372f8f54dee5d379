import { expect, test } from 'vitest'
import { readTyped } from './typed-phone.ts'

test('keeps digits, spaces, hyphens and parentheses, and drops every other character', () => {
  expect(readTyped('(11) 5263-4018x.', 'AR')).toEqual({ country: 'AR', number: '(11) 5263-4018' })
})

test('a pasted international number selects its country', () => {
  expect(readTyped('+52 55 1234 5678', 'AR')).toEqual({ country: 'MX', number: '55 1234 5678' })
})

test('a pasted number of an unsupported country keeps its digits and the selected country', () => {
  expect(readTyped('+81 90-1234-5678', 'AR')).toEqual({ country: 'AR', number: '81 90-1234-5678' })
})

test('an incomplete country code does not select a country', () => {
  expect(readTyped('+5', 'AR')).toEqual({ country: 'AR', number: '5' })
})
