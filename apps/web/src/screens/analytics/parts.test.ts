import type { SpendingReport } from '@casita/contract'
import { expect, it } from 'vitest'
import { tint } from '../../ui/avatar.tsx'
import { partsOf } from './parts.tsx'

const colorsOf = (...ids: string[]) =>
  partsOf({ groups: ids.map((id) => ({ id, name: 'Ana' })) } as SpendingReport, 'member', '').map(
    ({ color }) => color,
  )

it("draws a member's bars in the colour of their initials", () => {
  expect(colorsOf('ana', 'cora')).toEqual([tint('ana'), tint('cora')])
})

it('uses different colours for members whose initials have the same colour', () => {
  expect(tint('ana')).toBe(tint('mateo'))
  expect(new Set(colorsOf('ana', 'mateo')).size).toBe(2)
})
