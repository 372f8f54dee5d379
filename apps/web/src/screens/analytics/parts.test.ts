import type { SpendingReport } from '@casita/contract'
import { expect, it } from 'vitest'
import { tint } from '../../ui/avatar.tsx'
import { partsOf } from './parts.tsx'

const colorsOf = (...names: string[]) =>
  partsOf({ groups: names.map((name) => ({ id: name, name })) } as SpendingReport, 'member', '').map(
    ({ color }) => color,
  )

it("draws a member's bars in the colour of their initials", () => {
  expect(colorsOf('Ana García', 'Beto García')).toEqual([tint('Ana García'), tint('Beto García')])
})

it('tells members apart whose initials have the same colour', () => {
  expect(tint('Ana García')).toBe(tint('Tomás García'))
  expect(new Set(colorsOf('Ana García', 'Tomás García')).size).toBe(2)
})
