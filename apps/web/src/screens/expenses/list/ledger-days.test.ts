import type { Expense } from '@casita/contract'
import { expect, it } from 'vitest'
import { daysOf } from './ledger-days.ts'

const expense = (expense_date: string, amount: number) => ({ expense_date, amount }) as Expense
const page = [expense('2026-11-20', 0.1), expense('2026-11-20', 0.2), expense('2026-11-19', 5)]

it('sums each day exactly, in minor units', () => {
  const days = daysOf(page, { has_prev: false, has_next: false })
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ['2026-11-20', 30],
    ['2026-11-19', 500],
  ])
})

it('gives no sum to a day that may go on over the edge of the page', () => {
  expect(daysOf(page, { has_prev: false, has_next: true }).map(({ total }) => total)).toEqual([30, null])
  expect(daysOf(page, { has_prev: true, has_next: false }).map(({ total }) => total)).toEqual([null, 500])
})

it('leaves a list in another order as it is, without days and their sums', () => {
  expect(daysOf(page, { has_prev: false, has_next: true }, false)).toEqual([
    { day: null, expenses: page, total: null },
  ])
})
