import { fromMinor } from '@casita/contract'
import { dayIn, monthOf } from '../calendar.ts'
import { inTransaction } from '../db/work.ts'
import { sumToCome } from '../forecast/still-to-come.ts'
import { currencyOf } from '../households/households.service.ts'
import type { Routes } from '../routes.ts'
import {
  changeRecurring,
  listRecurring,
  repeatExpense,
  resumeRecurring,
  skipRecurring,
  stopRecurring,
} from './recurring.service.ts'
import { presentRecurring } from './recurring-rows.ts'

export const recurringRoutes: Routes<
  | 'listRecurring'
  | 'repeatExpense'
  | 'changeRecurring'
  | 'skipRecurring'
  | 'stopRecurring'
  | 'resumeRecurring'
> = {
  async listRecurring({ deps, actor }) {
    const [currency, rows] = await Promise.all([
      currencyOf(deps.db.read, actor.householdId),
      listRecurring(deps.db.read, actor.householdId),
    ])
    const now = deps.clock.now()
    return {
      success: true,
      currency,
      still_to_come: fromMinor(sumToCome(rows, monthOf(dayIn(actor.timeZone, now)))),
      recurring_expenses: rows.map((row) => presentRecurring(actor, row, now)),
    }
  },

  async repeatExpense({ deps, actor, body }) {
    const { row, notedId } = await inTransaction(deps, (work) => repeatExpense(work, actor, body))
    return {
      success: true,
      message: 'Expense repeats',
      recurring_expense: presentRecurring(actor, row, deps.clock.now()),
      noted_expense_id: notedId,
    }
  },

  async changeRecurring({ deps, actor, params, body }) {
    const row = await inTransaction(deps, (work) => changeRecurring(work, actor, params.id, body))
    return {
      success: true,
      message: 'Recurring expense updated',
      recurring_expense: presentRecurring(actor, row, deps.clock.now()),
    }
  },

  async skipRecurring({ deps, actor, params }) {
    const row = await inTransaction(deps, (work) => skipRecurring(work, actor, params.id))
    return {
      success: true,
      message: 'Next time skipped',
      recurring_expense: presentRecurring(actor, row, deps.clock.now()),
    }
  },

  async stopRecurring({ deps, actor, params }) {
    await inTransaction(deps, (work) => stopRecurring(work, actor, params.id))
    return { success: true, message: 'Recurring expense stopped' }
  },

  async resumeRecurring({ deps, actor, params }) {
    const { row } = await inTransaction(deps, (work) => resumeRecurring(work, actor, params.id))
    return {
      success: true,
      message: 'Recurring expense resumed',
      recurring_expense: presentRecurring(actor, row, deps.clock.now()),
    }
  },
}
