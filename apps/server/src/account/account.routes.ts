import { StreamedJson } from '../answer-bodies.ts'
import { inTransaction } from '../db/work.ts'
import type { Routes } from '../routes.ts'
import { deleteAccount } from './account.service.ts'
import { exportAccount, exportExpenses } from './export-account.service.ts'

export const accountRoutes: Routes<'exportAccount' | 'deleteAccount'> = {
  async exportAccount({ deps, actor }) {
    const head = {
      success: true as const,
      exported_at: deps.clock.now().toISOString(),
      ...(await exportAccount(deps.db.read, actor)),
    }
    return new StreamedJson(head, 'expenses', exportExpenses(deps.db.read, actor.userId))
  },

  async deleteAccount({ deps, actor, body }) {
    await inTransaction(deps, (work) => deleteAccount(work, actor, body.confirm === true))
    return { success: true, message: 'Your account was deleted' }
  },
}
