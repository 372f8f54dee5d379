import { inTransaction } from '../db/work.ts'
import type { Routes } from '../routes.ts'
import { changeSettings, getSettings } from './users.service.ts'

export const userRoutes: Routes<'getSettings' | 'changeSettings'> = {
  async getSettings({ deps, actor }) {
    return { success: true, settings: await getSettings(deps.db.read, actor.userId) }
  },

  async changeSettings({ deps, actor, body }) {
    await inTransaction(deps, (work) => changeSettings(work, actor, body))
    return {
      success: true,
      settings: await getSettings(deps.db.read, actor.userId),
      message: 'Settings updated',
    }
  },
}
