import { inTransaction } from '../db/work.ts'
import type { Routes } from '../routes.ts'
import { deleteAccount, exportAccount } from './account.service.ts'

export const accountRoutes: Routes<'exportAccount' | 'deleteAccount'> = {
  async exportAccount({ deps, actor }) {
    return {
      success: true,
      exported_at: deps.clock.now().toISOString(),
      ...(await exportAccount(deps.db.read, actor)),
    }
  },

  async deleteAccount({ deps, actor, body }) {
    await inTransaction(deps, (work) => deleteAccount(work, actor, body.confirm === true))
    return { success: true, message: 'Your account was deleted' }
  },
}
