import { type HouseholdChange, serverLimits } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { createDefaultCategories } from '../categories/categories.service.ts'
import type { Config } from '../config.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Households } from '../db/tables/accounts.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { totalSpending } from '../spending/spending.ts'
import { noteHouseholdChange } from './household-history.service.ts'

/** The creator of a household; the default categories are in their language. */
interface Creator {
  userId: string
  language: MemberActor['language']
}

/** A household, with the counts that its members see. */
export interface HouseholdWithSize extends Households {
  membersCount: number
  expensesCount: number
}

/** Whether a household may be created: where there is none always, otherwise if the operator allows it. */
export async function mayCreateHousehold(db: ReadOnlyDb, config: Config): Promise<boolean> {
  if (config.newHouseholds) return true
  const any = db.selectFrom('households').select('id').where('deleted_at', 'is', null).limit(1)
  return (await any.executeTakeFirst()) === undefined
}

/** Throws `households_closed` unless a household may be created. */
export async function requireMayCreateHousehold(work: Work, config: Config): Promise<void> {
  // Two of them at once would both be the first.
  if (!config.newHouseholds) await work.lock('first household')
  if (!(await mayCreateHousehold(work.db, config))) throw new AppError('households_closed')
}

/** Creates a household with the default categories and its creator as owner. Throws `already_in_household`. */
export async function createHousehold(
  work: Work,
  creator: Creator,
  input: { name: string; currency: Households['currency'] },
): Promise<string> {
  const id = newId()
  await work.db
    .insertInto('households')
    .values({
      id,
      ...input,
      created_by: creator.userId,
      created_at: work.now,
      updated_at: work.now,
      deleted_at: null,
    })
    .execute()
  await addMember(work, id, creator.userId, 'owner')
  await createDefaultCategories(work, id, creator.language)
  await noteHouseholdChange(work, id, creator.userId, 'created', { after: input })
  return id
}

/**
 * Makes somebody a member, possibly again. Throws `already_in_household` for a member of any household,
 * `session_ended` if the account was deleted meanwhile, `household_full`, and `invitation_not_found` if the last
 * member has left meanwhile and the household is gone.
 */
export async function addMember(
  work: Work,
  householdId: string,
  userId: string,
  role: 'owner' | 'member',
): Promise<void> {
  if (await lockMembership(work, userId)) throw new AppError('already_in_household')
  await requireAccount(work.db, userId)
  await lockMembers(work, householdId)
  await requireHousehold(work.db, householdId)
  await requireRoomFor(work.db, householdId)
  await work.db
    .insertInto('memberships')
    .values({ household_id: householdId, user_id: userId, role, joined_at: work.now, left_at: null })
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'user_id']).doUpdateSet({ role, joined_at: work.now, left_at: null }),
    )
    .execute()
  work.emit({ type: 'changed', householdId, topics: ['members', 'household'], userId })
  work.emit({ type: 'member_added', householdId, userId })
}

/** Locks a user's membership until the commit; returns the id of their household, or null. */
export async function lockMembership(work: Work, userId: string): Promise<string | null> {
  await work.lock(`member:${userId}`)
  const current = await work.db
    .selectFrom('memberships')
    .select('household_id')
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return current?.household_id ?? null
}

/**
 * Locks the actor's membership until the commit. Throws `no_household` if it has ended since the request was
 * authenticated.
 */
export async function requireMembership(work: Work, actor: MemberActor): Promise<void> {
  const membership = await work.db
    .selectFrom('memberships')
    .select('user_id')
    .where('household_id', '=', actor.householdId)
    .where('user_id', '=', actor.userId)
    .where('left_at', 'is', null)
    .$call(work.forUpdate)
    .executeTakeFirst()
  if (!membership) throw new AppError('no_household')
}

async function requireAccount(db: ReadOnlyDb, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) throw new AppError('session_ended')
}

/** Locks a household's members until the commit, so that people join and leave one after the other. */
export async function lockMembers(work: Work, householdId: string): Promise<void> {
  await work.lock(`members:${householdId}`)
}

/** Throws `household_full` if nobody else can join. */
export async function requireRoomFor(db: ReadOnlyDb, householdId: string): Promise<void> {
  if ((await countMembers(db, householdId)) >= serverLimits.membersMax) throw new AppError('household_full')
}

async function requireHousehold(db: ReadOnlyDb, householdId: string): Promise<void> {
  const household = await db
    .selectFrom('households')
    .select('id')
    .where('id', '=', householdId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!household) throw new AppError('invitation_not_found')
}

/** Returns the household of a member. Throws `no_household` if it is gone. */
export async function getHousehold(db: ReadOnlyDb, householdId: string): Promise<HouseholdWithSize> {
  const [[household], membersCount, spending] = await Promise.all([
    openHousehold(db, { householdId }),
    countMembers(db, householdId),
    totalSpending(db, householdId, {}),
  ])
  if (!household) throw new AppError('no_household')
  return { ...household, membersCount, expensesCount: spending.count }
}

const openHousehold = compiled((db, { householdId }: { householdId: string }) =>
  db.selectFrom('households').selectAll().where('id', '=', householdId).where('deleted_at', 'is', null),
)

/** Returns the currency that a household keeps its ledger in. Throws `no_household` if it is gone. */
export async function currencyOf(db: ReadOnlyDb, householdId: string): Promise<Households['currency']> {
  const [household] = await currencyOfHousehold(db, { householdId })
  if (!household) throw new AppError('no_household')
  return household.currency
}

const currencyOfHousehold = compiled((db, { householdId }: { householdId: string }) =>
  db
    .selectFrom('households')
    .select('currency')
    .where('id', '=', householdId)
    .where('deleted_at', 'is', null),
)

/**
 * Changes name and currency, and records the change in the history. A new currency converts no amounts: a client
 * that sends `confirm_currency: false` gets `currency_confirmation` where there are expenses.
 */
export async function changeHousehold(
  work: Work,
  actor: MemberActor,
  change: HouseholdChange,
): Promise<void> {
  const locked = work.db
    .selectFrom('households')
    .selectAll()
    .where('id', '=', actor.householdId)
    .where('deleted_at', 'is', null)
  const before = await locked.$call(work.forUpdate).executeTakeFirst()
  if (!before) throw new AppError('no_household')
  const after = { name: change.name, currency: change.currency }
  if (after.name === before.name && after.currency === before.currency) return
  if (after.currency !== before.currency && change.confirm_currency === false) {
    const { count } = await totalSpending(work.db, actor.householdId, {})
    if (count > 0) throw new AppError('currency_confirmation')
  }
  await work.db
    .updateTable('households')
    .set({ ...after, updated_at: work.now })
    .where('id', '=', actor.householdId)
    .execute()
  await noteHouseholdChange(work, actor.householdId, actor.userId, 'changed', {
    before: { name: before.name, currency: before.currency },
    after,
  })
  work.emit({
    type: 'changed',
    householdId: actor.householdId,
    topics: ['household', 'expenses'],
    userId: actor.userId,
  })
}

async function countMembers(db: ReadOnlyDb, householdId: string): Promise<number> {
  const [row] = await countOfMembers(db, { householdId })
  return Number(row?.count)
}

const countOfMembers = compiled((db, { householdId }: { householdId: string }) =>
  db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('household_id', '=', householdId)
    .where('left_at', 'is', null),
)
