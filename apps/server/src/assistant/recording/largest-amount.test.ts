import { largestAmount } from '@casita/contract'
import { maxAmount } from '@casita/reader'
import { expect, it } from 'vitest'

it('the largest amount that is read is the largest that is recorded', () => {
  expect(maxAmount).toBe(largestAmount)
})
