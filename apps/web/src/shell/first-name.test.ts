import { expect, test } from 'vitest'
import { firstName, nameAmong } from './first-name.ts'

const family = [
  { id: '1', name: 'Ana García' },
  { id: '2', name: 'Beto García' },
  { id: '3', name: ' Ana  Medina' },
]

test('people are addressed by the first word of their name', () => {
  expect(firstName('  Ana María García')).toBe('Ana')
  expect(firstName(null)).toBe('')
})

test('in a household the first name is enough unless another member has the same one', () => {
  expect(nameAmong(family, '2', 'Beto García')).toBe('Beto')
  expect(nameAmong(family, '1', 'Ana García')).toBe('Ana García')
  expect(nameAmong(family.slice(0, 2), '1', 'Ana García')).toBe('Ana')
})

test('a former member is shown with the full name if a member has the same first name', () => {
  expect(nameAmong(family, '9', 'Ana Sosa')).toBe('Ana Sosa')
})
