import { expect, test } from 'vitest'
import { initials, tint, tints } from './avatar.tsx'

test('initials are the first letters of the first and the last word of a name', () => {
  expect(initials('Ana María García')).toBe('AG')
  expect(initials('  beto  ')).toBe('B')
})

test("a person without a name has the initial 'U'", () => {
  expect(initials('')).toBe('U')
  expect(initials(null)).toBe('U')
})

test('people with similar ids still get every colour', () => {
  const ids = Array.from({ length: 100 }, (_, place) => `0190a000-0000-7000-8000-${100 + place}`)
  expect(new Set(ids.map(tint))).toEqual(new Set(tints))
})
