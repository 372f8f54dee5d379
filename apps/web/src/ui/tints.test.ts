import { expect, test } from 'vitest'
import { tint, tints, tintsOf } from './tints.ts'

test('people with similar ids still get every colour', () => {
  const ids = Array.from({ length: 100 }, (_, place) => `0190a000-0000-7000-8000-${100 + place}`)
  expect(new Set(ids.map(tint))).toEqual(new Set(tints))
})

test('no two people of a household have the same colour while there are enough of them', () => {
  const ids = ['ana', 'mateo', ...Array.from({ length: tints.length - 2 }, (_, place) => `person ${place}`)]
  expect(tint('mateo')).toBe(tint('ana'))
  expect(new Set(tintsOf(ids).values())).toEqual(new Set(tints))
})

test('somebody who joins changes nobody’s colour', () => {
  expect(tint('mateo')).toBe(tint('ana'))
  const before = tintsOf(['ana', 'cora'])
  expect([...tintsOf(['ana', 'cora', 'mateo'])].slice(0, 2)).toEqual([...before])
})

test('people beyond the number of colours keep that of their id', () => {
  const ids = Array.from({ length: 30 }, (_, place) => `person ${place}`)
  expect(tintsOf(ids).get('person 29')).toBe(tint('person 29'))
})
