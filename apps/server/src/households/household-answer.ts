import type { Household } from '@casita/contract'
import type { Actor } from '../actor.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { getHousehold, type HouseholdWithSize } from './households.service.ts'

/**
 * The answer that contains a household as it is now, as this actor sees it. After a change, call it in the same
 * transaction: later, the household may be gone. Throws `no_household` if it is.
 */
export async function answerWithHousehold(
  db: ReadOnlyDb,
  actor: Pick<Actor, 'role'>,
  householdId: string,
  message?: string,
) {
  const household = present(await getHousehold(db, householdId), actor.role === 'owner')
  return { success: true as const, household, ...(message && { message }) }
}

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
