import type { Member } from '@casita/contract'
import type { Actor, MemberActor } from '../actor.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { noteHouseholdChange } from '../households/household-history.service.ts'
import { lockMembers } from '../households/households.service.ts'
import { leaveRecurring } from '../recurring/recurring.service.ts'

/** The members of the actor's household, in the order in which they joined. */
export async function listMembers(db: ReadOnlyDb, householdId: string, actor: Actor): Promise<Member[]> {
  const rows = await currentMembers(db, { householdId })
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    profile_picture: row.picture_url,
    phone_number: row.phone,
    joined_at: row.joined_at,
    role: row.role,
    is_current_user: row.id === actor.userId,
  }))
}

const currentMembers = compiled((db, { householdId }: { householdId: string }) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'users.id',
      'users.name',
      'users.picture_url',
      'users.phone',
      'memberships.role',
      'memberships.joined_at',
    ])
    .where('memberships.household_id', '=', householdId)
    .where('memberships.left_at', 'is', null)
    .orderBy('memberships.joined_at')
    .orderBy('users.id'),
)

/**
 * Ends the actor's membership; their expenses stay. An owner with other members must hand over first
 * (`owner_must_hand_over`). The last member deletes the household, which throws `leave_confirmation` until it is
 * confirmed.
 */
export async function leaveHousehold(
  work: Work,
  actor: Pick<MemberActor, 'userId' | 'householdId'>,
  confirmedDelete: boolean,
): Promise<'left' | 'deleted'> {
  const members = await lockAndListMembers(work, actor.householdId)
  // The role was read before the transaction; since then they may have become the owner, or been removed.
  const self = members.find((member) => member.user_id === actor.userId)
  if (!self) return 'left'
  const others = members.filter((member) => member !== self)
  if (others.length > 0 && self.role === 'owner') throw new AppError('owner_must_hand_over')
  if (others.length === 0 && !confirmedDelete) throw new AppError('leave_confirmation')
  await endMembership(work, actor.householdId, actor.userId)
  await noteHouseholdChange(work, actor.householdId, actor.userId, 'left', { memberId: actor.userId })
  if (others.length > 0) return 'left'
  await work.db
    .updateTable('households')
    .set({ deleted_at: work.now, updated_at: work.now })
    .where('id', '=', actor.householdId)
    .execute()
  return 'deleted'
}

/**
 * Removes a member, as the owner; the member's expenses stay. Throws `not_found`, or `forbidden` for the owner
 * themselves.
 */
export async function removeMember(work: Work, actor: MemberActor, userId: string): Promise<void> {
  if (userId === actor.userId)
    throw new AppError('forbidden', { text: 'You cannot remove yourself. Leave the household instead.' })
  const members = await lockAndListMembers(work, actor.householdId)
  requireOwner(members, actor)
  if (!members.some((member) => member.user_id === userId)) throw new AppError('not_found')
  await endMembership(work, actor.householdId, userId)
  await noteHouseholdChange(work, actor.householdId, actor.userId, 'removed', { memberId: userId })
}

/** Makes another member the owner. Throws `not_found`, or `forbidden` for the owner themselves. */
export async function handOver(work: Work, actor: MemberActor, userId: string): Promise<void> {
  const members = await lockAndListMembers(work, actor.householdId)
  requireOwner(members, actor)
  if (userId === actor.userId) throw new AppError('forbidden', { text: 'The household is yours already.' })
  if (!members.some((member) => member.user_id === userId)) throw new AppError('not_found')
  // In this order: a unique index allows a household only one owner at any moment.
  await setRole(work, actor.householdId, actor.userId, 'member')
  await setRole(work, actor.householdId, userId, 'owner')
  await noteHouseholdChange(work, actor.householdId, actor.userId, 'handed_over', { memberId: userId })
  work.emit({
    type: 'changed',
    householdId: actor.householdId,
    topics: ['members', 'household', 'expenses'],
    userId: actor.userId,
  })
}

/** Locks the household's members and returns them. */
async function lockAndListMembers(work: Work, householdId: string) {
  await lockMembers(work, householdId)
  return work.db
    .selectFrom('memberships')
    .select(['user_id', 'role'])
    .where('household_id', '=', householdId)
    .where('left_at', 'is', null)
    .execute()
}

/** Checks the role again inside the transaction: the household may have been handed over since the request began. */
function requireOwner(members: { user_id: string; role: string }[], actor: MemberActor): void {
  if (!members.some((member) => member.user_id === actor.userId && member.role === 'owner'))
    throw new AppError('owner_only')
}

async function setRole(
  work: Work,
  householdId: string,
  userId: string,
  role: 'owner' | 'member',
): Promise<void> {
  await work.db
    .updateTable('memberships')
    .set({ role })
    .where('household_id', '=', householdId)
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Ends a membership, the open invitations of that person (so that they cannot return with a code of their own) and
 * their recurring expenses.
 */
async function endMembership(work: Work, householdId: string, userId: string): Promise<void> {
  await work.db
    .updateTable('memberships')
    .set({ left_at: work.now, role: 'member' })
    .where('household_id', '=', householdId)
    .where('user_id', '=', userId)
    .execute()
  await work.db
    .updateTable('invitations')
    .set({ deleted_at: work.now, updated_at: work.now })
    .where('household_id', '=', householdId)
    .where('invited_by', '=', userId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb('uses', '<', eb.ref('max_uses')))
    .execute()
  await leaveRecurring(work, householdId, userId)
  await work.db.deleteFrom('conversations').where('user_id', '=', userId).execute()
  work.emit({
    type: 'changed',
    householdId,
    topics: ['members', 'household', 'invitations', 'recurring'],
    userId,
  })
  work.emit({ type: 'member_removed', householdId, userId })
}
