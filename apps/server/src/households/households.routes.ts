import { inTransaction } from '../db/work.ts'
import type { Routes } from '../routes.ts'
import { answerWithHousehold } from './household-answer.ts'
import { listHouseholdChanges } from './household-history.service.ts'
import { changeHousehold, createHousehold } from './households.service.ts'

export const householdRoutes: Routes<
  'currentHousehold' | 'changeHousehold' | 'householdHistory' | 'createHousehold'
> = {
  currentHousehold: ({ deps, actor }) => answerWithHousehold(deps, actor, actor.householdId),

  async changeHousehold({ deps, actor, body }) {
    await inTransaction(deps, (work) => changeHousehold(work, actor, body))
    return answerWithHousehold(deps, actor, actor.householdId, 'Household Updated')
  },

  async householdHistory({ deps, actor }) {
    return { success: true, changes: await listHouseholdChanges(deps.db.read, actor.householdId) }
  },

  async createHousehold({ deps, actor, body }) {
    const id = await inTransaction(deps, (work) => createHousehold(work, actor, body))
    return answerWithHousehold(deps, { role: 'owner' }, id, 'Household created')
  },
}
