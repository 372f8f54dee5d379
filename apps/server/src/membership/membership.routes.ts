import { inTransaction } from '../db/work.ts'
import { answerWithHousehold } from '../households/household-answer.ts'
import { joinByInvitation } from '../invitations/use-invitation.service.ts'
import type { Routes } from '../routes.ts'
import { handOver, leaveHousehold, listMembers, removeMember } from './membership.service.ts'

export const membershipRoutes: Routes<
  'joinHousehold' | 'leaveHousehold' | 'listMembers' | 'removeMember' | 'handOverHousehold'
> = {
  joinHousehold: ({ deps, actor, body }) =>
    inTransaction(deps, async (work) => {
      const id = await joinByInvitation(work, actor.userId, body.code)
      return answerWithHousehold(work.db, { role: 'member' }, id, 'You joined the household')
    }),

  async leaveHousehold({ deps, actor, body }) {
    const outcome = await inTransaction(deps, (work) =>
      leaveHousehold(work, actor, body.confirm_delete === true),
    )
    return {
      success: true,
      message: outcome === 'left' ? 'You left the household' : 'The household was deleted',
    }
  },

  async listMembers({ deps, actor }) {
    return { success: true, members: await listMembers(deps.db.read, actor.householdId, actor) }
  },

  async removeMember({ deps, actor, params }) {
    await inTransaction(deps, (work) => removeMember(work, actor, params.id))
    return { success: true, message: 'Member removed' }
  },

  async handOverHousehold({ deps, actor, params }) {
    await inTransaction(deps, (work) => handOver(work, actor, params.id))
    return { success: true, message: 'Household handed over' }
  },
}
