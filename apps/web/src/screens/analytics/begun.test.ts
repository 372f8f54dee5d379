import type { SpendingReport } from '@casita/contract'
import { expect, it } from 'vitest'
import { begun } from './begun.ts'

/** A report of stretches with so many expenses each. */
function report(interval: SpendingReport['interval'], ...counts: number[]) {
  return { interval, buckets: counts.map((count) => ({ count })) } as SpendingReport
}

const counts = (of: SpendingReport, least: number) => begun(of, least).map(({ count }) => count)

it('starts with the first month that has expenses', () => {
  expect(counts(report('month', 0, 0, 0, 2, 0, 5), 1)).toEqual([2, 0, 5])
})

it('keeps some empty months before the first one with expenses', () => {
  expect(counts(report('month', 0, 0, 0, 0, 0, 5), 3)).toEqual([0, 0, 5])
  expect(counts(report('month', 0, 5), 3)).toEqual([0, 5])
})

it('keeps all days of a month', () => {
  expect(counts(report('day', 0, 0, 3), 1)).toEqual([0, 0, 3])
})
