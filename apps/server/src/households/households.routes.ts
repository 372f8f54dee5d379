import { inTransaction } from '../db/work.ts'
import type { Routes } from '../routes.ts'
import { answerWithHousehold } from './household-answer.ts'
import { listHouseholdChanges } from './household-history.service.ts'
import { changeHousehold, createHousehold, requireMayCreateHousehold } from './households.service.ts'

export const householdRoutes: Routes<
  'currentHousehold' | 'changeHousehold' | 'householdHistory' | 'createHousehold'
> = {
  currentHousehold: ({ deps, actor }) => answerWithHousehold(deps.db.read, actor, actor.householdId),

  changeHousehold: ({ deps, actor, body }) =>
    inTransaction(deps, async (work) => {
      await changeHousehold(work, actor, body)
      return answerWithHousehold(work.db, actor, actor.householdId, 'Household Updated')
    }),

  async householdHistory({ deps, actor }) {
    return { success: true, changes: await listHouseholdChanges(deps.db.read, actor.householdId) }
  },

  createHousehold: ({ deps, actor, body }) =>
    inTransaction(deps, async (work) => {
      await requireMayCreateHousehold(work, deps.config)
      const id = await createHousehold(work, actor, body)
      return answerWithHousehold(work.db, { role: 'owner' }, id, 'Household created')
    }),
}
