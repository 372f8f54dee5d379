import type { ReadOnlyDb } from '../db/database.ts'
import type { Invitations } from '../db/tables/accounts.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { noteHouseholdChange } from '../households/household-history.service.ts'
import { addMember } from '../households/households.service.ts'
import { invitationKey } from './invitation-codes.ts'

/** A valid invitation, with the names that a guest may see. */
export interface OpenInvitation {
  householdId: string
  invitationId: string
  householdName: string
  inviterName: string
  expiresAt: string
}

/** Finds the invitation of a code. Throws `invitation_not_found`, `invitation_used` or `invitation_expired`. */
export async function findInvitation(db: ReadOnlyDb, code: string, now: string): Promise<OpenInvitation> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('households', 'households.id', 'invitations.household_id')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.household_id',
      'invitations.id',
      'invitations.uses',
      'invitations.max_uses',
      'invitations.expires_at',
      'invitations.deleted_at',
      'households.name as household_name',
      'users.name as inviter_name',
    ])
    .where('invitations.code_key', '=', invitationKey(code))
    .where('households.deleted_at', 'is', null)
    .executeTakeFirst()
  requireUsable(row, now)
  return {
    householdId: row.household_id,
    invitationId: row.id,
    householdName: row.household_name,
    inviterName: row.inviter_name,
    expiresAt: row.expires_at,
  }
}

/**
 * Uses an invitation once: the person becomes a member. Returns the household's id. Never more people succeed than the
 * invitation has uses, even at the same moment. Throws what `findInvitation` and `addMember` throw.
 */
export async function joinByInvitation(work: Work, userId: string, code: string): Promise<string> {
  const { householdId, invitationId } = await findInvitation(work.db, code, work.now)
  const own = work.db
    .selectFrom('invitations')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('id', '=', invitationId)
  // Locked before the invitation, in the same order as when a membership ends and its invitations are withdrawn.
  await addMember(work, householdId, userId, 'member')
  requireUsable(await own.$call(work.forUpdate).executeTakeFirst(), work.now)
  await work.db
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1), updated_at: work.now }))
    .where('household_id', '=', householdId)
    .where('id', '=', invitationId)
    .execute()
  await work.db
    .insertInto('invitation_uses')
    .values({ household_id: householdId, invitation_id: invitationId, user_id: userId, used_at: work.now })
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'invitation_id', 'user_id']).doUpdateSet({ used_at: work.now }),
    )
    .execute()
  await noteHouseholdChange(work, householdId, userId, 'joined', { memberId: userId })
  work.emit({ type: 'changed', householdId, topics: ['invitations'], userId })
  return householdId
}

function requireUsable<I extends Pick<Invitations, 'uses' | 'max_uses' | 'expires_at' | 'deleted_at'>>(
  invitation: I | undefined,
  now: string,
): asserts invitation is I {
  if (!invitation || invitation.deleted_at) throw new AppError('invitation_not_found')
  if (invitation.uses >= invitation.max_uses) throw new AppError('invitation_used')
  if (invitation.expires_at <= now) throw new AppError('invitation_expired')
}
