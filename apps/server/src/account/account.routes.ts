import { StreamedJson } from '../answer-bodies.ts'
import { inTransaction } from '../db/work.ts'
import type { Routes } from '../routes.ts'
import { deleteAccount } from './account.service.ts'
import { exportAccount, exportChanges, exportExpenses } from './export-account.service.ts'

export const accountRoutes: Routes<'exportAccount' | 'deleteAccount'> = {
  async exportAccount({ deps, actor }) {
    const account = await exportAccount(deps.db.read, actor)
    const head = { success: true as const, exported_at: deps.clock.now().toISOString(), ...account }
    const households = account.memberships.map(({ household_id }) => household_id)
    return new StreamedJson(head, {
      expenses: exportExpenses(deps.db.read, actor.userId, households),
      changes: exportChanges(deps.db.read, actor.userId, households),
    })
  },

  async deleteAccount({ deps, actor, body }) {
    await inTransaction(deps, (work) => deleteAccount(work, actor, body.confirm === true))
    return { success: true, message: 'Your account was deleted' }
  },
}
