import type { Routes } from '../routes.ts'
import { listUndelivered } from './undelivered.service.ts'

export const undeliveredRoutes: Routes<'undeliveredMessages'> = {
  async undeliveredMessages({ deps, actor }) {
    return { success: true, messages: await listUndelivered(deps.db.read, actor.householdId) }
  },
}
