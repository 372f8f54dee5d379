import { expect, test } from 'vitest'
import { readTyped } from './typed-phone.ts'

test('takes digits, blanks, hyphens and parentheses, and drops every other sign', () => {
  expect(readTyped('(11) 5263-4018x.', 'AR')).toEqual({ country: 'AR', number: '(11) 5263-4018' })
})

test('a pasted international number chooses its country', () => {
  expect(readTyped('+52 55 1234 5678', 'AR')).toEqual({ country: 'MX', number: '55 1234 5678' })
})

test('a pasted number of a country that we do not take stays as digits for the chosen one', () => {
  expect(readTyped('+81 90-1234-5678', 'AR')).toEqual({ country: 'AR', number: '81 90-1234-5678' })
})

test('a plus sign typed alone is not a country yet', () => {
  expect(readTyped('+5', 'AR')).toEqual({ country: 'AR', number: '5' })
})
