import type { Expense } from '@casita/contract'
import { expect, it } from 'vitest'
import { daysOf } from './ledger-days.ts'

const expense = (expense_date: string, amount: number) => ({ expense_date, amount }) as Expense
const page = [expense('2026-11-20', 0.1), expense('2026-11-20', 0.2), expense('2026-11-19', 5)]

it('totals each day exactly, in minor units', () => {
  const days = daysOf(page, { has_prev: false, has_next: false })
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ['2026-11-20', 30],
    ['2026-11-19', 500],
  ])
})

it('gives a day that may continue on another page its whole sum, or none if that is unknown', () => {
  const edge_days = [{ day: '2026-11-19', total: 12.34 }]
  const totals = (ends: Parameters<typeof daysOf>[1]) => daysOf(page, ends).map(({ total }) => total)
  expect(totals({ has_prev: false, has_next: true, edge_days })).toEqual([30, 1234])
  expect(totals({ has_prev: false, has_next: true })).toEqual([30, null])
  expect(totals({ has_prev: true, has_next: false, edge_days })).toEqual([null, 500])
})

it('does not group expenses by day in another order', () => {
  expect(daysOf(page, { has_prev: false, has_next: true }, false)).toEqual([
    { day: null, expenses: page, total: null },
  ])
})
