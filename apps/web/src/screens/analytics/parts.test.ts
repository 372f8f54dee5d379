import type { SpendingReport } from '@casita/contract'
import { expect, it } from 'vitest'
import { tint } from '../../ui/tints.ts'
import { partsOf } from './parts.tsx'

const colorsOf = (ids: readonly string[], members: readonly string[]) =>
  partsOf({ groups: ids.map((id) => ({ id, name: 'Ana' })) } as SpendingReport, 'member', '', members).map(
    ({ color }) => color,
  )

it("draws a member's bars in the colour of their initials", () => {
  expect(colorsOf(['cora', 'ana'], ['ana', 'cora'])).toEqual([tint('cora'), tint('ana')])
})

it('draws somebody who has left in a colour that no member has', () => {
  expect(tint('mateo')).toBe(tint('ana'))
  const [left, member] = colorsOf(['mateo', 'ana'], ['ana'])
  expect(member).toBe(tint('ana'))
  expect(left).not.toBe(member)
})
