import { expect, test } from 'vitest'
import { initials, tint } from './avatar.tsx'

test('initials are the first letters of the first and the last word of a name', () => {
  expect(initials('Ana María García')).toBe('AG')
  expect(initials('  beto  ')).toBe('B')
})

test("a person without a name is 'U'", () => {
  expect(initials('')).toBe('U')
  expect(initials(null)).toBe('U')
})

test('a family whose names are alike is told apart by its colours', () => {
  const colours = ['Ana García', 'Beto García', 'Cora Medina', 'Mateo García'].map(tint)
  expect(new Set(colours).size).toBe(4)
})
