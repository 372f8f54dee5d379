import { dayIn } from '../calendar.ts'
import { inTransaction } from '../db/work.ts'
import { currencyOf } from '../households/households.service.ts'
import type { Routes } from '../routes.ts'
import { deleteBudget, listBudgets, restoreBudget } from './budgets.service.ts'
import { presentBudget } from './present.ts'
import { setBudget } from './set-budget.service.ts'

export const budgetRoutes: Routes<'listBudgets' | 'setBudget' | 'deleteBudget' | 'restoreBudget'> = {
  async listBudgets({ deps, actor }) {
    const today = dayIn(actor.timeZone, deps.clock.now())
    const [currency, budgets] = await Promise.all([
      currencyOf(deps.db.read, actor.householdId),
      listBudgets(deps.db.read, actor.householdId, { day: today, today }),
    ])
    return { success: true, currency, budgets: budgets.map(presentBudget) }
  },

  async setBudget({ deps, actor, body }) {
    const budget = await inTransaction(deps, (work) => setBudget(work, actor, body))
    return { success: true, message: 'Budget saved', budget: presentBudget(budget) }
  },

  async deleteBudget({ deps, actor, params }) {
    await inTransaction(deps, (work) => deleteBudget(work, actor, params.id))
    return { success: true, message: 'Budget deleted' }
  },

  async restoreBudget({ deps, actor, params }) {
    await inTransaction(deps, (work) => restoreBudget(work, actor, params.id))
    return { success: true, message: 'Budget restored' }
  },
}
