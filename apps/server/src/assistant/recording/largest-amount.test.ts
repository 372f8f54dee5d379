import { largestAmount } from '@casita/contract'
import { maxAmount } from '@casita/reader'
import { expect, it } from 'vitest'

it('the largest amount that can be read equals the largest that can be recorded', () => {
  expect(maxAmount).toBe(largestAmount)
})
