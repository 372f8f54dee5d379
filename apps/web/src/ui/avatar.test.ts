import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test('initials are the first letters of the first and the last word of a name', () => {
  expect(initials('Ana María García')).toBe('AG')
  expect(initials('  beto  ')).toBe('B')
})

test("a person without a name has the initial 'U'", () => {
  expect(initials('')).toBe('U')
  expect(initials(null)).toBe('U')
})
