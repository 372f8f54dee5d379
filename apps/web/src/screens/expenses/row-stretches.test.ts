import { expect, test } from 'vitest'
import { stretchesOf } from './row-stretches.ts'

test('consecutive rows are named as a range', () => {
  expect(stretchesOf([7])).toBe('7')
  expect(stretchesOf([2, 3, 4, 7, 9, 10])).toBe('2–4, 7, 9–10')
})
