import { expect, test } from 'vitest'
import { firstName, nameAmong } from './first-name.ts'

const family = [
  { id: '1', name: 'Ana García' },
  { id: '2', name: 'Beto García' },
  { id: '3', name: ' Ana  Medina' },
]

test('somebody is spoken to by the first word of their name', () => {
  expect(firstName('  Ana María García')).toBe('Ana')
  expect(firstName(null)).toBe('')
})

test('in a household the first name is enough, until another one has the same', () => {
  expect(nameAmong(family, '2', 'Beto García')).toBe('Beto')
  expect(nameAmong(family, '1', 'Ana García')).toBe('Ana García')
  expect(nameAmong(family.slice(0, 2), '1', 'Ana García')).toBe('Ana')
})

test('somebody who has left is told from who has the same first name, too', () => {
  expect(nameAmong(family, '9', 'Ana Sosa')).toBe('Ana Sosa')
})
