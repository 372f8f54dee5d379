import {
  currentHousehold,
  dashboardStats,
  listBudgets,
  listCategories,
  listExpenses,
  listInvitations,
  me,
  monthOverview,
} from '@casita/contract'
import { expect, test } from 'vitest'
import { latest } from './dashboard.ts'
import { dashboardPaths, personPaths } from './prefetch.ts'
import { addressOf } from './request.ts'

test('the prefetched requests are those that the screens make', () => {
  expect(personPaths).toEqual([addressOf(me, {})])
  expect(dashboardPaths).toEqual([
    addressOf(dashboardStats, {}),
    addressOf(currentHousehold, {}),
    addressOf(monthOverview, {}),
    addressOf(listBudgets, {}),
    addressOf(listExpenses, { query: latest }),
    addressOf(listCategories, {}),
    addressOf(listInvitations, {}),
  ])
})
