import type { RecurringExpense } from '@casita/contract'
import { expect, it } from 'vitest'
import { monthlySum } from './monthly-sum.ts'

const each = (amount: number, every: string, next_date: string | null = '2026-12-01') =>
  ({ amount, every, next_date }) as RecurringExpense

it('derives the monthly sum of recurring expenses from their yearly cost, without ended ones', () => {
  expect(monthlySum([each(350_000, 'month'), each(1200, 'year'), each(90, 'three_months')])).toBe(35_013_000)
  expect(monthlySum([each(70, 'week')])).toBe(30_438)
  expect(monthlySum([each(350_000, 'month', null)])).toBe(0)
})
