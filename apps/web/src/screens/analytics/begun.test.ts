import type { SpendingReport } from '@casita/contract'
import { expect, it } from 'vitest'
import { begun } from './begun.ts'

/** A report of stretches with so many expenses each. */
function report(interval: SpendingReport['interval'], ...counts: number[]) {
  return { interval, buckets: counts.map((count) => ({ count })) } as SpendingReport
}

const counts = (of: SpendingReport, least: number) => begun(of, least).map(({ count }) => count)

it('begins where a household began to write down what it spends', () => {
  expect(counts(report('month', 0, 0, 0, 2, 0, 5), 1)).toEqual([2, 0, 5])
})

it('leaves some empty months in front of a first one, so that its bar stands in time', () => {
  expect(counts(report('month', 0, 0, 0, 0, 0, 5), 3)).toEqual([0, 0, 5])
  expect(counts(report('month', 0, 5), 3)).toEqual([0, 5])
})

it('keeps the days of a month together', () => {
  expect(counts(report('day', 0, 0, 3), 1)).toEqual([0, 0, 3])
})
