import type { Actor } from '../actor.ts'
import { endSessionsOf } from '../auth/sessions.service.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { lockMembership } from '../households/households.service.ts'
import { leaveHousehold } from '../membership/membership.service.ts'

/** The name shown for a deleted person in a ledger that others keep. */
const formerName = '—'

/**
 * Deletes an account: removes everything personal from its row and ends its sessions and chats. Its expenses stay in
 * the ledger of a household with other members. Throws `delete_account_confirmation`, which says what will happen,
 * until `confirmed`, and `owner_must_hand_over`.
 */
export async function deleteAccount(work: Work, actor: Actor, confirmed: boolean): Promise<void> {
  if (!confirmed)
    throw new AppError('delete_account_confirmation', { text: await whatWouldHappen(work.db, actor) })
  const { userId } = actor
  // The membership may have changed since the request was authenticated.
  const householdId = await lockMembership(work, userId)
  if (householdId) await leaveHousehold(work, { userId, householdId }, true)
  await endSessionsOf(work, userId)
  await work.db.deleteFrom('link_tokens').where('user_id', '=', userId).execute()
  await work.db
    .updateTable('chat_accounts')
    .set({ user_id: null, disconnected_at: work.now, updated_at: work.now })
    .where('user_id', '=', userId)
    .execute()
  await work.db
    .updateTable('users')
    .set({
      google_sub: null,
      email: null,
      name: formerName,
      picture_url: null,
      phone: null,
      phone_key: null,
      validated_at: null,
      alerts_since: null,
      summary_since: null,
      chat_ended_at: null,
      updated_at: work.now,
      deleted_at: work.now,
    })
    .where('id', '=', userId)
    .execute()
}

async function whatWouldHappen(db: ReadOnlyDb, actor: Actor): Promise<string> {
  const always = 'Your name, mail address, phone number and sessions are removed and cannot be brought back.'
  if (!actor.householdId) return always
  const others = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('household_id', '=', actor.householdId)
    .where('left_at', 'is', null)
    .where('user_id', '!=', actor.userId)
    .execute()
  if (others.length === 0)
    return `${always} You are the last member, so the household is deleted with everything in it.`
  if (actor.role === 'owner') return `${always} First hand the household over to another member.`
  return `${always} The expenses that you added stay in the household for the others, without your name.`
}
