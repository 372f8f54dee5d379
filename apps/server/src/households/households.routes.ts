import type { Household } from '@casita/contract'
import type { Actor } from '../actor.ts'
import { listUndelivered } from '../channels/undelivered.service.ts'
import { inTransaction } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { joinByInvitation } from '../invitations/use-invitation.service.ts'
import type { Routes } from '../routes.ts'
import { listHouseholdChanges } from './household-history.service.ts'
import {
  changeHousehold,
  createHousehold,
  getHousehold,
  type HouseholdWithSize,
} from './households.service.ts'
import { handOver, leaveHousehold, listMembers, removeMember } from './members.service.ts'

function present(household: HouseholdWithSize, isOwner: boolean): Household {
  return {
    id: household.id,
    name: household.name,
    currency: household.currency,
    members_count: household.membersCount,
    expenses_count: household.expensesCount,
    created_at: household.created_at,
    is_owner: isOwner,
  }
}

async function answerWith(deps: Deps, actor: Pick<Actor, 'role'>, householdId: string, message?: string) {
  const household = present(await getHousehold(deps.db.read, householdId), actor.role === 'owner')
  return { success: true as const, household, ...(message && { message }) }
}

export const householdRoutes: Routes<
  | 'currentHousehold'
  | 'changeHousehold'
  | 'householdHistory'
  | 'createHousehold'
  | 'joinHousehold'
  | 'leaveHousehold'
  | 'listMembers'
  | 'removeMember'
  | 'handOverHousehold'
  | 'undeliveredMessages'
> = {
  currentHousehold: ({ deps, actor }) => answerWith(deps, actor, actor.householdId),

  async changeHousehold({ deps, actor, body }) {
    await inTransaction(deps, (work) => changeHousehold(work, actor, body))
    return answerWith(deps, actor, actor.householdId, 'Household Updated')
  },

  async householdHistory({ deps, actor }) {
    return { success: true, changes: await listHouseholdChanges(deps.db.read, actor.householdId) }
  },

  async createHousehold({ deps, actor, body }) {
    const id = await inTransaction(deps, (work) => createHousehold(work, actor, body))
    return answerWith(deps, { role: 'owner' }, id, 'Household created')
  },

  async joinHousehold({ deps, actor, body }) {
    const id = await inTransaction(deps, (work) => joinByInvitation(work, actor.userId, body.code))
    return answerWith(deps, { role: 'member' }, id, 'You joined the household')
  },

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

  async undeliveredMessages({ deps, actor }) {
    return { success: true, messages: await listUndelivered(deps.db.read, actor.householdId) }
  },
}
